#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// What is pressed while an action runs is left out when it is played only where it did nothing.
@MainActor @Suite struct PressedMeanwhileTests {
  /// Rows whose actions take a while, stop, or ask first.
  private final class Slow: TableScreen {
    struct Broken: Error {}
    let server = Latch()
    var isLoading = false
    var (stops, taps, wipes, questions) = (0, 0, 0, 0)
    override class var settings: Settings { [.title("Slow")] }
    override var tableData: [Section] {
      [
        Section {
          [
            .title: "Load", .subtitle: "\(stops)",
            .action: isLoading ? .perform(Slow.stop) : .perform(Slow.load),
          ]
          [.title: "Count", .subtitle: "\(taps)", .action: .perform(Slow.count)]
          [
            .title: "Wipe", .subtitle: "\(wipes)",
            .action: .confirm("Wipe?", button: "Yes", then: .perform(Slow.wipe)),
          ]
          [.title: "Fail", .action: .perform(Slow.fail)]
        }
      ]
    }
    func load() async throws {
      isLoading = true
      updateTableData()
      for _ in 0..<2_000 where isLoading { try await Task.sleep(for: .milliseconds(10)) }
    }
    func stop() {
      (isLoading, stops) = (false, stops + 1)
      updateTableData()
    }
    func count() async {
      await server.wait()
      taps += 1
      updateTableData()
    }
    func wipe() async {
      await server.wait()
      wipes += 1
      updateTableData()
    }
    func fail() throws { throw Broken() }
  }

  private let folder: TemporaryFolder
  private let file: URL
  private let screen = Slow()

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appending(path: "recording.jsonl")
  }

  /// The screen of a run in which the server answers at once.
  private func quick() -> Slow {
    let screen = Slow()
    screen.server.open()
    return screen
  }

  private func tap(_ row: Int) throws {
    screen.send(.tap(try #require(screen.layout.row(at: TablePath(0, row))?.id)))
  }

  @Test func `an action that ends the running one is played`() async throws {
    let window = await RecordedWindow([screen], to: file)
    try tap(0)
    try await Task.sleep(for: .milliseconds(30))
    try tap(0)
    await window.settle()
    #expect(screen.stops == 1)
    window.close()
    let played = quick()
    let table = try await HeadlessHost.play(file, on: played)
    #expect(played.stops == 1)
    table.close()
  }

  @Test func `nobody is asked again about what runs`() async throws {
    let window = await RecordedWindow([screen], to: file)
    try tap(2)
    window.navigator.question?.answer(0)
    try await Task.sleep(for: .milliseconds(20))
    try tap(2)
    #expect(window.navigator.question == nil)
    screen.server.open()
    await window.settle()
    #expect(screen.wipes == 1)
    window.close()
    let played = quick()
    let table = try await HeadlessHost.play(file, on: played)
    #expect(played.wipes == 1)
    table.close()
  }

  @Test func `one that takes a notice away does so when it is played`() async throws {
    let window = await RecordedWindow([screen], to: file)
    try tap(1)
    try await Task.sleep(for: .milliseconds(10))
    try tap(3)
    #expect(screen.chrome.notice != nil)
    try tap(1)
    screen.server.open()
    await window.settle()
    #expect(screen.chrome.notice == nil && screen.taps == 1)
    window.close()
    let table = try await HeadlessHost.play(file, on: quick())
    #expect(table.chrome.notice == nil)
    table.close()
  }

  @Test func `a printed test waits for the work past a second tap`() async throws {
    let window = await RecordedWindow([screen], to: file)
    try tap(1)
    try await Task.sleep(for: .milliseconds(10))
    try tap(1)
    screen.server.open()
    await window.settle()
    window.close()
    let printed = try TableRecording(contentsOf: file).swiftTest(showing: "[]")
    #expect(printed.contains(#"    try await table.tap("Count")\#n"#), "\(printed)")
    #expect(printed.components(separatedBy: "Count\")").count == 2, "\(printed)")
  }
}
#endif
