public import Foundation
package import TableCore

/// A screen: a title, bar buttons, a place in the navigation, and its content.
///
/// ``TableScreen`` is the one to subclass. The hooks run in this order: ``onLoad()`` once, before the screen is first
/// shown; ``willAppear()``, ``willPresent()``, ``onAppear()``, ``onPresent()``; and
/// ``willDisappear()``, ``willDismiss()``, ``onDisappear()``, ``onDismiss()``. A screen that never came into view, as a tab
/// that was never selected, runs none of them when it leaves.
@MainActor open class Screen: ActionTarget {
  /// The navigator of the window that shows the screen, or nil.
  public internal(set) weak var navigator: TableNavigator? {
    didSet { for child in children { child.navigator = navigator } }
  }
  /// The screen that opened this one, or nil.
  public internal(set) weak var parentScreen: Screen?
  /// Indicates whether the screen has been loaded, which happens before it is first shown.
  public private(set) var isLoaded = false
  /// True if the screen has been announced to a host.
  var isShown = false
  /// Indicates whether the screen is in view.
  public internal(set) var isVisible = false
  /// True while the screen is on its way into view.
  var isEntering = false
  /// True if the screen has come into view since it was opened.
  var isPresented = false
  /// How many of its two hooks before it leaves for good have run.
  var leavingHooks = 0
  /// The child screens, whose tables stand inside this one's.
  public internal(set) var children: [Screen] = []
  /// The screen whose table this one's stands inside, or nil.
  weak var container: Screen?
  var tabItem = TabItem()
  private(set) var isOver = false
  /// The bar buttons: those set by hand, and those last read.
  var bar = ScreenBar()
  private var ownTitle: String?
  private var ownRestorationName: String?
  var notice: ScreenChrome.Notice? {
    didSet {
      guard notice != nil else { return }
      noticeCount += 1
      notice?.number = noticeCount
    }
  }
  private var noticeCount = 0
  var waitSession = WaitSession()
  var undoHistory = UndoHistory()
  var errorNotes = ErrorNotes()
  /// The cells that show the screen's rows.
  var pool: RowCellPool?
  let tasks = TaskBox()
  /// The actions that have ended, and whose completions wait for their turn.
  var endedActions: [JoinedEnds] = []
  /// The questions before actions that wait for an answer, by the actions' keys.
  var openQuestions: [AnyHashable: OpenQuestion] = [:]
  let eventTurns = HookTurns()
  /// True while a row is made only to read one of its controls; what its cell class sends meanwhile is no person's doing.
  var isReadingControl = false
  /// The state of reading the chrome, and of telling the host about it.
  var chromeReading = ChromeReading()
  /// The depth of nested changes that end in one call to the host, and whether that call is due.
  var refreshDepth = 0
  var isRefreshDue = false
  var returning: ((Any?) -> Void)?
  /// True once the screen was closed with a value since it was opened.
  var hasReturned = false
  /// Whether a closure waited for what the screen returns, and went with an earlier run of the app.
  var wasAwaited = false
  /// True of an inspector that the person has opened by its key; one that the app opens is a screen of its own.
  package internal(set) var isOpenedByKey = false
  /// True if a closure waited for what the screen returns whose own screen was replaced by this one.
  var waiterHasGone = false
  /// The way from ``parentScreen`` to the child of it that opened this screen, in one that was restored.
  var openerPath: [TableNavigationState.Child] = []
  /// The log of the screen's changes, or nil while nobody looks into the screen.
  var log: UpdateLog?

  /// Creates a screen, which shows nothing before it is opened.
  public init() {}

  /// The title of the screen.
  open var title: String { ownTitle ?? "" }

  /// The element in the bar in place of the title, such as a picture, or nil; read as ``barButtons(_:)`` is.
  open var titleView: RowElement? { nil }

  /// Indicates whether the screen has a bar above it, with its title and buttons; without one the keys still lead back.
  open var showsBar: Bool { true }

