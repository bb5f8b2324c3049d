public import TableScreen
import TableScreenRecording
import TableScreenText

/// A host without a display, which shows screens to tests.
///
/// The host is strict: every change set must turn the old layout into the new one, or the next call throws. Cells are
/// reused as by other hosts. Each call returns when the work that it started has settled, or waits below a modal for
/// a person's answer: see ``settle()``.
///
/// ```swift
/// let table = try await HeadlessHost.show(ToDoScreen(store: .sample))
/// try await table.delete("Buy milk")
/// #expect(!table.titles.contains("Buy milk"))
/// ```
@MainActor public final class HeadlessHost: TableHost {
  /// The capabilities of a headless host; pictures are loaded for it, and drawn as marks.
  ///
  /// Where a recording was played, they are those of the host that it was made on; a test may give others, as those of a
  /// terminal: see ``show(tabs:restoration:waitingAtMost:capabilities:)``.
  public private(set) var capabilities: HostCapabilities = [
    .swipe, .longPress, .drag, .pullToRefresh, .images,
  ]

  /// The change sets that the host has received, the newest last.
  public private(set) var changes: [ChangeSet] = []
  /// The time for which a call waits for the work that it started; indexing a long table may take longer.
  public var timeout = Duration.seconds(10)
  /// The number of rows in view at once, each shown by a cell object of its own.
  public var pageLength = 24
  /// The first row in view.
  public var top: TablePath { top(of: visibleScreen) }
  /// The position that was scrolled to on the screen in view, with the row that was there.
  var anchor: TablePath {
    get { anchors[visibleScreen] ?? TablePath(0, 0) }
    set { anchors[visibleScreen] = newValue }
  }
  /// A screen that comes into view again stands where it stood.
  private var anchors = ScreenStates<TablePath>()

  private var window: TableNavigator?
  private var replays = ScreenStates<ChangeReplay>()
  private var pools = ScreenStates<RowCellPool>()
  private var broken: HeadlessError?
  /// The rows in view, as last reported to each screen.
  private var displayed = ScreenStates<ClosedRange<TablePath>>()
  /// The rows in view, as last computed.
  var lastView: RowsInView?
  /// The row whose field receives typed text.
  var focus: NodeID?
  /// The name of that field, or nil for the first of the row.
  var focusedControl: String?
  /// True while typed text goes to the first field of the focused row, if no name says which field;
  /// otherwise, the row as a whole has the focus.
  var isInFirstField = false
  /// What stands in the field that the person is in, and is set when it is left.
  var unset: UnsetField?
  /// True if the person has gone on from the search field to a row while its text filters the rows.
  var hasLeftSearch = false

  /// The recording that is played, or nil.
  var playback: Playback?
  /// The time for which calls wait at most while the person is in a hurry; otherwise nil.
  var hurry: Duration?

  private var restoration: TableRestoration?

  private init() {}

  /// Shows a screen in a window of its own.
  ///
  /// A restoration opens what was saved again, and is given the state to save as by any host: when the app goes to the
  /// background, and when the window closes.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - restoration: what keeps the state of the window, or nil.
  ///   - time: the time after which the person goes on, though work is running; nil waits until it has ended.
  /// - Returns: the host that shows them.
  /// - Throws: ``HeadlessError`` if the screen does not settle.
  public static func show(
    _ screen: Screen, restoration: TableRestoration? = nil, waitingAtMost time: Duration? = nil
  ) async throws -> HeadlessHost {
    try await show(tabs: [screen], restoration: restoration, waitingAtMost: time)
  }

  /// Shows screens as the tabs of a window; at least one.
  ///
  /// - Parameters:
  ///   - screens: the first screens of the tabs.
  ///   - restoration: what keeps the state of the window, or nil.
  ///   - time: the time after which the person goes on, though work is running; nil waits until it has ended.
  /// - Returns: the host that shows them.
  /// - Throws: ``HeadlessError`` if the first screen does not settle.
  public static func show(
    tabs screens: [Screen], restoration: TableRestoration? = nil,
    waitingAtMost time: Duration? = nil
  ) async throws -> HeadlessHost {
    try await settled(start(screens, restoration), within: time)
  }

  /// Shows screens as by a host that can do less, or more; otherwise the same as ``show(tabs:restoration:waitingAtMost:)``.
  ///
  /// - Parameters:
  ///   - screens: the first screens of the tabs.
  ///   - restoration: what keeps the state of the window, or nil.
  ///   - time: the time after which the person goes on, though work is running; nil waits until it has ended.
  ///   - capabilities: what the host can do; without `.images`, remote pictures are not loaded.
  /// - Returns: the host that shows them.
  /// - Throws: ``HeadlessError`` if the first screen does not settle.
  public static func show(
    tabs screens: [Screen], restoration: TableRestoration? = nil,
    waitingAtMost time: Duration? = nil, capabilities: HostCapabilities
  ) async throws -> HeadlessHost {
    let host = HeadlessHost()
    host.capabilities = capabilities
    host.start(screens, restoration)
    return try await settled(host, within: time)
  }

