#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenData
import TableScreenTesting

/// For how long the main actor stands still while something comes from outside, which may be anything.
@MainActor enum Outside {
  static func run(_ report: Report) async throws {
    try await opening(report)
    try await refreshing(report)
    try await database(report)
  }

  private static func opening(_ report: Report) async throws {
    let texts: [(name: String, text: String, goal: Goal?)] = [
      ("99,000 cells of unknown keys", unknownKeys(99_000), .milliseconds(8)),
      ("100,000 good cells", goodCells(100_000), .milliseconds(8)),
      ("one cell of 99,000 unknown keys", unknownKeysOfOne(99_000), .milliseconds(8)),
      ("as many sections as may be", sections(10_000), .milliseconds(8)),
      ("as many lists of children as may be", hosts(10_000), .milliseconds(8)),
      ("10,000 fields of a form", fields(10_000), nil),
    ]
    for (name, text, goal) in texts {
      let data = Data(text.utf8)
      try await report.stall(name + " from a server, shown: standstill", goal: goal) {
        screen([data])
      } _: { screen in
        let host = try await HeadlessHost.show(screen)
        blackHole(host.frame(columns: 80, rows: 40))
      }
    }
  }

  /// Makes a screen of as many good cells from a server.
  static func served(_ count: Int) -> TableScreen { screen([Data(goodCells(count).utf8)]) }

  private static func refreshing(_ report: Report) async throws {
    let (old, new) = (Data(goodCells(100_000).utf8), Data(goodCells(100_000, edition: 2).utf8))
    try await report.stall("100,000 cells refreshed, 1 % changed: standstill") {
      try await HeadlessHost.show(screen([old, new]))
    } _: { host in
      try await host.refresh()
      blackHole(host.frame(columns: 80, rows: 40))
    }
  }

  private static func screen(_ answers: [Data]) -> TableScreen {
    let screen = QuietScreen()
    screen.dataURL = URL(string: "http://127.0.0.1/")
    screen.dataLoader = Answers(answers)
    return screen
  }

  private static func table(_ count: Int, _ cell: (Int) -> String) -> String {
    "[{\"cells\": [" + (0..<count).map(cell).joined(separator: ",") + "]}]"
  }

  private static func unknownKeys(_ count: Int) -> String {
    table(count) { "{\"titel\(String($0, radix: 36))\": \"row\"}" }
  }

  private static func unknownKeysOfOne(_ count: Int) -> String {
    table(1) { _ in "{" + (0..<count).map { "\"titel\($0)\": 1" }.joined(separator: ",") + "}" }
  }

  private static func goodCells(_ count: Int, edition: Int = 1) -> String {
    table(count) { "{\"id\": \($0), \"title\": \"Row\(edition > 1 && $0 % 100 == 0 ? "!" : "")\"}" }
  }

  private static func sections(_ count: Int) -> String {
    "[" + (0..<count).map { _ in "{\"cells\": []}" }.joined(separator: ",") + "]"
  }

  private static func hosts(_ count: Int) -> String {
    table(count) { "{\"title\": \"Row \($0)\", \"children\": [{\"title\": \"Below\"}]}" }
  }

  private static func fields(_ count: Int) -> String {
    table(count) { "{\"title\": \"Field\", \"name\": \"f\($0)\", \"value\": \"x\"}" }
  }
}

/// A screen that says nothing of mistakes, so that no printing is measured.
private final class QuietScreen: TableScreen {
  override func onDataMistakes(_ mistakes: [TableDataMistake]) {}
}

/// Answers with one text after the other, and with the last from then on.
private actor Answers: TableDataLoader {
  private var answers: [Data]

  init(_ answers: [Data]) { self.answers = answers }

  func answer(
    from url: URL, unless tag: String?, limits: TableDataLimits
  ) async throws -> TableDataAnswer {
    .data(answers.count > 1 ? answers.removeFirst() : answers[0], tag: nil)
  }
}
#endif
