import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// A search does not say that nothing is there where the rows could not be read.
@MainActor @Suite struct FailedSourceTests {
  private struct Away: LocalizedError { var errorDescription: String? { "The server is away." } }

  private final class Rows: RowSource {
    var titles: [String]
    init(_ titles: [String]) {
      self.titles = titles
      super.init()
    }
    override var rows: TableSection {
      TableSection(cells: titles.map { [.id: .key($0), .title: $0] })
    }
  }

  private final class Sheet: TableScreen {
    let sources: [Rows]
    let below: Rows
    init(_ sources: [Rows], below: Rows) {
      (self.sources, self.below) = (sources, below)
      super.init()
    }
    override class var settings: Settings { [.searchable()] }
    override var tableData: [Section] {
      [
        Section("Parents") {
          [
            .id: "parent", .title: "Parent",
            .children: .sections([Section("Below", id: "below", source: below)]),
          ]
        }
      ]
        + sources.enumerated().map { place, source in
          Section("\(place)", id: .key(place), source: source)
        }
    }
  }

  @Test func `what a source could not read is said in a search, as often as it failed`()
    async throws
  {
    for round in 0..<Effort.rounds(30) {
      var random = SplitMix64(seed: Seed.value &+ UInt64(round))
      let words = ["ash", "ask", "birch", "cedar"]
      let sources = (0..<3).map { place in
        Rows(words.filter { _ in random.once(in: 2) }.map { "\($0) \(place)" })
      }
      let below = Rows(["ash below"])
      let screen = Sheet(sources, below: below)
      let table = try await HeadlessHost.show(screen)
      let isOpen = random.once(in: 2)
      screen.setExpanded(isOpen, of: .id("parent"))
      try await table.settle()
      var search = ""
      for step in 0..<12 {
        let source = (sources + [below]).randomElement(using: &random) ?? below
        switch Int.random(in: 0..<4, using: &random) {
        case 0: source.didChange(failure: Away())
        case 1: source.didChange()
        case 2:
          search = ["as", "xyz", "birch"].randomElement(using: &random) ?? ""
          try await table.search(search)
        default:
          search = ""
          try await table.endSearch()
        }
        try await table.settle()
        let failed = sources.count { $0.failure != nil } + (isOpen && below.failure != nil ? 1 : 0)
        let said = table.titles.count { $0 == "The server is away." }
        let found = sources.flatMap(\.titles).filter { search.isEmpty || $0.contains(search) }
        let place: Comment =
          "seed \(Seed.value), round \(round), step \(step), search “\(search)”"
        #expect(said == failed, place)
        #expect(table.titles.filter { found.contains($0) } == found, place)
        let count = found.count + (below.titles[0].contains(search) ? 1 : 0)
        #expect(search.isEmpty || table.chrome.search?.found == count, place)
      }
    }
  }
}
