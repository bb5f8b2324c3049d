extension ScreenChrome {
  /// What lies beyond the last row.
  public enum Paging: Hashable, Sendable {
    /// Nothing: the screen does not load its rows in pages, or shows what a search found.
    case off
    /// There may be more.
    case idle
    /// More rows are being loaded.
    case loading
    /// They could not be loaded, and why; a ``TableEvent/loadMore`` tries again.
    case failed(String)
    /// There are no more.
    case finished
  }
}
