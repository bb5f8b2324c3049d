#if GTK
import CGTK
import TableScreen

/// What gets the focus when a screen comes into view, beside its rows.
extension ScreenPage {
  /// Focuses a row in view, as soon as the list is laid out where a person has scrolled to.
  func focusInView() {
    let turn = focusTurn
    var frames = 0
    MainLoop.eachFrame(of: area.list) { [weak self] in
      frames += 1
      guard let self, turn == focusTurn, focusedControl == nil else { return false }
      if frames < 3 { return true }
      if let row = area.firstInView { focus(row) } else { focusRows() }
      return false
    }
  }

  /// Focuses the first field of a form that was just opened in a dialog, if that begins with one.
  func focusFirstField() -> Bool {
    guard lastRow == nil, chrome.isForm, isInDialog,
      let first = layout.row(next: TablePath(0, -1), by: 1),
      let row = layout.row(at: first)?.id,
      let control = pool.content(of: row, in: screen)?.controls
        .first(where: { $0.isTyped && $0.isEnabled })
    else { return false }
    focus(row, control: control.name)
    return true
  }

  /// Focuses the status in place of rows if it is in view, where the focus is outside of the page or in its bars: GTK
  /// moves it from a tab that is left to the next button, which may be that of this tab, and into a page that comes.
  ///
  /// GTK does so while the page comes into view, so this one looks for some frames.
  func focusStatus() {
    guard isStatusNext, !awaitsStatus else { return }
    awaitsStatus = true
    var frames = 0
    MainLoop.eachFrame(of: status.root) { [weak self] in
      guard let self else { return false }
      frames += 1
      if isStatusNext, isFocusOutsideRows { status.takeKeys() }
      awaitsStatus = isStatusNext && frames < 12
      return awaitsStatus
    }
  }

  /// True if the page wants the focus, and a status is in view in place of its rows.
  private var isStatusNext: Bool {
    wantsFocus && native == nil && layout.rowCount == 0
      && gtk_widget_get_mapped(status.root()) != 0
  }

  /// True if a person types a search, or is in another page.
  var isSomebodyElsewhere: Bool {
    guard let window = Obj(maybe: gtk_widget_get_root(root())),
      let focus = Obj(maybe: gtk_root_get_focus(window()))
    else { return false }
    let others = host?.pagesInView.filter { $0 !== self } ?? []
    return focus.isInside(search.root) || others.contains { focus.isInside($0.root) }
  }

  /// True if a widget has the focus that is outside of the page, or in one of its bars, or if none has it.
  private var isFocusOutsideRows: Bool {
    guard !isPopoverFocused, let window = Obj(maybe: gtk_widget_get_root(root())) else {
      return false
    }
    guard let focus = Obj(maybe: gtk_root_get_focus(window())) else { return true }
    return gtk_widget_is_ancestor(focus(), root()) == 0
      || [header.root, toolbar.root].contains { gtk_widget_is_ancestor(focus(), $0()) != 0 }
  }
}
#endif
