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
    let charts: [@MainActor () async throws -> Chart] = [
      difference, update, edit, search, standstill, depth, keys,
    ]
    for make in charts {
      let chart = try await make()
      let file = folder.appendingPathComponent("\(chart.name).svg")
      try Data(chart.svg.utf8).write(to: file)
      print(chart.text)
      print(file.path)
    }
  }
}
#endif
