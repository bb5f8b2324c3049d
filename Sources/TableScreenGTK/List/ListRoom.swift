#if GTK
import CGTK
import TableScreen

/// The width that the parts of a list's rows have.
@MainActor final class ListRoom {
  /// The width in pixels below which a list is narrow.
  private static let narrow: gint = 400
  /// The padding of a row on both sides.
  private static let padding: gint = 24
  /// The margins and borders of a box around rows, on both sides.
  private static let box: gint = 26

  /// The pixels for the parts of a row, or nil before the list is laid out.
  private(set) var width: gint?
  private let list: Obj
  private let onChange: () -> Void
  private var isWaiting = false

  /// Watches the width of a list in a scrolled window.
  init(_ list: Obj, in scrolled: Obj, onChange: @escaping () -> Void) {
    self.list = list
    self.onChange = onChange
    on(Obj(gtk_scrolled_window_get_hadjustment(scrolled())), "changed") { [weak self] _ in
      self?.measureSoon()
    }
  }

  /// Measures once GTK has laid out what it is at: a change in the middle of that would be lost.
  func measureSoon() {
    guard !isWaiting else { return }
    isWaiting = true
    MainLoop.beforeDrawing { [weak self] in
      self?.isWaiting = false
      self?.measure()
    }
  }

  private func measure() {
    let all = gtk_widget_get_width(list())
    guard all > 0 else { return }
    let isBoxed = gtk_widget_has_css_class(list(), "ts-grouped") != 0
    let new = all - Self.padding - (isBoxed ? Self.box : 0)
    guard new != width else { return }
    width = new
    list.setClass("ts-narrow", all < Self.narrow)
    onChange()
  }
}
#endif
