#if os(macOS) || os(Linux)
import Foundation
import TableScreen

/// Measures the framework beside what a user would write instead, beside other libraries, and beside itself at
/// another size.
///
/// `swift run -c release bench` prints the table; the ratios are what counts.
@main struct Bench {
  /// Measurements that are taken together.
  struct Group: Sendable {
    let name: String
    let run: @MainActor @Sendable (Report) async throws -> Void
  }

  @MainActor static let groups = [
    Group(name: "cells", run: Cells.run),
    Group(name: "items", run: Items.run),
    Group(name: "differences", run: Differences.run),
    Group(name: "edits", run: Edits.run),
    Group(name: "depth", run: Depth.run),
    Group(name: "search", run: Searching.run),
    Group(name: "look-ups", run: LookUps.run),
    Group(name: "rows", run: Rows.run),
    Group(name: "keys", run: Keys.run),
    Group(name: "opening", run: Opening.run),
    Group(name: "outside", run: Outside.run),
    Group(name: "inspection", run: Inspection.run),
    Group(name: "memory", run: Memories.run),
  ]

  @MainActor static func main() async throws {
    let options: Options
    do {
      options = try Options(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("bench: \(error.text)\n\n\(Options.usage)\n".utf8))
      exit(2)
    }
    if options.wantsHelp { return print(Options.usage) }
    if let folder = options.plots { return try await Growth.plot(into: folder) }
    let report = Report(options.format)
    report.begin()
    let named = groups.filter { $0.name.contains(options.only) }
    // A name that no group has is that of measurements.
    if named.isEmpty { report.only = options.only }
    for group in named.isEmpty ? groups : named { try await group.run(report) }
    report.end()
    if !report.missed.isEmpty { exit(1) }
  }
}
#else
/// Does nothing: this system has no command line.
@main struct Bench {
  static func main() {}
}
#endif
