#if os(macOS) || os(Linux)
import Foundation
import TableScreen

/// How cost grows with the table, as pictures: one for each goal of what a person feels.
@MainActor enum Growth {
  static let counts = [1_000, 10_000, 100_000, 1_000_000, 10_000_000]

  /// Writes the pictures.
  ///
  /// - Throws: why a file cannot be written.
  static func plot(into folder: URL) async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let charts: KeyValuePairs<String, @MainActor () async throws -> Chart> = [
      "difference": difference, "update": update, "edit": edit, "search": search,
      "standstill": standstill, "depth": depth, "keys": keys,
    ]
    for (name, make) in charts {
      print("measuring \(name), up to ten million rows")
      let chart = try await make()
      let file = folder.appendingPathComponent("\(chart.name).svg")
      try Data(chart.svg.utf8).write(to: file)
      print(chart.text)
      print(file.path)
    }
  }
}
#endif