  /// The text beside the screen while none of its details is open, in a window with room for both; nil if the screen opens
  /// no details.
  open var detailPlaceholder: String? { nil }

  /// Sets the title, unless the screen overrides ``title``; nil restores that of its settings.
  public func setTitle(_ title: String?) {
    ownTitle = title
    refreshChrome()
  }

  /// The title set by hand, or nil.
  var titleByHand: String? { ownTitle }

  /// The buttons of an edge; read when the screen is shown, and again when something changes.
  ///
  /// Observable objects that are read here are tracked, so a title or `isEnabled` that depends on state
  /// needs no call. Buttons set by ``Screen/setBarButtons(_:_:)`` win.
  ///
  /// ```swift
  /// override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
  ///   guard edge == .toolbar else { return super.barButtons(edge) }
  ///   return [BarButton("Clear \(store.done.count)", action: .perform(ToDoScreen.clear))]
  /// }
  /// ```
  open func barButtons(_ edge: TableBarButton.Edge) -> [TableBarButton] { [] }

  // MARK: Hooks

  /// Runs once, before the screen is first shown.
  open func onLoad() {}
  /// Runs each time before the screen comes into view.
  open func willAppear() {}
  /// Runs before the screen comes into view for the first time after it was opened.
  open func willPresent() {}
  /// Runs each time the screen has come into view.
  open func onAppear() {}
  /// Runs when the screen has come into view for the first time after it was opened.
  open func onPresent() {}
  /// Runs each time before the screen leaves view.
  open func willDisappear() {}
  /// Runs before the screen leaves for good.
  open func willDismiss() {}
  /// Runs each time the screen has left view.
  open func onDisappear() {}
  /// Runs when the screen has left for good.
  open func onDismiss() {}
  /// Returns whether a person may go back, leave the modal, close the window, or replace the screen by another detail;
  /// `close` does not ask.
  ///
  /// A dirty form asks the person afterwards, by itself: see ``TableNavigator/leave(_:)``.
  open func shouldGoBack() -> Bool { true }
  /// Returns whether a person may go on to another tab, whose first screen is `screen`.
  open func shouldSelectTab(_ screen: Screen) -> Bool { true }
  /// The name of the screen in a saved state, or nil to leave the screen out of saved states.
  open var restorationName: String? { ownRestorationName }
  /// Sets the name of the screen in a saved state, unless the screen overrides ``restorationName``; nil takes it back.
  public func setRestorationName(_ name: String?) { ownRestorationName = name }
  /// Runs when the screen is revealed by the back button.
  open func onBack() {}
  /// Runs when the app has closed a screen that this one opened, with the value that it returns, or nil where it returns
  /// none; not where a person goes back.
  ///
  /// After a restart of the app it is the only way to the value of a screen that was restored, since the closure of
  /// ``open(_:as:returning:then:)`` went with the earlier run. Where it is not overridden then, the person is told that the
  /// value was not kept.
  open func onReturn(from screen: Screen, with value: Any?) { noteUnheard(value, of: screen) }
  /// Runs at each event of the app itself, whether the screen is in view or not; in one that never was, no hook runs.
  ///
  /// ```swift
  /// override func onAppEvent(_ event: AppEvent) { if event == .background { store.save() } }
  /// ```
  open func onAppEvent(_ event: TableAppEvent) {}
  /// Opens a link; runs when a person taps a row that has a link and no action.
  ///
  /// Unless overridden, the host opens the link; a host that cannot, as a terminal, shows the address as a notice.
  open func open(_ url: URL) {
    if navigator?.host?.open(url) != true { show(notice: url.absoluteString) }
  }
  /// Runs when an action of the screen, or of one of its rows, has thrown; unless overridden, shows the error.
  ///
  /// A child screen receives the errors of its own rows; unless overridden, it hands them to the screen around it.
  open func onError(_ error: any Error) {
    if let container { container.onError(error) } else { show(error: error) }
  }

