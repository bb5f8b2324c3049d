public import Foundation
package import TableCore

/// A screen: a title, bar buttons, a place in the navigation, and what it shows.
///
/// ``TableScreen`` is the one to subclass. The hooks run in this order: ``onLoad()`` once, before the
/// screen is shown first; ``willAppear()``, ``willPresent()``, ``onAppear()``, ``onPresent()``; and
/// ``willDisappear()``, ``willDismiss()``, ``onDisappear()``, ``onDismiss()``.
@MainActor open class Screen: ActionTarget {
  /// The window that the screen stands in, or nil.
  public internal(set) weak var navigator: TableNavigator? {
    didSet { for child in children { child.navigator = navigator } }
  }
  /// The screen that opened this one, or nil.
  public internal(set) weak var parentScreen: Screen?
  /// Whether the screen was shown before.
  public private(set) var isLoaded = false
  /// Whether a host has been told of the screen.
  var isShown = false
  /// Whether the screen is in view.
  public internal(set) var isVisible = false
  /// Whether the screen is on its way into view.
  var isEntering = false
  /// Whether the screen came into view since it was opened.
  var isPresented = false
  /// The screens whose tables stand inside this one's.
  public internal(set) var children: [Screen] = []
  /// The screen that this one is a part of, or nil.
  weak var container: Screen?
  var tabItem = TabItem()
  private var isOver = false
  /// The buttons set by hand, and those read last.
  var bar = ScreenBar()
  private var ownTitle: String?
  private var ownRestorationName: String?
  var notice: ScreenChrome.Notice?
  var waitSession = WaitSession()
  var undoHistory = UndoHistory()
  var errorNotes = ErrorNotes()
  /// The cells that show its rows.
  var pool: RowCellPool?
  let tasks = TaskBox()
  let eventTurns = HookTurns()
  /// The readings of what is around the rows.
  var chromeReading = ChromeReading()
  /// How many changes are going on around which the host is told once, and whether it is to be.
  var refreshDepth = 0
  var isRefreshDue = false
  var returning: ((Any?) -> Void)?

  /// Creates a screen; nothing of it is shown before it is opened.
  public init() {}

  /// The title of the screen.
  open var title: String { ownTitle ?? "" }

  /// What stands in the bar in place of the title, such as a picture, or nil; read as ``barButtons(_:)`` is.
  open var titleView: RowElement? { nil }

  /// Whether the screen has a bar above it, with its title and buttons; without one the keys still lead back.
  open var showsBar: Bool { true }

  /// Gives this screen another title, or its own again where `title` is nil.
  public func setTitle(_ title: String?) {
    ownTitle = title
    refreshChrome()
  }

  /// The title set by hand, or nil.
  var titleByHand: String? { ownTitle }

  /// The buttons of an edge; read when the screen is shown, and again when something changes.
  ///
  /// What is read here from observable objects is watched, so a title or `isEnabled` that depends on state
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

  /// Runs once, before the screen is shown first.
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
  /// Says whether the way back, or out of the modal, may be taken, the window closed, or the screen make room for another
  /// detail; `close` does not ask.
  ///
  /// A dirty form asks the person by itself afterwards: see ``TableNavigator/leave(_:)``.
  open func shouldGoBack() -> Bool { true }
  /// Says whether a person may go on to another tab, whose first screen is `screen`.
  open func shouldSelectTab(_ screen: Screen) -> Bool { true }
  /// What the screen is called where it is named in a state to be restored, or nil where it is not.
  open var restorationName: String? { ownRestorationName }
  /// Gives this screen another name in a state to be restored, or its own again where `name` is nil.
  public func setRestorationName(_ name: String?) { ownRestorationName = name }
  /// Runs when the screen is revealed by the back button.
  open func onBack() {}
  /// Runs when a screen that this one opened was closed, with what it returns.
  open func onReturn(from screen: Screen, with value: Any?) {}
  /// Runs when something happened to the app around its screens, whether this one is in view or not.
  ///
  /// ```swift
  /// override func onAppEvent(_ event: AppEvent) { if event == .background { store.save() } }
  /// ```
  open func onAppEvent(_ event: TableAppEvent) {}
  /// Opens an address that a text leads to; runs when a row without an action is tapped that has a link.
  ///
  /// The standard way is to let the host open it; one that cannot, as a terminal, shows the address.
  open func open(_ url: URL) {
    if navigator?.host?.open(url) != true { show(notice: url.absoluteString) }
  }
  /// Runs when an action of the screen, or of one of its rows, has thrown; the standard way is to show it.
  ///
  /// A screen inside another one is told of what its own rows do; its standard way is to hand it on to that one.
  open func onError(_ error: any Error) {
    if let container { container.onError(error) } else { show(error: error) }
  }

  func load() {
    if isLoaded && !isOver { return }
    let isFirst = !isLoaded
    isLoaded = true
    isOver = false
    prepare()
    if isFirst { onLoad() }
  }

  /// Whether the screen has no rows that a failure would stand in the way of.
  var showsNothing: Bool { true }

  /// What a kind of screen says where a table has its rows, or nil.
  var lineInPlaceOfRows: String? { nil }

  /// A screen is about to be shown as the detail of this one.
  func willShowDetail(_ screen: Screen) {}

  /// A screen that this one had opened was closed.
  func didClose(_ screen: Screen) {}

