import TableCore

/// The screens of one window: tabs of stacks, and modals above them.
@MainActor public final class TableNavigator {
  /// The host that shows the screens.
  public private(set) weak var host: (any TableHost)?
  /// The environment of the window, or nil in a program whose windows are all one person's: the one in force when the window
  /// was made.
  public let environment: TableEnvironment?
  /// The stacks, one for each tab; a window without tabs has one.
  public internal(set) var tabs: [ScreenStack]
  /// The place of the selected tab.
  public internal(set) var selectedTab = 0
  /// The modals, the topmost last.
  public internal(set) var modals: [ScreenStack] = []
  /// Indicates whether the window has room for a list and its detail side by side; set by ``setWide(_:)``.
  public internal(set) var isWide = false
  /// A closure that returns whether a person may select the tab at a place, or nil to allow every tab.
  public var shouldSelectTab: ((Int) -> Bool)?
  /// A closure that runs when another tab has come into view, by whatever way, with its place.
  public var onTabSelected: ((Int) -> Void)?

  /// The recorder of what the person does, or nil while nothing is recorded.
  package var observer: (any TableActObserver)?
  /// The number of questions for files that were asked.
  package var fileQuestions = 0
  /// Makes the inspector of the window, or nil where the host offers none.
  package var makeInspector: (@MainActor () -> Screen)?

  /// True while hooks run; navigation that they ask for waits until they have ended.
  var isMoving = false
  /// True while `shouldSelectTab` hooks run; meanwhile, no tab can be selected.
  var isAskingForTab = false
  /// The first screens that the window began with.
  let beginnings: [Beginning]
  private var queue: [() -> Void] = []
  /// True while ``inTurn(_:)`` runs work.
  private var isInTurn = false
  /// True once the window has ended, with all its screens.
  private(set) var isEnded = false

  /// Creates the navigation of a window; ``start()`` shows its first screen.
  ///
  /// A screen can be open in one place only: one that is open elsewhere, or is listed twice, is
  /// left out and reported. If none is left, the window shows an empty screen.
  ///
  /// - Parameters:
  ///   - roots: the first screen of each tab; at least one.
  ///   - host: the host that shows the screens.
  public init(_ roots: [Screen], host: any TableHost) {
    precondition(!roots.isEmpty, "a window shows at least one screen")
    var free: [Screen] = []
    for root in roots {
      if Self.isPlaced(root) || free.contains(where: { $0 === root }) {
        Self.reportPlaced(root)
      } else {
        free.append(root)
      }
    }
    if free.isEmpty { free = [Screen()] }
    tabs = free.map { ScreenStack(root: $0) }
    environment = .current
    beginnings = free.map { Beginning(screen: $0, name: $0.restorationName) }
    self.host = host
    for root in free { root.navigator = self }
  }

  /// The stack in view.
  public var stack: ScreenStack { modals.last ?? tabs[selectedTab] }

  /// The screens in view: one, or a list and its detail.
  public var panes: [Screen] { stack.panes(isWide: isWide) }

  /// The screen in view; of two, the one with the keyboard focus.
  public var visibleScreen: Screen {
    let panes = panes
    return panes[stack.isDetailFocused ? panes.count - 1 : 0]
  }

  /// The text in place of a detail: in a wide window, beside a screen that opens details while none is open; else nil.
  ///
  /// A question leaves it where it is, as it leaves the screens behind it.
  public var detailPlaceholder: String? {
    let panes = askedStack.panes(isWide: isWide)
    guard isWide, modals.allSatisfy({ $0.question != nil }), panes.count == 1 else { return nil }
    return panes[0].chrome.detailPlaceholder
  }

  /// The screens below all modals.
  package var panesBelowModals: [Screen] { tabs[selectedTab].panes(isWide: isWide) }

  /// All open screens, from the bottom to the top, tab by tab.
  public var screens: [Screen] { (tabs + modals).flatMap(\.screens) }

  /// Indicates whether ``back()`` has a screen to go to.
  public var canGoBack: Bool {
    if isEnded { return false }
    if !modals.isEmpty { return true }
    return panes.count == 2 && !stack.isDetailFocused
      ? stack.list.count > 1 : stack.screens.count > 1
  }

  /// Shows the first screen.
  public func start() {
    actingByItself { inTurn { [self] in transition([.start(visibleScreen)]) {} } }
    observer?.didStart(self)
  }

  /// Ends the window with all its screens.
  public func end() {
    observer?.willEnd(self)
    observer = nil
    inTurn { [self] in close() }
  }

  private func close() {
    guard !isEnded else { return }
    isEnded = true
    isMoving = true
    defer { isMoving = false }
    for screen in (tabs + modals).reversed().flatMap({ $0.screens.reversed() }) {
      screen.leave()
      screen.left()
    }
  }

  /// Returns the stack that a screen, or the outermost screen around it, stands in; nil if it is
  /// not open.
  package func stack(of screen: Screen) -> ScreenStack? {
    (modals + tabs).first { $0.index(of: screen.outermost) != nil }
  }

  /// Returns whether a screen is open in this window.
  func isOpen(_ screen: Screen) -> Bool { stack(of: screen) != nil }

  /// Runs work at once, or after the hooks that are running; drops it once the window has ended.
  ///
  /// Work inside other work runs at once as its part; queued work follows when the outer work is done.
  func inTurn(_ work: @escaping () -> Void) {
    TableEnvironment.within(environment) { takeTurn(work) }
  }

  private func takeTurn(_ work: @escaping () -> Void) {
    guard !isMoving else { return queue.append(work) }
    guard !isInTurn else {
      if !isEnded { work() }
      return
    }
    isInTurn = true
    defer { isInTurn = false }
    if !isEnded { work() }
    var limit = TurnLimit()
    while true {
      guard !isMoving, !queue.isEmpty else { return }
      guard limit.allowsNext(of: queue.count) else { break }
      let next = queue.removeFirst()
      if !isEnded { next() }
    }
    queue = []
    TableDiagnostics.report(
      .restlessHook, "what is opened or closed opens or closes others without end",
      at: .init(screen: "\(type(of: visibleScreen))"))
  }

  /// Runs hooks; navigation that they ask for waits until they have ended.
  func asking<Answer>(_ body: () -> Answer) -> Answer {
    let wasMoving = isMoving
    isMoving = true
    defer { isMoving = wasMoving }
    return body()
  }
}
