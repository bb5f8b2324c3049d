import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// A loader that answers when the test says so.
@MainActor private final class StubLoader: TableImageLoader {
  private(set) var asked: [String] = []
  private(set) var cancelled: [String] = []
  private var waiting: [String: CheckedContinuation<Void, Never>] = [:]
  var isHeld = false
  var size = 4

  nonisolated init() {}

  func data(from url: URL, limits: TableImageLimits) async throws -> Data {
    let name = url.lastPathComponent
    asked.append(name)
    if isHeld {
      await withTaskCancellationHandler {
        await withCheckedContinuation { waiting[name] = $0 }
      } onCancel: {
        Task { @MainActor in self.cancel(name) }
      }
    }
    try Task.checkCancellation()
    if name.hasPrefix("bad") { throw TableDownloadError.status(404) }
    return Data(repeating: UInt8(name.utf8.first ?? 0), count: size)
  }

  func release() {
    for continuation in waiting.values { continuation.resume() }
    waiting = [:]
  }

  private func cancel(_ name: String) {
    cancelled.append(name)
    waiting.removeValue(forKey: name)?.resume()
  }
}

private final class PictureScreen: TableScreen {
  let host: String
  var names: [String]
  private let loader: StubLoader
  init(_ names: [String], host: String = UUID().uuidString, from loader: StubLoader) {
    self.names = names
    self.host = host
    self.loader = loader
    super.init()
  }
  override var imageLoader: any TableImageLoader { loader }
  func url(_ name: String) -> URL { URL(filePath: "/\(host)/\(name)") }
  override var tableData: [Section] {
    [
      Section(items: names.map { Named(id: $0) }) { [host] item in
        [
          .title: item.id,
          .image: .remote(
            URL(filePath: "/\(host)/\(item.id)"), placeholder: "person", contentMode: .aspectFill),
        ]
      }
    ]
  }
  func state(_ name: String, in table: HeadlessHost) -> RowImageState? {
    guard let row = table.row(name),
      case .image(let image)? = row.body.flattened.first(where: {
        if case .image = $0 { true } else { false }
      })
    else { return nil }
    return row.state(of: image)
  }
}

private struct Named: Identifiable, Equatable { let id: String }

/// Pictures of rows are loaded while the rows are in view; the cache is shared, so the tests follow each other.
@Suite(.serialized) @MainActor struct ImageTests {
  private let loader = StubLoader()

  private func show(_ screen: PictureScreen) async throws -> HeadlessHost {
    let table = try await HeadlessHost.show(screen)
    return table
  }

  private func turns() async { for _ in 0..<20 { await Task.yield() } }

  @Test func `a picture is a placeholder, then there, and its row is refreshed`() async throws {
    loader.isHeld = true
    let screen = PictureScreen(["a"], from: loader)
    let table = try await show(screen)
    #expect(loader.asked.isEmpty, "nothing is loaded before it is drawn")
    #expect(screen.state("a", in: table) == .loading)
    await turns()
    table.forgetChanges()
    loader.release()
    try await table.settle()
    #expect(screen.state("a", in: table) == .loaded(Data(repeating: 97, count: 4)))
    #expect(table.changes.count == 1)
    #expect(loader.asked == ["a"])
  }

