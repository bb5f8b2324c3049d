#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenRecording

@testable import TableScreenTerminal
@testable import TableScreenText

/// A terminal whose person is recorded.
///
/// It draws on a surface of its own, and not by ncurses, which has one state for all: other tests draw while this one waits.
@MainActor final class RecordedTerminal {
  let host: TerminalHost
  private let surface: Surface

  private final class Surface: TerminalSurface {
    let size: TextSize
    private(set) var frame = ""

    init(_ size: TextSize) { self.size = size }

    func draw(_ frame: TextFrame) { self.frame = frame.text }
    func bell() {}
    func forget() {}
  }

  init(
    _ roots: [Screen], to file: URL, columns: Int = 80, lines: Int = 24,
    in environment: TableEnvironment = TableEnvironment(), settles: Bool = true
  ) async throws {
    surface = Surface(TextSize(columns: columns, rows: lines))
    host = TerminalHost(surface: surface)
    // What others ask for meanwhile is not the person's.
    TableEnvironment.within(environment) { host.start(roots, recording: file) }
    host.drawIfNeeded()
    if settles { await settle() }
  }

  /// What was drawn last.
  var frame: String { surface.frame }

  /// Presses keys, and waits after each, or without any at all, until all has settled and was drawn and recorded.
  func press(_ keys: Key...) async {
    if keys.isEmpty {
      host.drawIfNeeded()
      await settle()
    }
    for key in keys {
      host.handle(.key(key))
      host.drawIfNeeded()
      await settle()
    }
  }

  func type(_ text: String) async {
    for character in text { await press(.character(character)) }
  }

  /// Does what a host tells the screen in view, and waits until all has settled and was drawn and recorded.
  func send(_ event: TableEvent) async {
    host.navigator?.visibleScreen.send(event)
    host.drawIfNeeded()
    await settle()
  }

  private func settle() async {
    guard let navigator = host.navigator else { return }
    for _ in 0..<3 {
      _ = await RestWatch(navigator).hasSettled(within: .seconds(10))
      host.drawIfNeeded()
    }
    // The recorder looks by itself whether the window has settled, and may find that out later.
    let recorder = navigator.observer as? TableRecorder
    while recorder?.hasFrameDue == true { try? await Task.sleep(for: .microseconds(200)) }
  }

  func close() { host.end() }
}
#endif
