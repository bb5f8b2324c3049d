import CReference
import Foundation
import TableScreen

/// What a key in the search field costs, up to the change set that a host has carried out, beside the fastest way to
/// look through all titles as they are: `memmem` over one folded buffer.
@MainActor enum Searching {
  static func all() async throws -> [Measurement] {
    let titles = self.titles(1_000_000)
    let screen = TitlesScreen(titles)
    let host = try await HeadlessHost.show(screen)
    defer { host.close() }
    try await host.search("x")
    try await host.endSearch()
    let folded = titles.map {
      $0.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
    .joined(separator: "\n")
    let buffer = folded.utf8.map { CChar(bitPattern: $0) }
    return ["an", "bergton", "lo ma", "zzzz"].map { (query: String) in
      measure("search 1,000,000 titles for “\(query)”", against: "memmem", runs: 11) {
        screen.send(.beginSearch)
        screen.send(.search(query))
        blackHole(host.page)
      } _: {
        blackHole(lines_holding(buffer, buffer.count, query, strlen(query)))
      } between: {
        screen.send(.endSearch)
      }
    }
  }

  /// Titles of two or three made-up words, of which one in ten has an accent.
  private static func titles(_ count: Int) -> [String] {
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let syllables = [
      "an", "ber", "co", "da", "el", "fi", "gton", "ha", "in", "jo", "ka", "lo", "ma", "ne", "or",
      "pa", "qui",
      "ro", "sa", "ton", "ul", "ve", "wi", "xa", "yo", "ze",
    ]
    let words = (0..<20_000).map { _ in
      (0..<2 + next(3)).map { _ in syllables[next(syllables.count)] }.joined().capitalized
    }
    return (0..<count).map { _ in
      let title = (0..<2 + next(2)).map { _ in words[next(words.count)] }.joined(separator: " ")
      return next(10) == 0 ? title.replacingOccurrences(of: "a", with: "á") : title
    }
  }
}

private final class TitlesScreen: TableScreen {
  private let titles: [Title]

  private struct Title: Identifiable, Equatable {
    let id: Int
    let text: String
  }

  init(_ titles: [String]) {
    self.titles = titles.enumerated().map { Title(id: $0, text: $1) }
    super.init()
  }

  override class var settings: Settings { [.searchable()] }

  override var tableData: [Section] {
    [Section("Titles", items: titles, searchText: { $0.text }) { [.title: $0.text] }]
  }
}
