import TableCore

// The names that types and members had before; each works until 1.0.

/// The old name of ``TableNavigator``.
@available(*, deprecated, renamed: "TableNavigator")
public typealias Navigator = TableNavigator

/// The old name of ``TablePresentation``.
@available(*, deprecated, renamed: "TablePresentation")
public typealias Presentation = TablePresentation

/// The old name of ``TableRestoration``.
@available(*, deprecated, renamed: "TableRestoration")
public typealias Restoration = TableRestoration

/// The old name of ``TableAppEvent``.
@available(*, deprecated, renamed: "TableAppEvent")
public typealias AppEvent = TableAppEvent

/// The old name of ``TableNavigationState``.
@available(*, deprecated, renamed: "TableNavigationState")
public typealias NavigationState = TableNavigationState

/// The old name of ``TableNavigationChange``.
@available(*, deprecated, renamed: "TableNavigationChange")
public typealias NavigationChange = TableNavigationChange

/// The old name of ``ScreenIndexEntry``.
@available(*, deprecated, renamed: "ScreenIndexEntry")
public typealias IndexEntry = ScreenIndexEntry

/// The old name of ``TableScrollPosition``.
@available(*, deprecated, renamed: "TableScrollPosition")
public typealias ScrollPosition = TableScrollPosition

/// The old name of ``TableDownloadError``.
@available(*, deprecated, renamed: "TableDownloadError")
public typealias DownloadError = TableDownloadError

extension TableScreen {
  /// The old name of ``setMasked(_:of:)``.
  @available(*, deprecated, renamed: "setMasked(_:of:)")
  public func mask(_ selector: TableSelector, _ isMasked: Bool) {
    setMasked(isMasked, of: selector)
  }
}

extension TableNavigator {
  /// The old name of ``closeToRoot()``.
  @available(*, deprecated, renamed: "closeToRoot()")
  public func popToRoot() { closeToRoot() }
}

extension TableEvent {
  /// The old name of ``rowAction(_:_:_:)``.
  @available(*, deprecated, renamed: "rowAction(_:_:_:)")
  public static func choose(_ row: NodeID, _ place: RowAction.Place, _ index: Int) -> Self {
    .rowAction(row, place, index)
  }
}

/// The old name of ``TableNeighbor``.
@available(*, deprecated, renamed: "TableNeighbor")
public typealias TableNeighbour = TableNeighbor

extension TableLayout {
  /// The old name of ``neighbor(of:by:)``.
  @available(*, deprecated, renamed: "neighbor(of:by:)")
  public func neighbour(of path: TablePath, by step: Int) -> TablePath? {
    neighbor(of: path, by: step)
  }
}

/// The hooks under their old names: the new hooks call them through this protocol, which gives no deprecation
/// warning.
@MainActor protocol OldTableHooks {
  func didBind(_ row: NodeID, _ cell: TableCell)
  func didCommit(_ row: NodeID, _ cell: TableCell)
  func didReload(_ row: NodeID, _ cell: TableCell)
  func didEndDisplaying(_ row: NodeID)
  func didEndDisplayingHeader(of section: NodeID)
  func didEndDisplayingFooter(of section: NodeID)
}

extension TableScreen: OldTableHooks {}
