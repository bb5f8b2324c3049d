#if os(macOS) || os(Linux)
import CReference
import Foundation
import TableScreen
import TableScreenTesting

/// What a key in the search field costs, up to the change set at a host and the first screen of rows, beside the fastest
/// way to look through all titles as they are: `memmem` over one folded buffer.
@MainActor enum Searching {
  private static let queries = ["an", "bergton", "lo ma", "zzzz"]

  static func run(_ report: Report) async throws {
    let titles = Self.titles(1_000_000)
    try await keys(report, titles, goal: .milliseconds(4))
    try await keys(report, Array(titles[..<100_000]), goal: .milliseconds(4))
    try await index(report, titles)
    try await stalls(report, titles)
  }

  /// One key in the search field, up to the first page of what was found.
  private static func keys(_ report: Report, _ titles: [String], goal: Goal) async throws {
    func name(_ query: String) -> String {
      "search \(titles.count.formatted()) titles for “\(query)”"
    }
    guard queries.contains(where: { report.wants(name($0)) }) else { return }
    let screen = TitlesScreen(titles)
    let (_, navigator) = SilentHost.show(screen)
    defer { navigator.end() }
    screen.send(.search("x"))
    while screen.chrome.search?.isIndexing == true { await Task.yield() }
    screen.send(.endSearch)
    let folded = titles.map(folded).joined(separator: "\n")
    let buffer = folded.utf8.map { CChar(bitPattern: $0) }
    for query in queries {
      report.measure(
        name(query), against: "memmem, every line that holds it", goal: goal, runs: 11
      ) {
        screen.send(.beginSearch)
        screen.send(.search(query))
        blackHole(page(of: screen))
      } _: {
        blackHole(lines_holding(buffer, buffer.count, query, strlen(query)))
      } between: {
        screen.send(.endSearch)
      }
    }
    guard titles.count == 1_000_000 else { return }
    report.announce("differences from Foundation")
    var differences = 0
    for query in queries {
      screen.send(.search(query))
      let wanted = titles.count {
        $0.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) != nil
      }
      differences += abs(wanted - screen.layout.rowCount)
      screen.send(.endSearch)
    }
    report.note(
      "hits that Foundation's folding search does not have", .count(differences),
      goal: .most(.count(0)))
  }

  /// The rows of the first screen, as a host draws them.
  private static func page(of screen: TableScreen) -> [RowContent] {
    let pool = RowCellPool()
    return (0..<50).compactMap { row in
      screen.layout.row(at: TablePath(0, row)).flatMap { pool.content(of: $0.id, in: screen) }
    }
  }

  /// The first search, which finds no index.
  private static func index(_ report: Report, _ titles: [String]) async throws {
    let name = "the index, made with the first key"
    guard report.wants(name) else { return }
    report.announce(name)
    let screen = TitlesScreen(titles)
    let host = try await HeadlessHost.show(screen)
    defer { host.close() }
    let start = ContinuousClock.now
    try await host.search("x")
    let time = (ContinuousClock.now - start) / .nanoseconds(1) / Double(titles.count)
    report.note(name, Figure(amount: time, unit: .nanosecondsPerRow))
  }

  static func folded(_ title: String) -> String {
    title.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }

  /// Titles of two or three made-up words, of which one in ten has an accent.
  static func titles(_ count: Int) -> [String] {
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

final class TitlesScreen: TableScreen {
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
#endif
