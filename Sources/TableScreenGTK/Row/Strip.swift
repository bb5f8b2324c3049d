#if GTK
import CGTK
import TableScreen

/// Puts a line of widgets that may be many into a scroller, so that they do not hold the width of the window.
@MainActor func makeStrip(of line: Obj) -> Obj {
  let strip = Obj(gtk_scrolled_window_new())
  gtk_scrolled_window_set_policy(strip(), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER)
  gtk_scrolled_window_set_propagate_natural_width(strip(), 1)
  gtk_widget_set_focusable(strip(), 0)
  gtk_scrolled_window_set_child(strip(), line())
  // Each is whole, rather than all of them cut to nothing.
  if let view = Obj(maybe: gtk_scrolled_window_get_child(strip())) {
    gtk_scrollable_set_hscroll_policy(view(), GTK_SCROLL_NATURAL)
  }
  // The wheel is for the list that the line stands in; a sideways one, a touchpad or the bar moves the line.
  setScroll(of: strip) {
    let flags = GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL.rawValue
    gtk_event_controller_scroll_set_flags(
      $0, .init(flags | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue))
  }
  if let bar = Obj(maybe: gtk_scrolled_window_get_hscrollbar(strip())) {
    let range = Obj(maybe: gtk_widget_get_first_child(bar()))
    for widget in [bar, range].compactMap(\.self) { leaveWheel(of: widget) }
  }
  return strip
}

/// Many badges beside each other.
@MainActor final class BadgeStrip: ElementView {
  private let line = Obj(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12))
  private var badges: [BadgeView] = []

  init() {
    super.init(makeStrip(of: line))
    gtk_widget_set_valign(root(), GTK_ALIGN_CENTER)
  }

  override func show(_ element: RowElement, in row: RowView) -> Bool {
    guard case .stack(let stack) = element, stack.isStrip else { return false }
    while badges.count > stack.elements.count { gtk_box_remove(line(), badges.removeLast().root()) }
    while badges.count < stack.elements.count {
      let badge = BadgeView()
      gtk_box_append(line(), badge.root())
      badges.append(badge)
    }
    for (badge, element) in zip(badges, stack.elements) { _ = badge.show(element, in: row) }
    return true
  }
}

extension RowStack {
  /// The most badges that surely fit into a narrow window.
  private static let most = 3

  /// True if the stack is of badges alone, beside each other, and of many.
  var isStrip: Bool {
    axis == .horizontal && elements.count > Self.most && elements.allSatisfy(\.isBadge)
  }

  /// The stack with a stack of their own for badges that are many.
  var withStrip: RowStack {
    guard axis == .horizontal, !isStrip, elements.count(where: \.isBadge) > Self.most,
      let first = elements.firstIndex(where: \.isBadge)
    else { return self }
    let end = elements[first...].firstIndex { !$0.isBadge } ?? elements.endIndex
    guard end - first > Self.most else { return self }
    var stack = self
    stack.elements.replaceSubrange(
      first..<end, with: [.stack(RowStack(.horizontal, Array(elements[first..<end])))])
    return stack
  }
}

extension RowElement {
  fileprivate var isBadge: Bool { if case .badge = self { true } else { false } }
}
#endif
