#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// The gesture of a long press on a row.
@MainActor final class LongPress: NSObject {
  private weak var page: TableScreenController?
  private var recognizer: UILongPressGestureRecognizer?

  init(_ page: TableScreenController) { self.page = page }

  /// Sets the seconds that a press has to last; nil turns the gesture off.
  func show(_ duration: Double?) {
    guard let duration else {
      recognizer?.isEnabled = false
      return
    }
    if recognizer == nil { make() }
    recognizer?.isEnabled = true
    recognizer?.minimumPressDuration = duration
  }

  private func make() {
    // Only Apple's systems have the Objective-C runtime, which calls selectors.
    #if canImport(ObjectiveC)
    let recognizer = UILongPressGestureRecognizer(target: self, action: #selector(press))
    #else
    let recognizer = UILongPressGestureRecognizer()
    #endif
    page?.tableView.addGestureRecognizer(recognizer)
    self.recognizer = recognizer
  }

  #if canImport(ObjectiveC)
  @objc private func press() {
    if let recognizer { handle(recognizer) }
  }
  #endif

  /// Sends a long press to the screen as soon as it has lasted long enough.
  func handle(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .began, let page else { return }
    let point = recognizer.location(in: page.tableView)
    guard let indexPath = page.tableView.indexPathForRow(at: point),
      let row = page.row(at: indexPath), page.content(at: indexPath)?.isLongPressable == true
    else { return }
    page.act(.longPress(row))
  }
}
#endif
