#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// What a person did again while its action ran does the same where the action has ended sooner: a switch is set to its last
/// value, and a second tap does nothing.
@MainActor @Suite struct SwitchedTwiceTests {
  /// Rows whose actions take a while.
  private final class Slow: TableScreen {
    var pause = Duration.milliseconds(150)
    var turns: [Bool] = []
    var taps = 0
    override class var settings: Settings { [.title("Slow")] }
    override var tableData: [Section] {
      [
        Section {
          [.title: "Done", .accessory: .switch(turns.last ?? false, changed: Slow.turn)]
          [.title: "Count", .subtitle: "\(taps)", .action: .perform(Slow.count)]
        }
      ]
    }
    func turn(_ isOn: Bool) async throws {
      try await Task.sleep(for: pause)
      turns.append(isOn)
    }
    func count() async throws {
      try await Task.sleep(for: pause)
      taps += 1
      updateTableData()
    }
  }

  @Test(arguments: [0, 1])
  func `what is done twice ends the same when it is played`(place: Int) async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "recording.jsonl")
    let screen = Slow()
    let window = await RecordedWindow([screen], to: file)
    let row = try #require(screen.layout.row(at: TablePath(0, place))?.id)
    func press(_ isOn: Bool) {
      screen.send(place == 0 ? .control(row, name: "accessory", value: .flag(isOn)) : .tap(row))
    }
    press(true)
    try await Task.sleep(for: .milliseconds(40))
    press(false)
    await window.settle()
    #expect(screen.turns == (place == 0 ? [true, false] : []) && screen.taps == place)
    window.close()
    let recording = try TableRecording(contentsOf: file)
    let quick = Slow()
    quick.pause = .zero
    let table = try await HeadlessHost.play(recording, onTabs: [quick])
    #expect(quick.turns == screen.turns && quick.taps == place)
    table.close()
  }
}
#endif
