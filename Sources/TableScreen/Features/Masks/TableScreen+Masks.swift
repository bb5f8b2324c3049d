package import TableCore

extension TableScreen {
  /// Hides nodes, as ``setMasked(_:of:)`` does.
  public func mask(_ selector: TableSelector) { setMasked(true, of: selector) }

  /// Shows hidden nodes again, as ``setMasked(_:of:)`` does.
  public func unmask(_ selector: TableSelector) { setMasked(false, of: selector) }

  /// Masks nodes, or unmasks them; while the screen is not open the call waits for that.
  ///
  /// The mask of an id without a row is applied once the table gets that row; any other selector that matches nothing
  /// is reported. A node unmasked by hand stays visible until the data describe it as visible and then as hidden again.
  public func setMasked(_ isMasked: Bool, of selector: TableSelector) {
    onceLoaded(mask: (selector, { _ in isMasked })) {
      $0.model.setMasked(isMasked, of: selector, in: $0.part)
    }
  }

  /// Masks unmasked nodes, and unmasks masked ones.
  public func toggleMask(_ selector: TableSelector) {
    onceLoaded(mask: (selector, { !$0 })) { $0.model.toggleMask(selector, of: $0.part) }
  }

  /// Returns whether a node is masked, or will be once it is in the table.
  ///
  /// While the screen is not open, calls that gave the same selector count, for only the reading tells which nodes it means.
  public func isMasked(_ selector: TableSelector) -> Bool {
    waitingChanges.compactMap(\.mask).filter { $0.nodes == selector }
      .reduce(model.isMasked(selector, of: part)) { $1.change($0) }
  }

  /// Returns the reasons why a node is not on screen; empty if it is, nil if there is no such node.
  public func visibility(of id: NodeID) -> Set<HiddenReason>? { model.visibility(of: id) }
}
