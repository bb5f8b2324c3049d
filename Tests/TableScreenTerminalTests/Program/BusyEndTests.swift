#if os(macOS) || os(Linux)
import Dispatch
import Foundation
import TestSupport
import Testing

@testable import TableScreenTerminal

/// A signal that ends the program does so, too, while the main actor is busy and takes none.
@Suite(.serialized) struct BusyEndTests {
  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal ends a program that cannot take it`(signal: Int32) async throws {
    let folder = try TemporaryFolder()
    let terminal = try PseudoTerminal.demo(data: folder.url.path)
    defer { terminal.close() }
    #expect(try await terminal.shows { $0.contains("Gallery") })
    // Its main thread waits for a terminal that takes nothing more.
    try await terminal.stall(by: "\u{C}")
    kill(terminal.process, signal)
    let status = try #require(try await terminal.status(isReading: false))
    #expect(status & 0x7F == signal)
    #expect(terminal.settings.c_lflag == terminal.settingsNow.c_lflag)
  }

  @MainActor @Test(arguments: Signals.ending)
  func `each of them is heard while the main actor does something else`(signal: Int32) {
    let watched = Watched(patience: .zero)
    let isEnded = DispatchSemaphore(value: 0)
    watched.watch.begin(terminal: nil) { if $0 == signal { isEnded.signal() } }
    watched.send([SIGWINCH, signal])
    #expect(isEnded.wait(timeout: .now() + 600) == .success)
    watched.close()
  }

  @Test func `a main actor that answers is given time`() async {
    let watched = Watched(patience: .zero)
    watched.watch.answer()
    let ends = watched.ends()
    watched.send([SIGTERM])
    watched.close()
    #expect(await ends.reduce(into: []) { $0.append($1) } == [])
  }

  @Test(arguments: [[], [SIGWINCH, SIGCONT], [SIGTERM]])
  func `a program that ends by itself meanwhile is left alone`(signals: [Int32]) async {
    let watched = Watched(patience: .seconds(3_600))
    let ends = watched.ends()
    watched.send(signals)
    watched.close()
    #expect(await ends.reduce(into: []) { $0.append($1) } == [])
  }

  #if os(Linux)
  @Test func `the end of the terminal is one of them, and keys are not`() async throws {
    var (own, theirs): (Int32, Int32) = (-1, -1)
    try #require(openpty(&own, &theirs, nil, nil, nil) == 0)
    defer { close(theirs) }
    #expect(write(own, "q\n", 2) == 2)
    let watched = Watched(patience: .zero)
    let ends = watched.ends(terminal: theirs)
    close(own)
    #expect(await ends.reduce(into: []) { $0.append($1) } == [SIGHUP])
    watched.close()
  }
  #endif
}

/// A watch, and the signals that it is sent.
private struct Watched {
  let watch: EndWatch
  private let queue = DispatchQueue(label: "BusyEndTests")
  private let writer: Int32

  init(patience: Duration) {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    writer = ends[1]
    watch = EndWatch(signals: ends[0], patience: patience, on: queue)
  }

  /// Begins the watch, and returns the signals by which it ends the program, until it is over.
  func ends(terminal: Int32? = nil) -> AsyncStream<Int32> {
    let (stream, continuation) = AsyncStream.makeStream(of: Int32.self)
    watch.begin(terminal: terminal) { continuation.yield($0) }
    // The queue comes to this once the watch has nothing more to wait for.
    queue.async { continuation.finish() }
    return stream
  }

  func send(_ signals: [Int32]) {
    let bytes = signals.map { UInt8($0) }
    _ = write(writer, bytes, bytes.count)
  }

  func close() { Foundation.close(writer) }
}
#endif
