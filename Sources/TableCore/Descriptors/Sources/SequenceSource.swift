/// A source that follows an asynchronous sequence, each element of which is the whole list of items at that time.
///
/// ```swift
/// let people = SequenceSource(restarting: { connection.snapshots() }) { [.title: $0.name] }
/// ```
///
/// The source starts to follow the sequence when a table first shows it. When the sequence ends,
/// the last items stay; when it throws, they stay too, and the error is shown above them, with a
/// way to try again if the sequence can be made anew.
@MainActor public final class SequenceSource<Item>: RowSource {
  /// The newest items.
  public var items: [Item] { array.items }
  /// Indicates whether the sequence has come to its end.
  public private(set) var isFinished = false
  private let array: ArraySource<Item>
  private let follow: Follow
  private let isRestartable: Bool
  private var task: TaskHandle?

  private typealias Follow = @MainActor (_ take: @MainActor ([Item]) -> Void) async throws -> Void

  /// Creates a source over a sequence that can be followed once.
  public convenience init<Snapshots: AsyncSequence>(
    _ sequence: Snapshots, searchText: (@MainActor (Item) -> String)? = nil,
    cell: @escaping @MainActor (Item) -> TableCell
  ) where Snapshots.Element == [Item], Item: Identifiable & Equatable {
    self.init(ArraySource(searchText: searchText, cell: cell), isRestartable: false) { take in
      for try await items in sequence { take(items) }
    }
  }

  /// Creates a source over a sequence that can be made anew after an error.
  public convenience init<Snapshots: AsyncSequence>(
    restarting make: @escaping @MainActor () -> Snapshots,
    searchText: (@MainActor (Item) -> String)? = nil,
    cell: @escaping @MainActor (Item) -> TableCell
  ) where Snapshots.Element == [Item], Item: Identifiable & Equatable {
    self.init(ArraySource(searchText: searchText, cell: cell), isRestartable: true) { take in
      for try await items in make() { take(items) }
    }
  }

  private init(_ array: ArraySource<Item>, isRestartable: Bool, _ follow: @escaping Follow) {
    self.array = array
    self.isRestartable = isRestartable
    self.follow = follow
    super.init()
  }

  public override var rows: TableSection { array.rows }

  public override func willShow() { start() }

  public override var canRetry: Bool { isRestartable }

  public override func retry() {
    guard isRestartable, failure != nil else { return }
    didChange()
    start()
  }

  private func start() {
    guard task == nil, !isFinished else { return }
    setLoading(items.isEmpty)
    task = TaskHandle(
      Task { [weak self, follow] in
        do {
          try await follow { self?.take($0) }
          self?.end(nil)
        } catch {
          self?.end(error)
        }
      })
  }

  private func take(_ items: [Item]) {
    setLoading(false)
    array.items = items
    didChange()
  }

  private func end(_ error: (any Error)?) {
    if error != nil && isRestartable { task = nil } else { isFinished = true }
    setLoading(false)
    if let error { didChange(failure: error) }
  }
}