  func load() {
    if isLoaded && !isOver { return }
    let isFirst = !isLoaded
    isLoaded = true
    isOver = false
    prepare()
    if isFirst { runOnLoad() } else { goOnWaiting() }
    didLoad()
  }

  /// True if the screen is an inspector of others.
  package var isInspector: Bool { self is any InspectingScreen }

  /// True if the screen shows no rows.
  var showsNothing: Bool { true }
  /// True if the screen shows no rows, and not only because a search finds none, so that a failure can take their place.
  var lacksRows: Bool { showsNothing }

  /// Reads what the app describes around the rows, beside the bar's buttons, so that its changes are told.
  func readAroundRows() {
    _ = (title, showsBar, detailPlaceholder, lineInPlaceOfRows, navigator?.titles(around: self))
  }

  /// The line in place of the rows, for a screen that is no table; or nil.
  var lineInPlaceOfRows: String? { nil }

  /// Runs before another screen is shown as the detail of this one.
  func willShowDetail(_ screen: Screen) {}

  /// Runs after a screen that this one had opened was closed.
  func didClose(_ screen: Screen) {}

  /// Runs when the screen has come into view, before ``onAppear()``.
  func didEnter() {}

  /// True if something is unsaved, so that a person who leaves the screen is asked first.
  var isUnsaved: Bool { false }

  /// Prepares the screen before it is shown; the first time, that is before ``onLoad()``.
  func prepare() {}

  /// Runs when the screen was prepared; the first time, that is after ``onLoad()``.
  func didLoad() {}

  /// Ends the typing in a field, as the screen is about to leave for good.
  func finishTyping() {}

  /// Ends the screen for good: running tasks are cancelled, descriptors and the undo history are released.
  func tearDown() {
    tasks.cancelAll()
    endedActions = []
    // The notice may offer to undo a step of the history, which is discarded below.
    notice = nil
    bar.close()
    returning = nil
    endWaits()
    undoHistory = UndoHistory()
    isOver = true
    isShown = false
    isPresented = false
    log?.noteChange()
  }

  /// The screen that a host shows: this one, or the outermost one around it.
  package var outermost: Screen { container?.outermost ?? self }
  /// True if the screen is in view, and nothing stands above it, as a question does.
  package var isInFront: Bool {
    navigator?.panes.contains { $0 === outermost } ?? false
  }

  /// The screen with its children, theirs, and so on.
  var withChildren: [Screen] { [self] + children.flatMap(\.withChildren) }

  /// Runs after an undo or a redo.
  func didTakeBack() {}

  /// Tells the host that the chrome changed; within an update, at its end.
  public func refreshChrome() {
    bar.forgetReading()
    if let container { return container.refreshChrome() }
    log?.noteChange()
    guard refreshDepth == 0 else {
      isRefreshDue = true
      return
    }
    guard isVisible, !putsOffChrome(), chromeReading.mayTell() else { return }
    TableEnvironment.within(environment, tellChrome)
  }

  /// The environment of the window that shows the screen, or nil where it is that of the program.
  package var environment: TableEnvironment? { navigator?.environment }

  /// Removes and returns the failure that shows in place of the rows, for a retry.
  func takeFailure() -> Failure? {
    withChildren.firstNonNil { $0.failures.popLast() }
  }

  /// Returns whether an update is going on, at whose end the host is told of the chrome.
  func putsOffChrome() -> Bool { false }

  // MARK: HostedScreen

  /// The layout on screen now.
  public var layout: TableLayout { TableLayout() }

  /// Everything around the rows, as the title, the bar, the search field and the notice.
  public var chrome: ScreenChrome { TableEnvironment.within(environment, readChrome) }

  /// Reads the chrome anew.
  func describeChrome() -> ScreenChrome {
    var chrome = ScreenChrome()
    chrome.title = title
    chrome.showsBar = showsBar
    describeBar(in: &chrome)
    navigator?.describe(self, in: &chrome)
    chrome.emptyText = lineInPlaceOfRows
    chrome.detailPlaceholder = detailPlaceholder
    describeNotice(in: &chrome)
    describeWaiting(in: &chrome)
    return chrome
  }

