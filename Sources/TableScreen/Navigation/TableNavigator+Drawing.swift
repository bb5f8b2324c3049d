extension TableNavigator {
  /// The most times that one frame is drawn; each time leaves out one more page of hidden rows.
  static let drawingLimit = 32

  /// Draws the screens in view, and redraws them while drawing makes rows that turn out to be hidden or expanded.
  ///
  /// Rows of `items:`, `count:` and sources are made when they are first drawn; only then is it
  /// known that they are hidden, or have children that show. The returned frame may still have some
  /// of very many hidden rows in sequence; they leave on the next turn, of which the host is told
  /// as of any change.
  ///
  /// - Parameter draw: draws all screens in view as they are now, without showing the result yet.
  /// - Returns: the last frame that `draw` returned.
  public func drawing<Frame>(_ draw: () -> Frame) -> Frame {
    for _ in 1..<Self.drawingLimit {
      let frame = working(.host, draw)
      // `filter`, unlike `contains`, settles every pane.
      if panes.filter({ $0.settleMadeRows() }).isEmpty { return frame }
    }
    return working(.host, draw)
  }
}
