extension ScreenChrome {
  /// The state of loading rows beyond the last one.
  public enum Paging: Hashable, Sendable {
    /// The screen does not load its rows in pages, or a search decides the rows.
    case off
    /// More rows may be loaded.
    case idle
    /// More rows are being loaded.
    case loading
    /// The load failed, with the text of its error; a ``TableEvent/loadMore`` retries.
    case failed(String)
    /// All rows are loaded.
    case finished
  }
}
