#if GTK
import CGTK
import TableScreen

/// The gesture that refreshes a list by pulling it beyond its top.
///
/// GTK reports every notch of a wheel against the edge, so that several notches within a moment
/// count as one pull.
@MainActor final class PullGesture {
  private static let notches = 4
  private static let moment = 600
  private weak var page: ScreenPage?
  private var count = 0
  private var end: UInt32?

  init(_ area: ListArea, _ page: ScreenPage) {
    self.page = page
    on(area.root, "edge-overshot") { [weak self] arguments in
      if arguments.enumeration(1) == Int(GTK_POS_TOP.rawValue) { self?.pull() }
    }
  }

  private func pull() {
    guard let refresh = page?.chrome.refresh, !refresh.isRefreshing else { return }
    count += 1
    if let end { MainLoop.cancel(end) }
    end = MainLoop.after(Self.moment) { [weak self] in
      self?.end = nil
      self?.count = 0
    }
    guard count == Self.notches else { return }
    page?.send(.refresh)
  }
}
#endif
