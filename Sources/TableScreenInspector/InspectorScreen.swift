import Foundation
import Observation
import TableCore
public import TableScreen

/// A screen that shows what is inside of another one: its rows, whether they show or not, and why; its updates, with their
/// causes and times; what it reads, waits for and got wrong.
///
/// A person opens it by a key, F12 or Control-Shift-D, or a shake, where `TableDiagnostics.offersInspector` allows that. An app,
/// or a test, opens it like any other screen:
///
/// ```swift
/// screen.open(InspectorScreen(of: screen), as: .modal)
/// ```
///
/// It is live: each change of the screen shows at once. The updates are those since it was opened, for nothing is recorded while
/// nobody looks. Texts that were typed into fields, and values that were chosen, are not shown.
public final class InspectorScreen: TableScreen, InspectingScreen {
  /// The screen that was asked for, or nil to follow the one in view.
  private weak var chosen: Screen?
  private let follows: Bool
  private let inspection = Inspection()

  /// The inspected screen, and a number that changes with it.
  @Observable @MainActor final class Inspection {
    @ObservationIgnored weak var screen: Screen?
    @ObservationIgnored var isDue = false
    var revision = 0
  }

  /// Creates the inspector of a screen, or of the one in view beside or below it.
  ///
  /// - Parameter screen: the screen, which is not retained; nil follows the screen in view.
  public init(of screen: Screen? = nil) {
    (chosen, follows) = (screen?.outermost, screen == nil)
    super.init()
  }

  override public class var settings: Settings {
    [
      .title("Inspector"), .style(.grouped), .searchable(includesSubtitles: true),
      .emptyPolicy(.hide), .indexable(),
    ]
  }

  /// The number of the present reading.
  var turn: Int { inspection.revision }

  /// The inspected screen, or nil if it was closed.
  public var inspected: Screen? { inspection.screen ?? wanted }

  override public var tableData: [Section] {
    _ = inspection.revision
    guard let screen = inspected else {
      return screensSections + [Section { [.title: "The screen was closed", .lines: 0] }]
    }
    return sections(of: screen)
  }

  override public func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
    guard edge == .trailing else { return super.barButtons(edge) }
    return [BarButton("Copy as text", action: .perform(InspectorScreen.copyText))]
  }

  override public func willAppear() { follow() }

  override public func onDismiss() {
    inspection.screen?.stopRecording(for: self)
    inspection.screen = nil
  }

  /// Inspects another screen from now on.
  ///
  /// - Parameter screen: an open screen.
  public func inspect(_ screen: Screen) {
    chosen = screen.outermost
    follow()
    inspection.revision += 1
  }

  /// Inspects the open screen of that identity, by which rows name screens without keeping them.
  func inspectOpen(_ id: ObjectIdentifier) {
    if let screen = navigator?.screens.first(where: { ObjectIdentifier($0) == id }) {
      inspect(screen)
    } else {
      inspection.revision += 1
    }
  }

  // MARK: The inspected screen

  /// Looks for the screen to inspect, and records its updates in place of those of the one before.
  private func follow() {
    // Nothing is recorded for an inspector that is not open.
    guard navigator != nil else { return }
    let next = wanted
    guard next !== inspection.screen else { return }
    inspection.screen?.stopRecording(for: self)
    inspection.screen = next
    next?.record(for: self) { [weak self] in self?.noteChange() }
  }

  /// Shows a change on the next turn, for the screen may be in the middle of it.
  private func noteChange() {
    guard !inspection.isDue else { return }
    inspection.isDue = true
    Task { [weak self] in
      guard let self else { return }
      inspection.isDue = false
      if navigator != nil { follow() }
      inspection.revision += 1
    }
  }

  private var wanted: Screen? {
    if let chosen, chosen.navigator != nil || !follows { return chosen }
    guard follows else { return nil }
    return navigator?.panes.first { !$0.isInspector }
      ?? stackBelow?.screens.last { !$0.isInspector }
  }

  /// The stack below that of the inspector.
  private var stackBelow: ScreenStack? {
    guard let navigator else { return nil }
    let own = navigator.modals.firstIndex { $0.screens.contains { $0 === self } }
    guard let own, own > 0 else { return navigator.tabs[navigator.selectedTab] }
    return navigator.modals[own - 1]
  }
}