  private static func settled(
    _ host: HeadlessHost, within time: Duration?
  ) async throws -> HeadlessHost {
    host.hurry = time
    defer { host.hurry = nil }
    try await host.settle()
    return host
  }

  /// Shows screens, without waiting for their work, for a host that loads pictures or, as a terminal, none.
  package static func start(
    _ screens: [Screen], _ restoration: TableRestoration? = nil, loadsPictures: Bool = true
  ) -> HeadlessHost {
    let host = HeadlessHost()
    if !loadsPictures { host.capabilities.remove(.images) }
    host.start(screens, restoration)
    return host
  }

  static func start(
    _ screens: [Screen], _ restoration: TableRestoration?, playing playback: Playback?
  ) -> HeadlessHost {
    let host = HeadlessHost()
    host.playback = playback
    if let playback { host.capabilities = playback.capabilities }
    host.start(screens, restoration)
    return host
  }

  private func start(_ screens: [Screen], _ restoration: TableRestoration?) {
    let window = TableNavigator(screens, host: self)
    self.window = window
    self.restoration = restoration
    if let restoration { window.restore(restoration) }
    window.start()
  }

  /// The navigation of the window.
  public var navigator: TableNavigator {
    // A closed host has no window, and so gets an empty one.
    window ?? TableNavigator([Screen()], host: self)
  }

  /// The screen in view.
  public var visibleScreen: Screen { navigator.visibleScreen }

  /// The table in view, or nil if the screen in view shows none.
  public var screen: TableScreen? { visibleScreen as? TableScreen }

  /// Indicates whether the window is closed.
  public var isClosed: Bool { window == nil }

  /// Closes the window and all its screens.
  public func close() {
    save()
    window?.end()
    (window, unset) = (nil, nil)
    replays.keep([])
    pools.keep([])
    displayed.keep([])
  }

  /// Has the state of the open screens saved.
  func save() {
    if let window, let restoration { restoration.save(window.state) }
  }

  // MARK: TableHost

  /// Notes that another screen is in view.
  public func navigate(_ change: TableNavigationChange) {
    (focus, focusedControl, isInFirstField, hasLeftSearch) = (nil, nil, false, false)
    guard let window else { return }
    let open = window.screens
    replays.keep(open)
    pools.keep(open)
    displayed.keep(open)
    anchors.keep(open)
    for screen in window.panes where replays[screen] == nil {
      replays[screen] = ChangeReplay(screen.layout)
    }
  }

  /// Applies a change set, and checks it strictly.
  public func apply(
    _ changes: ChangeSet, from old: TableLayout, to new: TableLayout, in screen: any HostedScreen
  ) {
    self.changes.append(changes)
    // Rows inserted or deleted above do not scroll the rows in view, unless the first row of the
    // table is in view.
    if let anchor = anchors[screen], old.firstRowPath != anchor, let row = old.row(at: anchor)?.id,
      let path = new.tablePath(of: row)
    {
      anchors[screen] = path
    } else if playback != nil, let anchor = anchors[screen], new.row(at: anchor) == nil {
      // A list that a person looked at stays where it was cut, though it grows again.
      anchors[screen] = min(anchor, startOfLastPage(of: new))
    }
    var replay = replays[screen] ?? ChangeReplay(old)
    do {
      try replay.apply(changes, to: new)
    } catch {
      broken = broken ?? .brokenUpdate("\(error); the changes were: \(changes)")
      replay = ChangeReplay(new)
    }
    replays[screen] = replay
  }

  /// The first row in view of a screen, or that which will be, once it comes into view.
  func top(of screen: Screen) -> TablePath {
    let layout = screen.layout
    let anchor = anchors[screen] ?? TablePath(0, 0)
    // No list scrolls beyond its end; one that grows again stands where it stood.
    return layout.row(at: anchor) == nil ? min(anchor, startOfLastPage(of: layout)) : anchor
  }

  /// Returns the last position from which a page is full.
  private func startOfLastPage(of layout: TableLayout) -> TablePath {
    var missing = pageLength
    for section in (0..<layout.sectionCount).reversed() {
      let count = layout.rowCount(in: section)
      if count >= missing { return TablePath(section, count - missing) }
      missing -= count
    }
    return TablePath(0, 0)
  }

  /// Does nothing, because ``chrome`` is read each time that a test asks for it.
  public func refreshChrome(of screen: any HostedScreen) {}

  /// Scrolls a row to the top; a screen that is not in view stands there once it is.
  public func scroll(
    to path: TablePath, at position: TableScrollPosition, in screen: any HostedScreen
  ) {
    anchors[screen] = path
    guard screen === visibleScreen, playback == nil, let last = pathsInView.last,
      let first = pathsInView.first
    else { return }
    displayed[screen] = first...last
    screen.send(.displayed(first, last))
  }

  // MARK: What is on screen

  /// Forgets the change sets received so far.
  public func forgetChanges() { changes = [] }

