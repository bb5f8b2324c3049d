package import TableCore

extension TableScreen {
  /// Hides nodes, as ``setMasked(_:of:)`` does.
  public func mask(_ selector: TableSelector) { setMasked(true, of: selector) }

  /// Shows hidden nodes again, as ``setMasked(_:of:)`` does.
  public func unmask(_ selector: TableSelector) { setMasked(false, of: selector) }

  /// Hides nodes, or shows them again; before the first reading this waits for it.
  ///
  /// Where there is no row of an id yet, that is heeded when the table gets one; any other selector that means nothing is
  /// reported. What is shown by hand stays so until the data, after showing it too, hides it anew.
  public func setMasked(_ isMasked: Bool, of selector: TableSelector) {
    onceLoaded { self.model.setMasked(isMasked, of: selector, in: self.part) }
  }

  /// Hides nodes that show, and shows those that are hidden.
  public func toggleMask(_ selector: TableSelector) {
    onceLoaded { self.model.toggleMask(selector, of: self.part) }
  }

  /// Whether a node was hidden by hand.
  public func isMasked(_ selector: TableSelector) -> Bool {
    model.isMasked(selector, of: part)
  }

  /// Says why a node is not on screen; empty where it is, nil where there is no such node.
  public func visibility(of id: NodeID) -> Set<HiddenReason>? { model.visibility(of: id) }
}
