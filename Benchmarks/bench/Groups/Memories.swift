#if os(macOS) || os(Linux)
import TableScreen
import TableScreenTesting

/// The memory of a million rows, of a search among them, and of screens that come and go.
@MainActor enum Memories {
  private static let count = 1_000_000

  static func run(_ report: Report) async throws {
    try await rows(report, "items") { ItemsScreen(count) }
    try await rows(report, "cells") { NumbersScreen(count) }
    try await rows(report, "computed rows") { ComputedTitles(count) }
    try await visits(report)
  }

  /// What rows cost while they are shown and searched, at most and at rest, with the data that they are made of; and what
  /// stays of them.
  private static func rows(
    _ report: Report, _ kind: String, _ make: @MainActor () -> TableScreen
  ) async throws {
    let name = "memory of 1,000,000 \(kind)"
    guard report.wants(name) else { return }
    report.announce(name)
    var host: HeadlessHost?
    let shown = try await Memory.taken {
      host = try await HeadlessHost.show(make())
      blackHole(host?.page)
    }
    let searched = try await Memory.taken {
      host?.timeout = .seconds(60)
      try await host?.search("row 9999")
    }
    let closed = await Memory.taken {
      host?.close()
      host = nil
    }
    report.note("\(name), shown: at rest", .megabytes(shown.rest))
    report.note("\(name), shown: at most", .megabytes(shown.peak))
    report.note("\(name), searched: more at rest", .megabytes(searched.rest))
    report.note("\(name), searched: more at most", .megabytes(searched.peak))
    report.note(
      "\(name), closed: left", .megabytes(shown.rest + searched.rest + closed.rest),
      goal: .most(.megabytes(1)))
  }

  /// A table that is opened and closed again and again leaves nothing.
  private static func visits(_ report: Report) async throws {
    let name = "memory left by a table opened and closed 10,000 times"
    guard report.wants(name) else { return }
    report.announce(name)
    let root = NumbersScreen(10)
    let host = try await HeadlessHost.show(root)
    func visit(_ times: Int) async throws {
      for _ in 0..<times {
        let screen = NumbersScreen(100)
        root.open(screen)
        try await host.settle()
        try await host.search("row 9")
        screen.close()
        try await host.settle()
        host.forgetChanges()
      }
    }
    // What is made once, and kept, is not counted.
    try await visit(100)
    let taken = try await Memory.taken { try await visit(10_000) }
    host.close()
    report.note(name, .megabytes(taken.rest), goal: .most(.megabytes(1)))
  }
}
#endif
