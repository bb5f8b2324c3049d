extension TableNavigator {
  /// How often one frame is drawn at most: so many pages of hidden rows are left out of it.
  static let drawingLimit = 32

  /// Draws the screens in view, and draws them again where rows that were made for it are described as hidden, or as
  /// expanded, so that none of these is in what is returned as it was before that was known.
  ///
  /// Rows of `items:`, `count:` and sources are made when they are drawn for the first time, and only then it is known
  /// that they are hidden, or have children that show. Where hundreds in a row are, some may be in what is returned:
  /// they go on the next turn, of which the host is told as of any change.
  ///
  /// - Parameter draw: draws all screens in view as they are now, and shows nothing of it yet.
  /// - Returns: what `draw` returned last.
  public func drawing<Frame>(_ draw: () -> Frame) -> Frame {
    for _ in 1..<Self.drawingLimit {
      let frame = draw()
      // Each one is asked, whatever the others say.
      if panes.filter({ $0.settleMadeRows() }).isEmpty { return frame }
    }
    return draw()
  }
}
