/// A live provider of rows: it reports that they may have changed, and the tables that show it read them again and
/// show the differences.
///
/// There are two kinds: a ``RowSource`` gives one section its rows, a ``SectionSource`` gives several
/// sections. A source knows its tables only weakly, so it may live longer than they do; a table keeps the
/// sources that it shows.
@MainActor open class TableSource {
  /// The error that keeps the rows from being up to date, or nil.
  public private(set) var failure: (any Error)?
  /// Indicates whether the source is reading its first rows, or tries again after a failure.
  public private(set) var isLoading = false
  /// A closure that runs before a row whose content has changed is drawn again, and may show the change itself.
  ///
  /// The closure returns true if it has shown the change; the row is then not drawn again. It
  /// should capture the screen weakly.
  public var onContentChange: (@MainActor (TableSourceChange) -> Bool)?
  private var links: [WeakLink] = []

  /// Creates a source.
  public init() {}

  /// Reports that the rows may have changed, and the error that keeps them from being up to date, if any.
  ///
  /// The last good rows stay beside a failure, which is shown, where ``canRetry`` is true with a way to try again by
  /// ``retry()``. Takes effect at once, or at the end of the `update { }` around it.
  public final func didChange(failure: (any Error)? = nil) {
    self.failure = failure
    for observer in observers { observer.sourceChanged(self) }
  }

  /// Sets whether the source is reading its first rows, or tries again after a failure.
  public final func setLoading(_ isLoading: Bool) {
    guard self.isLoading != isLoading else { return }
    self.isLoading = isLoading
    for observer in observers { observer.sourceStateChanged(self) }
  }

  /// Indicates whether a table shows the source.
  public final var isShown: Bool { observers.contains { $0.hearsSources } }

  /// Runs when a table begins to show the source; from here on its rows should be up to date.
  open func willShow() {}

  /// Indicates whether trying again may help after a failure.
  open var canRetry: Bool { false }

  /// Tries again after a failure.
  open func retry() {}

  /// Indicates whether the source has work under way, for which the headless host waits.
  open var isWorking: Bool { false }

  // MARK: Tables

  /// Notes a table that shows the source for as long as the link lives.
  func link(to observer: any TableSourceObserver) -> SourceLink {
    let isFirst = !isShown
    let link = SourceLink(self, observer)
    links.removeAll { $0.link == nil }
    links.append(WeakLink(link: link))
    if isFirst, isShown { willShow() }
    return link
  }

  private var observers: [any TableSourceObserver] {
    var observers: [any TableSourceObserver] = []
    for observer in links.compactMap({ $0.link?.observer })
    where !observers.contains(where: { $0 === observer }) {
      observers.append(observer)
    }
    return observers
  }

  private struct WeakLink {
    weak var link: SourceLink?
  }
}

/// A row of a source whose content has changed.
public struct TableSourceChange: Hashable, Sendable {
  /// The row.
  public let row: NodeID
  /// The old position as written; its `row` is the index in the source.
  public let from: DataPath
  /// The new position as written; its `row` is the index in the source.
  public let to: DataPath
}

/// The observer of a source: the table that shows it.
@MainActor protocol TableSourceObserver: AnyObject {
  /// True unless the table is closed: one that owns its rows keeps its sources then.
  var hearsSources: Bool { get }
  /// The rows, or the failure of the source, may have changed.
  func sourceChanged(_ source: TableSource)
  /// The source began or finished loading.
  func sourceStateChanged(_ source: TableSource)
}

/// A link from a table to a source, which counts as shown for as long as the link lives.
@MainActor final class SourceLink {
  let source: TableSource
  private(set) weak var observer: (any TableSourceObserver)?

  init(_ source: TableSource, _ observer: any TableSourceObserver) {
    self.source = source
    self.observer = observer
  }
}
