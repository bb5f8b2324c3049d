package import TableCore

/// A screen as a host knows it: what to draw, and where to report what a person did.
@MainActor public protocol HostedScreen: AnyObject {
  /// What is on screen now.
  var layout: TableLayout { get }
  /// Everything around the rows.
  var chrome: ScreenChrome { get }
  /// Returns the kind of a row's cell, or nil where there is no such row.
  func kind(of row: NodeID) -> RowKind?
  /// Returns a row as `cell` shows it, or nil where there is no such row.
  func content(of row: NodeID, cell: TableRowCell) -> RowContent?
  /// Hides rows that were made when they were drawn, and are described as hidden, and opens those described as expanded.
  ///
  /// A host asks for it when it has drawn, before that shows; ``TableNavigator/drawing(_:)`` does it for one that draws all anew.
  ///
  /// - Returns: whether other rows show now.
  func settleMadeRows() -> Bool
  /// A host is about to ask for a row's content to draw it: binds the row to its properties.
  ///
  /// ``RowCellPool`` says so.
  func willDraw(_ row: NodeID)
  /// A host draws a row with that content: begins to load the pictures in it that nobody loads yet.
  ///
  /// ``RowCellPool`` says so.
  func didDraw(_ row: NodeID, _ content: RowContent)
  /// A row that was drawn has left view.
  func didLeaveView(_ row: NodeID)
  /// Returns the kind of the cell that makes a header or footer, or nil where that is a plain text.
  func kind(of edge: SectionEdge) -> RowKind?
  /// Returns a header or footer as `cell` shows it, or nil where that is a plain text.
  func content(of edge: SectionEdge, cell: TableRowCell) -> RowContent?
  /// Runs when a cell was made for a row, before it loads.
  func onCellCreated(_ cell: TableRowCell, _ row: NodeID)
  /// Runs when a cell shows another row than before, after it was given that.
  func onCellReused(_ cell: TableRowCell, _ row: NodeID)
  /// Runs right before a row is drawn that was not in view.
  func willDisplay(_ cell: TableRowCell, _ row: NodeID)
  /// Runs right before a header or footer is drawn that was not in view.
  func willDisplay(_ edge: SectionEdge)
  /// A header or footer that was drawn has left view.
  func didLeaveView(_ edge: SectionEdge)
  /// Takes note of what a person did, and does what follows.
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
