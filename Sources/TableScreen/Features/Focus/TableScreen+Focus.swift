package import TableCore

/// The control that is to have the focus as soon as the screen is in view.
struct WantedFocus {
  let selector: TableSelector
  /// Its name, or nil for the first field of the row.
  let control: String?
}

extension TableScreen {
  /// Lets what a person types go to a control of a row; without a name to its first field.
  ///
  /// The row is brought on screen, unless it was hidden by hand. A screen that is not in view yet does so
  /// when it is: a form that begins in its first field says `focus("name")` in `onLoad`. A row that is still to
  /// come, as from a server, has the focus when it does, unless the person has begun elsewhere.
  public func focus(_ selector: TableSelector, control: String? = nil) {
    outermostTable.wantedFocus = WantedFocus(selector: selector, control: control)
    outermostTable.giveFocus()
  }

  func giveFocus() {
    guard let wanted = wantedFocus, isVisible, !isEntering,
      let host = navigator?.host
    else { return }
    guard let row = model.resolve(wanted.selector).first(where: model.hasRow) else { return }
    reveal(row)
    guard let path = layout.tablePath(of: row) else {
      // What reveals it may follow what is being delivered; a row that is hidden by hand stays so.
      if !model.isUpdating { wantedFocus = nil }
      return
    }
    wantedFocus = nil
    host.scroll(to: path, at: .nearest, in: self)
    host.focus(row, control: wanted.control, in: self)
  }

  /// Forgets a wish that waits for its row, since the person does something else.
  func forgetFocus(as event: TableEvent) {
    switch event {
    // What is waited for may come of it.
    case .displayed, .retry, .refresh: return
    default: if isVisible, !isEntering { wantedFocus = nil }
    }
  }

  /// Shows a row that is collapsed, or that a search leaves out, here or elsewhere.
  private func reveal(_ row: NodeID) {
    if layout.tablePath(of: row) != nil || model.isHiddenByHand(row) { return }
    update {
      var host = model.host(of: row)
      while let current = host {
        setExpanded(true, of: .node(current))
        host = model.host(of: current)
      }
    }
    if layout.tablePath(of: row) == nil, isSearching { endSearch() }
  }
}
