import TableScreen
import TableScreenTesting
import Testing

/// What is remembered about a row.
enum Memory: String, CaseIterable { case mask, selection, expansion, draft, busy, anchor, undo }

/// What happens to a row.
enum Fate: String, CaseIterable {
  case leavesAndReturns, sectionLeavesAndReturns, movesWithin, movesToSection, movesToGroup
  case sourceComesAndGoes, shrinksAndGrows, closesAndOpens
  /// In one turn, but not in one update.
  case isReplaced, leavesThenComes, comesThenLeaves
}

struct MemoryCase: CustomTestStringConvertible, Sendable {
  let kind: MemoryKind
  let memory: Memory
  let fate: Fate
  var testDescription: String { "\(kind), \(memory), \(fate)" }

  static let all = MemoryKind.allCases.flatMap { kind in
    Memory.allCases.flatMap { memory in
      Fate.allCases.map { MemoryCase(kind: kind, memory: memory, fate: $0) }
    }
  }
  .filter(\.hasMeaning)

  private var hasMeaning: Bool {
    switch (kind, fate) {
    // Where the place is the identity, nothing moves; without an id nothing moves to other sections.
    case (.count, .movesWithin), (.count, .movesToSection), (.count, .movesToGroup): return false
    case (.builderWithoutIDs, .movesToSection), (.builderWithoutIDs, .movesToGroup): return false
    case (.count, .leavesThenComes), (.builderWithoutIDs, .leavesThenComes): return false
    case (.count, .comesThenLeaves), (.builderWithoutIDs, .comesThenLeaves): return false
    // What a table owns moves there by being moved.
    case (.owned, .comesThenLeaves): return false
    default: break
    }
    switch (memory, fate) {
    // What runs ends when a screen closes, and nothing is taken back after that.
    case (.busy, .closesAndOpens), (.undo, .closesAndOpens): return false
    // The first row in view stays in view where it stays at all.
    case (.anchor, .shrinksAndGrows): return true
    case (.anchor, _): return false
    default: return true
    }
  }
}

/// What is remembered about a row is remembered for every kind of section, whatever happens to it.
@MainActor struct MemoryTests {
  @Test(arguments: MemoryCase.all)
  func `what is remembered stays`(_ memoryCase: MemoryCase) async throws {
    let test = try await MemoryTrial(memoryCase)
    let found = try await TableDiagnostics.collect {
      try await test.put()
      try await test.happen()
      try await test.check()
    }
    #expect(found == [])
  }
}

@MainActor struct MemoryTrial {
  let kind: MemoryKind
  let memory: Memory
  let fate: Fate
  let screen: MemoryScreen
  let table: HeadlessHost
  /// The row that it is about.
  let key = "c"

  init(_ memoryCase: MemoryCase) async throws {
    (kind, memory, fate) = (memoryCase.kind, memoryCase.memory, memoryCase.fate)
    screen = MemoryScreen(kind)
    table = try await HeadlessHost.show(TableScreen())
    table.visibleScreen.open(screen)
    try await table.settle()
    // Rows that are made when they are needed have their names from then on.
    _ = table.page
    try await table.settle()
    #expect(table.titles.filter { $0.count == 1 } == ["a", "b", "c", "d", "x"])
  }

  /// The row, by what an app would call it.
  var selector: TableSelector {
    switch kind {
    case .builderWithoutIDs: .tag(key)
    case .count: .id(2)
    default: .id(TableCell.ID(key))
    }
  }

  func row() throws -> NodeID { try #require(screen.model.resolve(selector).first) }

  func pause() async { for _ in 0..<40 { await Task.yield() } }

  // MARK: What is remembered

  func put() async throws {
    switch memory {
    case .mask: screen.mask(selector)
    case .selection: screen.select(selector)
    case .expansion: screen.setExpanded(true, of: selector)
    case .draft: screen.form[selector].value = .text("typed")
    case .busy:
      screen.send(.tap(try row()))
      await pause()
      #expect(screen.runs == 1)
    case .anchor:
      try await table.scroll(to: key)
      #expect(top == key)
    case .undo: try await table.delete(kind == .count ? "d" : "b")
    }
  }

  func check() async throws {
    switch memory {
    case .mask:
      #expect(!table.titles.contains(key))
      #expect(table.titles.contains("d"))
      screen.unmask(selector)
      #expect(table.titles.contains(key))
    case .selection: #expect(screen.selectedRows == [try row()])
    case .expansion:
      #expect(table.titles.contains("below \(key)"))
      #expect(table.row(key)?.isExpanded == true)
    case .draft:
      #expect(screen.form[selector].value == .text("typed"))
      screen.form[selector].value = .text("typed again")
      try await screen.commitForm()
      #expect(screen.keepsake(key).text == "typed again")
    case .busy:
      #expect(table.row(key)?.isBusy == true)
      screen.send(.tap(try row()))
      await pause()
      #expect(screen.runs == 1)
      screen.isDone = true
      try await table.settle()
      #expect(table.row(key)?.isBusy == false)
    case .anchor: #expect(top == key)
    case .undo:
      screen.send(.undo)
      await pause()
      #expect(table.titles.contains(kind == .count ? "d" : "b"))
      #expect(table.titles.filter { $0 == key }.count == 1)
    }
  }

  private var top: String? { table.row(at: table.top)?.title }
}
