import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// Rows below a row that undo brings back show by the search and the masks of now, not by those of when it was deleted.
@MainActor @Suite struct ReturnedBranchTests {
  private static let words = ["ash", "birch", "cedar", "1 seal", "box 1"]

  private final class Trees: TableScreen {
    override class var settings: Settings { [.searchable()] }
  }

  private static func cells(
    _ name: String, depth: Int, _ random: inout SplitMix64
  ) -> [TableCell] {
    (0..<(depth == 0 ? 3 : 2)).map { place in
      let id = "\(name)\(place)"
      let word = words.randomElement(using: &random) ?? ""
      var cell: TableCell = [
        .id: .key(id), .title: "\(word) \(id)", .editingStyle: .delete,
        .masked: depth > 0 && random.once(in: 5),
      ]
      if depth < 2, depth == 0 || random.once(in: 2) {
        let rows = cells(id, depth: depth + 1, &random)
        cell[.children] = .cells(rows, expanded: !random.once(in: 4))
      }
      return cell
    }
  }

  /// The ids that such a table can have.
  private static var ids: [String] {
    (0..<3).flatMap { first in
      (0..<2).flatMap { second in
        ["\(first)\(second)"] + (0..<2).map { "\(first)\(second)\($0)" }
      }
    }
  }

  @Test func `a branch that undo brings back shows by the search and the masks of now`()
    async throws
  {
    for number in 0..<Effort.rounds(150) {
      var random = SplitMix64(seed: Seed.value &+ UInt64(number))
      let place: Comment = "seed \(Seed.value), round \(number)"
      let cells = Self.cells("", depth: 0, &random)
      let screen = Trees(model: TableModel([TableSection("S", cells: cells)]))
      let table = try await HeadlessHost.show(screen)
      func search() async throws {
        let text = ["", "ash", "1", "box", "se", "cedar"].randomElement(using: &random) ?? ""
        if text.isEmpty { try await table.endSearch() } else { try await table.search(text) }
      }
      func mask() {
        guard let id = Self.ids.randomElement(using: &random) else { return }
        screen.model.setMasked(random.once(in: 2), of: .id(.key(id)))
      }
      if random.once(in: 2) { try await search() }
      if random.once(in: 2) { mask() }
      try await table.settle()
      let shown = table.titles.filter { $0.split(separator: " ").last?.count == 1 }
      guard let title = shown.randomElement(using: &random) else { continue }
      try await table.delete(title)
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        if random.once(in: 2) { mask() } else { try await search() }
      }
      try await table.settle()
      try await table.undo()
      let (titles, found) = (table.titles, table.chrome.search?.found)
      // A table made anew of the same rows, with the same masks and the same search.
      let (text, isOff) = (table.chrome.search?.text ?? "", table.chrome.search?.phase == .off)
      let masked = Self.ids.map { ($0, screen.model.isMasked(.id(.key($0)))) }
      let fresh = Trees(model: TableModel([TableSection("S", cells: cells)]))
      let other = try await HeadlessHost.show(fresh)
      for (id, isMasked) in masked where !fresh.model.resolve(.id(.key(id))).isEmpty {
        fresh.model.setMasked(isMasked, of: .id(.key(id)))
      }
      if !isOff { try await other.search(text) }
      try await other.settle()
      #expect(titles == other.titles, place)
      #expect(found == other.chrome.search?.found, place)
    }
  }
}