  @Test func `one that cannot be loaded says why, and is tried again when it comes back`()
    async throws
  {
    let screen = PictureScreen(["bad"] + (0..<40).map { "\($0)" }, from: loader)
    let table = try await show(screen)
    _ = table.page
    try await table.settle()
    #expect(
      screen.state("bad", in: table) == .failed("The server answered with the status 404"))
    #expect(table.frame(columns: 40, rows: 4).contains("⚠ bad"))
    try await table.scroll(to: "30")
    _ = table.page
    try await table.scroll(to: "bad")
    #expect(screen.state("bad", in: table) == .loading)
    #expect(table.frame(columns: 40, rows: 4).contains("bad"))
    try await table.settle()
    #expect(loader.asked.filter { $0 == "bad" }.count == 2)
  }

  @Test func `pictures of rows that are about to come are loaded ahead, once`() async throws {
    let screen = PictureScreen((0..<60).map { "\($0)" }, from: loader)
    let table = try await show(screen)
    table.pageLength = 3
    _ = table.page
    try await table.settle()
    table.forgetChanges()
    let rows = [3, 4, 3, 4].compactMap { screen.layout.row(at: TablePath(0, $0))?.id }
    try await table.send(.approaching(rows))
    #expect(loader.asked == ["0", "1", "2", "3", "4"])
    #expect(table.changes.isEmpty, "no row in view changes")
    try await table.scroll(to: "4")
    #expect(screen.state("4", in: table) == .loaded(Data(repeating: 52, count: 4)))
    try await table.settle()
    #expect(loader.asked.filter { $0 == "3" || $0 == "4" }.count == 2)
  }

  @Test func `what is no longer about to come is not loaded, unless it is in view by now`()
    async throws
  {
    loader.isHeld = true
    let screen = PictureScreen(["bad 0"] + (1..<60).map { "bad \($0)" }, from: loader)
    let table = try await show(screen)
    table.pageLength = 2
    table.timeout = .milliseconds(1)
    _ = table.page
    let rows = [2, 3, 4].compactMap { screen.layout.row(at: TablePath(0, $0))?.id }
    screen.send(.approaching(rows))
    await turns()
    #expect(loader.asked == ["bad 0", "bad 1", "bad 2", "bad 3", "bad 4"])
    try? await table.scroll(to: "bad 2")
    _ = table.page
    screen.send(.turnedAway(rows))
    await turns()
    #expect(!loader.cancelled.contains("bad 2"))
    #expect(loader.cancelled.contains("bad 4"))
    loader.isHeld = false
    loader.release()
    table.timeout = .seconds(10)
    try await table.settle()
    // A failure ahead is no news: the row asks anew when it comes.
    #expect(screen.state("bad 2", in: table) == .failed("The server answered with the status 404"))
  }

  @Test func `what leaves view is no longer loaded`() async throws {
    loader.isHeld = true
    let screen = PictureScreen((0..<60).map { "row \($0)" }, from: loader)
    let table = try await show(screen)
    table.pageLength = 3
    table.timeout = .milliseconds(1)
    _ = table.page
    await turns()
    #expect(loader.asked == ["row 0", "row 1", "row 2"])
    try? await table.scroll(to: "row 30")
    _ = table.page
    await turns()
    #expect(Set(loader.cancelled) == ["row 0", "row 1", "row 2"])
    #expect(loader.asked.suffix(3) == ["row 30", "row 31", "row 32"])
    loader.release()
    table.timeout = .seconds(10)
    try await table.settle()
  }

  @Test func `a row that shows another picture lets go of the first`() async throws {
    loader.isHeld = true
    let screen = PictureScreen(["a"], from: loader)
    let table = try await show(screen)
    _ = table.page
    await turns()
    screen.names = ["b"]
    screen.updateTableData()
    _ = table.page
    await turns()
    #expect(loader.cancelled == ["a"])
    loader.release()
    try await table.settle()
    #expect(screen.state("b", in: table) == .loaded(Data(repeating: 98, count: 4)))
  }

  @Test func `two rows with one picture load it once, and the cache spares the next screen`()
    async throws
  {
    let screen = PictureScreen(["a", "a"], host: "twice", from: loader)
    let table = try await show(screen)
    _ = table.page
    try await table.settle()
    let again = PictureScreen(["a"], host: "twice", from: loader)
    let second = try await show(again)
    #expect(again.state("a", in: second) == .loaded(Data(repeating: 97, count: 4)))
    #expect(loader.asked == ["a"])
  }

  @Test func `a picture that the cache cannot hold still shows, and is loaded once`() async throws {
    let bound = TableImages.cache.bound
    defer { TableImages.cache.bound = bound }
    TableImages.cache.bound = 3
    let screen = PictureScreen(["a"], from: loader)
    let table = try await show(screen)
    for _ in 0..<3 {
      _ = table.page
      try await table.settle()
    }
    #expect(screen.state("a", in: table) == .loaded(Data(repeating: 97, count: 4)))
    #expect(loader.asked == ["a"])
  }

  @Test func `closing a screen ends its downloads`() async throws {
    loader.isHeld = true
    let root = TableScreen()
    let table = try await HeadlessHost.show(root)
    root.open(PictureScreen(["a"], from: loader))
    _ = table.page
    await turns()
    try await table.back()
    await turns()
    #expect(loader.cancelled == ["a"])
  }

  @Test func `a host without pictures loads none`() async throws {
    let host = BlindHost()
    let screen = PictureScreen(["a"], from: loader)
    let window = TableNavigator([screen], host: host)
    window.start()
    let row = try #require(screen.layout.row(at: TablePath(0, 0)))
    let content = try #require(screen.content(of: row.id, cell: TableRowCell()))
    #expect(content.state(of: TableImage(.remote(screen.url("a")))) == .placeholder)
    await turns()
    #expect(loader.asked.isEmpty)
  }
}

/// The cache holds what was asked for last.
struct TableImageCacheTests {
  private func url(_ name: Int) -> URL { URL(filePath: "/\(name)") }

  @Test func `it holds no more than its bound, and the newest`() {
    var cache = TableImageCache(bound: 100)
    for name in 0..<50 {
      cache.insert(Data(count: 30), for: url(name))
      #expect(cache.byteCount <= 100)
      #expect(cache.data(for: url(name)) != nil)
    }
    #expect(cache.data(for: url(0)) == nil)
  }

  @Test func `what was asked for stays longer`() {
    var cache = TableImageCache(bound: 100)
    for name in 0..<3 { cache.insert(Data(count: 30), for: url(name)) }
    _ = cache.data(for: url(0))
    cache.insert(Data(count: 30), for: url(3))
    #expect(cache.data(for: url(0)) != nil)
    #expect(cache.data(for: url(1)) == nil)
  }

  @Test func `one that is too large is not held, and pushes nothing out`() {
    var cache = TableImageCache(bound: 100)
    cache.insert(Data(count: 30), for: url(0))
    cache.insert(Data(count: 101), for: url(1))
    #expect(cache.data(for: url(0)) != nil)
    #expect(cache.data(for: url(1)) == nil)
    cache.insert(Data(count: 50), for: url(0))
    #expect(cache.byteCount == 50)
    cache.bound = 10
    #expect(cache.byteCount == 0)
  }
}

private final class BlindHost: TableHost {
  let capabilities: HostCapabilities = []
  func navigate(_ change: TableNavigationChange) {}
  func apply(
    _ changes: ChangeSet, from old: TableLayout, to new: TableLayout, in screen: any HostedScreen
  ) {}
  func refreshChrome(of screen: any HostedScreen) {}
  func scroll(to path: TablePath, at position: TableScrollPosition, in screen: any HostedScreen) {}
}