  /// What a kind of screen does when it has come into view, before its `onAppear`.
  func didEnter() {}

  /// Whether a person who leaves the screen is to be asked first, since something is not saved.
  var isUnsaved: Bool { false }

  /// What a kind of screen does before its `onLoad`.
  func prepare() {}

  /// Ends the screen for good: what runs is cancelled, descriptors are let go.
  func tearDown() {
    tasks.cancelAll()
    // What it offered to take back is forgotten.
    notice = nil
    bar = ScreenBar()
    returning = nil
    endWaits()
    undoHistory = UndoHistory()
    isOver = true
    isShown = false
    isPresented = false
  }

  /// The screen that a host knows: this one, or the one that it is a part of.
  var outermost: Screen { container?.outermost ?? self }

  /// The screen with all those inside it.
  var withChildren: [Screen] { [self] + children.flatMap(\.withChildren) }

  /// What a kind of screen does after something was taken back, or done again.
  func didTakeBack() {}

  /// Tells the host that something around the rows changed; within an update, at its end.
  public func refreshChrome() {
    bar.forgetReading()
    if let container { return container.refreshChrome() }
    guard refreshDepth == 0 else {
      isRefreshDue = true
      return
    }
    guard isVisible, !putsOffChrome(), chromeReading.mayTell() else { return }
    tellChrome()
  }

  /// Returns what shows in place of the rows as failed, and forgets it, since it is tried again.
  func takeFailure() -> Failure? {
    withChildren.firstNonNil { $0.failures.popLast() }
  }

  /// Whether the host is told later, because what it shows is being changed.
  func putsOffChrome() -> Bool { false }

  // MARK: What a host asks

  /// What is on screen now.
  public var layout: TableLayout { TableLayout() }

  /// Everything around the rows.
  public var chrome: ScreenChrome { readChrome() }

  /// Reads everything around the rows.
  func describeChrome() -> ScreenChrome {
    var chrome = ScreenChrome()
    chrome.title = title
    chrome.showsBar = showsBar
    describeBar(in: &chrome)
    navigator?.describe(self, in: &chrome)
    chrome.emptyText = lineInPlaceOfRows
    describeNotice(in: &chrome)
    describeWaiting(in: &chrome)
    return chrome
  }

  /// Returns the kind of a row's cell, or nil where there is no such row.
  public func kind(of row: NodeID) -> RowKind? { nil }

  /// Returns a row as `cell` shows it, or nil where there is no such row.
  public func content(of row: NodeID, cell: TableRowCell) -> RowContent? { nil }

  /// Returns where a row lands that is dropped at a position, for hosts that show it while the row is dragged.
  public func target(of row: NodeID, proposed: TablePath) -> TablePath { proposed }

  /// Hides rows that were made when they were drawn, and are described as hidden, and opens those described as expanded; says
  /// whether other rows show now.
  public func settleMadeRows() -> Bool { false }

  /// Returns the screen that is told of a row which comes into view, and of its cell.
  func willShow(_ row: NodeID) -> Screen { self }

  /// A host is about to ask for a row's content to draw it.
  public func willDraw(_ row: NodeID) {}

  /// A host draws a row with that content.
  public func didDraw(_ row: NodeID, _ content: RowContent) {}

  /// A row that was drawn has left view.
  public func didLeaveView(_ row: NodeID) {}

  /// Returns the kind of the cell that makes a header or footer, or nil where that is a plain text.
  public func kind(of edge: SectionEdge) -> RowKind? { nil }

  /// Returns a header or footer as `cell` shows it, or nil where that is a plain text.
  public func content(of edge: SectionEdge, cell: TableRowCell) -> RowContent? { nil }

  /// Runs when a cell was made for a row, before its own `onLoad`.
  open func onCellCreated(_ cell: TableRowCell, _ row: NodeID) {}

  /// Runs when a cell was given another row than before, before its own `onReuse`.
  open func onCellReused(_ cell: TableRowCell, _ row: NodeID) {}

  /// Runs right before a row is drawn that was not in view.
  open func willDisplay(_ cell: TableRowCell, _ row: NodeID) {}

  /// Runs right before a header or footer is drawn that was not in view.
  public func willDisplay(_ edge: SectionEdge) {}

  /// Does nothing.
  public func didLeaveView(_ edge: SectionEdge) {}

  /// Takes note of what a person did, and does what follows; within what an earlier event does, when that has ended.
  public func send(_ event: TableEvent) {
    inTurn(eventTurns, "what an event does") { self.receive(event) }
  }

  /// Does what follows from what a person did.
  func receive(_ event: TableEvent) {
    switch event {
    case .barButton(let edge, let index): press(edge, index)
    case .undo: takeBack(redo: false)
    case .redo: takeBack(redo: true)
    case .cancelWaiting: cancelWaiting()
    case .retry: retry()
    case .dismissNotice: dismissNotice()
    default: break
    }
  }

  // MARK: Actions

  /// The objects whose methods may answer an action.
  package var actionTargets: [any ActionTarget] { [self] }

  /// The action of that name, or nil.
  func action(named name: String) -> TableAction? { nil }

  /// Runs changes as one update of what the screen shows.
  func joined(_ changes: () throws -> Void) rethrows { try changes() }

  /// Notes that an asynchronous action runs, or no longer does.
  func setRunning(_ isRunning: Bool, _ context: TableActionContext) { refreshChrome() }
}

extension Screen: HostedScreen {}
