import Foundation
import TableScreen
import TestSupport
import Testing

/// Pictures come from files and servers, within limits.
struct URLImageLoaderTests {
  private let loader = URLImageLoader()
  private let picture = Data((0..<5_000).map { UInt8(truncatingIfNeeded: $0) })

  private func load(
    _ answer: LoopbackServer.Answer, bytes: Int = 100_000, time: Duration = .seconds(3600)
  ) async throws -> Data {
    let server = try LoopbackServer(["picture": answer])
    defer { server.close() }
    return try await loader.data(
      from: server.url("picture"), limits: TableImageLimits(bytes: bytes, time: time))
  }

  @Test func `a picture comes as the server has it`() async throws {
    #expect(try await load(.bytes(picture)) == picture)
    #expect(try await load(.bytes(picture), bytes: 5_000) == picture)
  }

  @Test func `one that announces too much is refused`() async throws {
    await #expect(throws: TableDownloadError.tooLarge(limit: 4_999)) {
      try await load(.bytes(picture), bytes: 4_999)
    }
  }

  @Test func `one that never ends is refused at the limit`() async throws {
    await #expect(throws: TableDownloadError.tooLarge(limit: 100_000)) { try await load(.endless) }
  }

  @Test func `a server that says nothing is left after the time limit`() async throws {
    await #expect(throws: TableDownloadError.timedOut(.milliseconds(200))) {
      try await load(.silent, time: .milliseconds(200))
    }
  }

  @Test func `one that breaks off in the middle is an error`() async throws {
    await #expect(throws: (any Error).self) {
      try await load(.cut(announced: 5_000, sent: 1_000))
    }
  }

  @Test func `a status that is no success is an error`() async throws {
    await #expect(throws: TableDownloadError.status(404)) { try await load(.status(404)) }
    await #expect(throws: TableDownloadError.status(500)) { try await load(.status(500)) }
  }

  @Test func `cancelling ends the download, and hangs up`() async throws {
    let server = try LoopbackServer(["picture": .silent])
    defer { server.close() }
    let url = try server.url("picture")
    let loader = loader
    // No time limit may come first, however long a busy machine takes to get to the cancelling.
    let limits = TableImageLimits(time: .seconds(3600))
    let task = Task { try await loader.data(from: url, limits: limits) }
    try await until { !server.requests.isEmpty }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await until { server.givenUp == ["picture"] }
  }

  @Test func `downloads that end early, by the hundred, end nothing else`() async throws {
    let server = try LoopbackServer([
      "picture": .bytes(picture), "none": .status(404), "silent": .silent,
    ])
    defer { server.close() }
    let urls = try ["picture", "none", "silent"].map { try server.url($0) }
    var random = SplitMix64(seed: Seed.value)
    let loader = loader
    for _ in 0..<60 {
      let plans = (0..<8).map { _ in
        (
          url: urls[Int.random(in: 0...2, using: &random)],
          bytes: [100, 100_000][Int.random(in: 0...1, using: &random)],
          pause: Duration.microseconds(Int.random(in: 0...3_000, using: &random))
        )
      }
      await withTaskGroup { group in
        for plan in plans {
          let limits = TableImageLimits(bytes: plan.bytes, time: .seconds(3600))
          let download = Task { try? await loader.data(from: plan.url, limits: limits) }
          group.addTask {
            try? await Task.sleep(for: plan.pause)
            download.cancel()
            _ = await download.value
          }
        }
      }
    }
    #expect(try await loader.data(from: urls[0], limits: TableImageLimits()) == picture)
  }

  @Test(.timeLimit(.minutes(Effort.patience)))
  func `downloads that are cancelled before they begin are in nobody's way`() async throws {
    let server = try LoopbackServer(["picture": .bytes(picture), "silent": .silent])
    defer { server.close() }
    let (url, silent) = (try server.url("picture"), try server.url("silent"))
    let loader = loader
    let limits = TableImageLimits(time: .seconds(3600))
    for _ in 0..<20 {
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await loader.data(from: silent, limits: limits)
      }
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    // A server is asked for only some things at once.
    #expect(try await loader.data(from: url, limits: limits) == picture)
  }

  @Test func `a file is read within the limit`() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "picture.png")
    try picture.write(to: file)
    #expect(try await loader.data(from: file, limits: TableImageLimits()) == picture)
    let all = TableImageLimits(bytes: .max)
    #expect(try await loader.data(from: file, limits: all) == picture)
    await #expect(throws: TableDownloadError.tooLarge(limit: 10)) {
      try await loader.data(from: file, limits: TableImageLimits(bytes: 10))
    }
    await #expect(throws: (any Error).self) {
      try await loader.data(from: file.appending(path: "none"), limits: TableImageLimits())
    }
  }
}
