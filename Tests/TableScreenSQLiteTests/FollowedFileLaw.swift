import Foundation
import TableScreenSQLite
import TestSupport
import Testing

/// Who reads a file each time that its watch tells something has read last what is there now, whatever came and went between.
@MainActor struct FollowedFileLaw {
  /// What a reader that follows a file has read last; nil if there was none.
  @MainActor private final class Reader {
    private(set) var text: String?
    private var following: Task<Void, Never>?

    init(_ file: URL, _ random: SplitMix64) {
      let watch = SQLiteFileWatch(of: file)
      text = try? String(contentsOf: file, encoding: .utf8)
      following = Task { [weak self] in
        var random = random
        for await _ in watch.events {
          // A reader is late, as a program is that has more to do.
          try? await Task.sleep(for: .microseconds(Int.random(in: 0...9_000, using: &random)))
          self?.text = try? String(contentsOf: file, encoding: .utf8)
        }
      }
    }

    func end() { following?.cancel() }
  }

  @Test func `what was read last of a followed file is what is there`() async throws {
    print("FollowedFileLaw: seed \(Seed.value)")
    let files = FileManager.default
    var random = SplitMix64(seed: Seed.value)
    for _ in 0..<Effort.rounds(20) {
      let folder = try TemporaryFolder()
      let way = folder.url.appending(path: "way")
      func turn() throws {
        try? files.removeItem(at: way)
        try files.createSymbolicLink(
          atPath: way.path(), withDestinationPath: Bool.random(using: &random) ? "a" : "c")
      }
      try turn()
      let reader = Reader(way.appending(path: "b/rows.json"), random)
      for number in 0..<30 {
        for _ in 0...Int.random(in: 0...4, using: &random) {
          let a = folder.url.appending(path: Bool.random(using: &random) ? "a" : "c")
          let (b, file) = (a.appending(path: "b"), a.appending(path: "b/rows.json"))
          switch Int.random(in: 0..<8, using: &random) {
          case 0: try? files.removeItem(at: file)
          case 1: try? files.removeItem(at: b)
          case 2: try? files.removeItem(at: a)
          case 3: try? files.moveItem(at: b, to: folder.url.appending(path: UUID().uuidString))
          case 4, 5: try turn()
          default:
            try files.createDirectory(at: b, withIntermediateDirectories: true)
            try Data("\(number) \(UUID())".utf8).write(to: file)
          }
          try await Task.sleep(for: .microseconds(Int.random(in: 0...9_000, using: &random)))
        }
        let there = try? String(contentsOf: way.appending(path: "b/rows.json"), encoding: .utf8)
        try await until { reader.text == there }
      }
      reader.end()
    }
  }
}