  /// The snapshot of what is on screen now.
  public var layout: TableLayout { visibleScreen.layout }

  /// Everything around the rows, as the title, the bar, the search field and the notice.
  public var chrome: ScreenChrome { visibleScreen.chrome }

  /// The cells of the screen in view, reused by kind.
  package var pool: RowCellPool { pool(of: visibleScreen) }

  func pool(of screen: Screen) -> RowCellPool {
    let pool = pools[screen] ?? RowCellPool()
    pools[screen] = pool
    // The caller may draw rows that are not in view.
    lastView?.isAlone = false
    return pool
  }

  // MARK: Settling

  /// Waits until pending updates and started actions are done, and until the rows in view of long lists have come.
  ///
  /// An action below a modal that goes on, while no work runs in the modal itself, waits for an answer that only a
  /// person can give: then this returns, so that the next call can give the answer. Short work below a modal is still
  /// waited for.
  ///
  /// - Throws: ``HeadlessError/timedOut(waitingFor:)`` with the work that is still running, and
  ///   ``HeadlessError/brokenUpdate(_:)`` if a change set was wrong.
  public func settle() async throws {
    if let hurry { return try await settle(within: hurry) }
    // Time is counted in turns of this wait, so that a busy machine, or another test that holds the main
    // actor, does not use it up.
    let shortTurn = Duration.microseconds(200)
    var turn = shortTurn
    var patience = timeout
    var indexed = indexedCount
    // An observed change takes a turn to be seen, another to be read, another to reach the host.
    var (quietTurns, busyTurns, turnsBelowModal) = (0, 0, 0)
    while quietTurns < 4 {
      await letOthersGo()
      guard hasTasks || isReadingSources else {
        quietTurns += 1
        continue
      }
      quietTurns = 0
      busyTurns += 1
      // Most work waits for nothing but its turn on the main actor.
      guard busyTurns > 32 else { continue }
      let running = self.running
      guard !running.isEmpty else { continue }
      turnsBelowModal = running == runningBelowModal ? turnsBelowModal + 1 : 0
      if turnsBelowModal == Self.longestMoment { break }
      if indexed != indexedCount {
        indexed = indexedCount
        (patience, turn) = (timeout, shortTurn)
      }
      if patience <= .zero { throw HeadlessError.timedOut(waitingFor: running) }
      patience -= turn
      try await Task.sleep(for: turn)
      // Long work is polled less often.
      turn = min(turn * 2, .milliseconds(1))
    }
    if reportDisplayed() || asksForRowsInView() { return try await settle() }
    try checkUpdates()
  }

  /// Waits until all work has ended, that below a modal, too, or until the time is up.
  private func settle(within time: Duration) async throws {
    let end = ContinuousClock.now + time
    while end > .now {
      _ = await RestWatch(navigator).hasSettled(within: end - .now, endingBelowModals: true)
      guard reportDisplayed() || asksForRowsInView() else { break }
    }
    try checkUpdates()
  }

  /// Throws the first mistake in a change set since the last call.
  private func checkUpdates() throws {
    guard let broken else { return }
    self.broken = nil
    throw broken
  }

  /// Reports the rows in view to the screen, if they changed, and returns whether they did.
  private func reportDisplayed() -> Bool {
    // A recording says itself what came into view.
    guard window != nil, playback == nil else { return false }
    let paths = pathsInView
    guard let first = paths.first, let last = paths.last else { return false }
    guard displayed[visibleScreen] != first...last else { return false }
    displayed[visibleScreen] = first...last
    visibleScreen.send(.displayed(first, last))
    return true
  }

  /// Asks for the rows in view that a source must read first, as a host does that draws them, and returns whether any are
  /// to come.
  private func asksForRowsInView() -> Bool {
    guard playback == nil, let model = (visibleScreen as? TableScreen)?.model else { return false }
    let layout = layout
    for path in pathsInView { if let row = layout.row(at: path) { model.askFor(row.id) } }
    return isReadingSources
  }

  /// Waits until the main actor has run the work that is in its queue now.
  ///
  /// `Task.yield` takes a detour over another thread, which would cost most of the time of a test of many small
  /// events.
  private func letOthersGo() async {
    await withCheckedContinuation { continuation in
      Task { @MainActor in continuation.resume() }
    }
  }

  /// The number of turns after which work below a modal is taken to wait for an answer.
  private static let longestMoment = 100

  private var indexedCount: Int { screen?.model.indexedCount ?? 0 }

  private var hasTasks: Bool { screens.contains(where: \.hasTasks) }

  private var isReadingSources: Bool { screens.contains(where: \.isReadingSources) }

  private var screens: [Screen] { window?.screens ?? [] }

  /// The running work, in words.
  private var running: [String] { screens.flatMap(\.running) }

  /// The work that runs below the modal in view, in words.
  private var runningBelowModal: [String] {
    guard let window, !window.modals.isEmpty else { return [] }
    let modal = window.stack.screens
    return screens.filter { screen in !modal.contains { $0 === screen } }.flatMap(\.running)
  }
}
