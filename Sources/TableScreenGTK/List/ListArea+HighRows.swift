#if GTK
import CGTK
import TableScreen

/// Rows that are higher than the window: keys scroll within them before they go on to another row.
extension ListArea {
  /// The pixels by which an arrow scrolls within a row, about three lines.
  private static let step = 60.0
  /// The part of a page that stays in view, about two lines.
  private static let overlap = 40.0

  /// Scrolls within a row that is higher than the window, down by 1 or up by -1.
  ///
  /// - Returns: true if there was more of the row that way.
  func scroll(within row: RowView, by direction: Int, page isPage: Bool = false) -> Bool {
    guard isHigh(row), let (start, end) = span(of: row) else { return false }
    let rest = direction > 0 ? end - windowHeight : -start
    guard rest >= 1 else { return false }
    let distance = min(isPage ? windowHeight - Self.overlap : Self.step, rest)
    let adjustment = Obj(gtk_scrolled_window_get_vadjustment(root()))
    gtk_adjustment_set_value(
      adjustment(), gtk_adjustment_get_value(adjustment()) + Double(direction) * distance)
    return true
  }

  /// True if a row is higher than the window.
  func isHigh(_ row: RowView) -> Bool {
    windowHeight > 0 && Double(gtk_widget_get_height(row.root())) > windowHeight
  }

  private var windowHeight: Double { Double(gtk_widget_get_height(root())) }

  /// Returns where a row starts and ends, in pixels below the top of the window.
  private func span(of row: RowView) -> (start: Double, end: Double)? {
    var bounds = graphene_rect_t()
    guard let node = row.node, gtk_widget_compute_bounds(node(), root(), &bounds) != 0 else {
      return nil
    }
    let start = Double(bounds.origin.y)
    return (start, start + Double(bounds.size.height))
  }
}

extension ScreenPage {
  /// Focuses the row a page from another, or scrolls within that one if it is higher than the window.
  ///
  /// A page ends at a row that is higher than the window, whose middle would be passed over unseen.
  func focusPage(from row: RowView, by direction: Int) -> Bool {
    if area.scroll(within: row, by: direction, page: true) { return true }
    guard var path = row.id.flatMap({ layout.tablePath(of: $0) }) else { return false }
    let most = area.rowsInView(like: row)
    for count in 1...max(most, 1) {
      guard let next = layout.row(next: path, by: direction) else { break }
      path = next
      guard let id = layout.row(at: path)?.id, let view = area.row(id), area.isHigh(view) else {
        continue
      }
      return focus(from: row, by: direction * count)
    }
    return focus(from: row, by: direction * most)
  }
}
#endif