  /// Returns the kind of a row's cell, or nil if there is no such row.
  public func kind(of row: NodeID) -> RowKind? { nil }

  /// Returns a row as `cell` shows it, or nil if there is no such row.
  public func content(of row: NodeID, cell: TableRowCell) -> RowContent? { nil }

  /// Returns the position where a row lands when it is dropped at `proposed`, for hosts that show this during the drag.
  public func target(of row: NodeID, proposed: TablePath) -> TablePath { proposed }

  /// Returns a new screen like the one that a tap on a row opens, for hosts that show a preview; or
  /// nil.
  public func preview(of row: NodeID) -> Screen? { nil }

  /// Applies the mask and the expansion that cells made while drawing describe, if no update is
  /// going on.
  ///
  /// - Returns: whether the layout changed.
  public func settleMadeRows() -> Bool { false }

  /// Notes that a row comes into view, and returns the screen whose hooks run for it.
  func willShow(_ row: NodeID) -> Screen { self }

  /// Binds a row before a host asks for its content to draw it.
  public func willDraw(_ row: NodeID) {}

  /// Starts loading the pictures of a row that a host draws.
  public func didDraw(_ row: NodeID, _ content: RowContent) {}

  /// Runs the hooks of a row that has left view, and stops loading its pictures.
  public func didLeaveView(_ row: NodeID) {}

  /// Returns the kind of a header's or footer's cell, or nil if it is plain text.
  public func kind(of edge: SectionEdge) -> RowKind? { nil }

  /// Returns a header or footer as `cell` shows it, or nil if it is plain text.
  public func content(of edge: SectionEdge, cell: TableRowCell) -> RowContent? { nil }

  /// Runs when a cell object was made for a row, before the cell's own `onLoad`.
  open func onCellCreated(_ cell: TableRowCell, _ row: NodeID) {}

  /// Runs when a cell object is reused for another row, before the cell's own `onReuse`.
  open func onCellReused(_ cell: TableRowCell, _ row: NodeID) {}

  /// Runs right before a row comes into view and is drawn, and before a cell of another kind draws it.
  open func willDisplay(_ cell: TableRowCell, _ row: NodeID) {}

  /// Runs right before a header or footer comes into view and is drawn.
  public func willDisplay(_ edge: SectionEdge) {}

  /// Runs when a header or footer that was drawn has left view.
  public func didLeaveView(_ edge: SectionEdge) {}

  /// Handles an event; one sent while another is being handled waits for its end.
  public func send(_ event: TableEvent) {
    if isReadingControl { return }
    if let navigator {
      navigator.acting(.event(event, outermost)) { take(event) }
    } else {
      take(event)
    }
  }

  private func take(_ event: TableEvent) {
    TableEnvironment.within(environment) {
      working(.callback, at: .init(screen: "\(type(of: self))")) {
        inTurn(eventTurns, "what an event does") {
          self.dismissReadNotice(as: event)
          self.noting(event) { self.receive(event) }
        }
      }
    }
  }

  /// Handles an event: calls the feature that answers it.
  func receive(_ event: TableEvent) {
    switch event {
    case .barButton(let edge, _): press(edge, seenButton(event))
    case .undo: takeBack(redo: false)
    case .redo: takeBack(redo: true)
    case .cancelWaiting: cancelWaiting()
    case .retry: retry()
    case .dismissNotice: dismissNotice()
    default: break
    }
  }

  // MARK: Actions

  /// The objects whose methods can answer an action.
  package var actionTargets: [any ActionTarget] { [self] }

  /// Returns the action with a name, or nil.
  func action(named name: String) -> TableAction? { nil }

  /// Runs changes as one update of the screen.
  func joined(_ changes: () throws -> Void) rethrows { try changes() }

  /// Notes that an asynchronous action has begun or ended.
  func setRunning(_ isRunning: Bool, _ context: TableActionContext) { refreshChrome() }
}

extension Screen: HostedScreen {}
