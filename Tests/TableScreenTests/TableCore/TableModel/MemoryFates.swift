import TableScreen
import TableScreenTesting
import Testing

// What happens to the row.
extension MemoryTrial {
  func happen() async throws {
    switch fate {
    case .leavesAndReturns:
      try await awayAndBack(leave)
    case .sectionLeavesAndReturns:
      guard kind != .owned else { return }
      screen.places = [.second, .elsewhere]
      screen.apply()
      await pause()
      #expect(!table.titles.contains("a"))
      screen.places = MemoryPlace.allCases
      screen.apply()
    case .movesWithin:
      try move { rows in
        rows[.first]?.removeAll { $0 == key }
        rows[.first]?.insert(key, at: 0)
      } owned: {
        .first(in: .section("first"))
      }
    case .movesToSection:
      try move { rows in
        rows[.first]?.removeAll { $0 == key }
        rows[.second]?.append(key)
      } owned: {
        .last(in: .section("second"))
      }
    case .movesToGroup:
      try move { rows in
        rows[.first]?.removeAll { $0 == key }
        rows[.elsewhere]?.append(key)
      } owned: {
        .last(in: .children(of: "host"))
      }
    case .sourceComesAndGoes: await cover()
    case .shrinksAndGrows:
      try await awayAndBack { $0[.first] = memory == .anchor ? ["a", "c"] : ["a"] }
    case .closesAndOpens:
      try await table.back()
      #expect(!table.titles.contains("a"))
      table.visibleScreen.open(screen)
      try await table.settle()
    case .isReplaced:
      let before = screen.rows
      try replace(leave, { $0 = before }, .path(DataPath(0, 2)))
    case .leavesThenComes:
      try replace(
        { $0[.first]?.removeAll { $0 == key } }, { $0[.second]?.append(key) },
        .last(in: .section("second")))
    case .comesThenLeaves:
      screen.arrange { $0[.second]?.append(key) }
      screen.arrange { $0[.first]?.removeAll { $0 == key } }
    }
    await pause()
  }

  /// Takes the row out; where the place is the identity, with those after it.
  private func leave(_ rows: inout [MemoryPlace: [String]]) {
    if kind == .count {
      rows[.first]?.removeSubrange(2...)
    } else {
      rows[.first]?.removeAll { $0 == key }
    }
  }

  /// Takes the row out and puts it in, one after the other.
  private func replace(
    _ remove: (inout [MemoryPlace: [String]]) -> Void,
    _ add: (inout [MemoryPlace: [String]]) -> Void, _ place: RowPlace
  ) throws {
    guard kind == .owned else {
      screen.arrange(remove)
      #expect(!table.titles.contains(key))
      return screen.arrange(add)
    }
    let cells = screen.model.cells(selector)
    try screen.model.deleteRows(selector)
    try screen.model.insertRows(cells, at: place)
  }

  /// Takes rows out, and puts them back.
  private func awayAndBack(_ change: (inout [MemoryPlace: [String]]) -> Void) async throws {
    let before = screen.rows
    var after = before
    change(&after)
    if kind == .owned {
      // What the table owns returns by undoing.
      let gone = before[.first]?.filter { after[.first]?.contains($0) != true } ?? []
      let rows = gone.flatMap { screen.model.resolve(.id(TableCell.ID($0))) }
      screen.send(.delete(rows))
      await pause()
      #expect(gone.allSatisfy { !table.titles.contains($0) })
      screen.send(.undo)
      await pause()
      return
    }
    screen.arrange { $0 = after }
    await pause()
    #expect(!table.titles.contains(memory == .anchor ? "b" : key) || kind == .count)
    screen.arrange { $0 = before }
  }

  private func move(
    _ change: (inout [MemoryPlace: [String]]) -> Void, owned: () -> RowPlace
  ) throws {
    if kind == .owned {
      try screen.model.moveRows(selector, to: owned())
    } else {
      screen.arrange(change)
    }
  }

  /// Puts a source in the place of the rows, or takes theirs away, and undoes that.
  private func cover() async {
    if kind == .owned {
      screen.setSource(screen.cover, of: .section("first"))
    } else {
      screen.isCovered = true
      screen.apply()
    }
    await pause()
    #expect(!table.titles.contains("a"))
    if kind == .owned {
      screen.setSource(nil, of: .section("first"))
    } else {
      screen.isCovered = false
      screen.apply()
    }
  }
}
