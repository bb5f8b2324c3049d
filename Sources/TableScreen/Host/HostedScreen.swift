package import TableCore

/// A screen as a host knows it: the content to draw, and the receiver of a person's events.
@MainActor public protocol HostedScreen: AnyObject {
  /// The layout on screen now.
  var layout: TableLayout { get }
  /// Everything around the rows, as the title, the bar, the search field and the notice.
  var chrome: ScreenChrome { get }
  /// Returns the kind of a row's cell, or nil if there is no such row.
  func kind(of row: NodeID) -> RowKind?
  /// Returns a row as `cell` shows it, or nil if there is no such row.
  func content(of row: NodeID, cell: TableRowCell) -> RowContent?
  /// Applies the mask and the expansion that cells made while drawing describe, if no update is
  /// going on.
  ///
  /// A host calls this after it has drawn, before that shows; ``TableNavigator/drawing(_:)`` does so for a host that redraws
  /// the whole window.
  ///
  /// - Returns: whether the layout changed.
  func settleMadeRows() -> Bool
  /// Binds a row to its properties, before a host asks for its content to draw it.
  ///
  /// ``RowCellPool`` calls this.
  func willDraw(_ row: NodeID)
  /// Starts loading the pictures in a drawn row's content that are not being loaded yet.
  ///
  /// ``RowCellPool`` calls this.
  func didDraw(_ row: NodeID, _ content: RowContent)
  /// Runs when a row that was drawn has left view.
  func didLeaveView(_ row: NodeID)
  /// Returns the kind of a header's or footer's cell, or nil if it is plain text.
  func kind(of edge: SectionEdge) -> RowKind?
  /// Returns a header or footer as `cell` shows it, or nil if it is plain text.
  func content(of edge: SectionEdge, cell: TableRowCell) -> RowContent?
  /// Runs when a cell object was made for a row, before its `onLoad`.
  func onCellCreated(_ cell: TableRowCell, _ row: NodeID)
  /// Runs when a cell object was reused for another row, after its body was made.
  func onCellReused(_ cell: TableRowCell, _ row: NodeID)
  /// Runs right before a row comes into view and is drawn.
  func willDisplay(_ cell: TableRowCell, _ row: NodeID)
  /// Runs right before a header or footer comes into view and is drawn.
  func willDisplay(_ edge: SectionEdge)
  /// Runs when a header or footer that was drawn has left view.
  func didLeaveView(_ edge: SectionEdge)
  /// Handles an event.
  func send(_ event: TableEvent)
}

extension HostedScreen {
  /// Does nothing.
  public func didLeaveView(_ row: NodeID) {}
  /// Does nothing.
  public func willDraw(_ row: NodeID) {}
  /// Does nothing.
  public func didDraw(_ row: NodeID, _ content: RowContent) {}

  /// Does nothing.
  public func didLeaveView(_ edge: SectionEdge) {}

  /// Does nothing.
  public func onCellCreated(_ cell: TableRowCell, _ row: NodeID) {}
  /// Does nothing.
  public func onCellReused(_ cell: TableRowCell, _ row: NodeID) {}
}
