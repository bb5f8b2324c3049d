#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenRecording

/// A window of a host of one's own, whose person is recorded; it draws nothing.
@MainActor final class RecordedWindow: TableHost {
  let capabilities: HostCapabilities = [.swipe, .longPress, .drag]
  private var window: TableNavigator?
  private let copies: Bool

  init(
    _ roots: [Screen], to file: URL, copies: Bool = false, state: TableNavigationState? = nil,
    making make: (String) -> Screen? = { _ in nil }
  ) async {
    self.copies = copies
    let window = TableNavigator(roots, host: self)
    self.window = window
    if let state { window.restore(state, making: make) }
    window.record(to: file, host: "own", copies: copies, state: state)
    window.start()
    await settle()
  }

  var navigator: TableNavigator { window ?? TableNavigator([Screen()], host: self) }

  /// Waits until all has settled, and its frame was written.
  func settle() async {
    let recorder = navigator.observer as? TableRecorder
    for _ in 0..<3 { _ = await RestWatch(navigator).hasSettled(within: .seconds(10)) }
    while recorder?.hasFrameDue == true { try? await Task.sleep(for: .microseconds(200)) }
  }

  /// Does something, and waits until all has settled.
  func act(_ work: (TableNavigator) throws -> Void) async rethrows {
    try work(navigator)
    await settle()
  }

  /// Taps the row of a title in a screen.
  func tap(_ title: String, in screen: Screen) async {
    let table = screen as? TableScreen
    let row = screen.layout.rowIDs.first { table?.model.cell($0)?.title == title }
    if let row { await act { _ in screen.send(.tap(row)) } }
  }

  func close() { navigator.end() }

  // MARK: TableHost

  func copy(_ text: String) -> Bool { copies }
  func navigate(_ change: TableNavigationChange) {}
  func apply(
    _ changes: ChangeSet, from old: TableLayout, to new: TableLayout, in screen: any HostedScreen
  ) {}
  func refreshChrome(of screen: any HostedScreen) {}
  func scroll(
    to path: TablePath, at position: TableScrollPosition, in screen: any HostedScreen
  ) {}
}
#endif
