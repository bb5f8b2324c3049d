import TableCore

/// The screens of one window: tabs of stacks, and modals above them.
@MainActor public final class TableNavigator {
  /// What shows the screens.
  public private(set) weak var host: (any TableHost)?
  /// The stacks, one for each tab; a window without tabs has one.
  public internal(set) var tabs: [ScreenStack]
  /// The tab in view.
  public internal(set) var selectedTab = 0
  /// The modals, the topmost last.
  public internal(set) var modals: [ScreenStack] = []
  /// Whether the window has room for a list and its detail beside each other; ``setWide(_:)`` says so.
  public internal(set) var isWide = false
  /// Says whether the tab of that place may be chosen, or nil where every one may.
  public var shouldSelectTab: ((Int) -> Bool)?
  /// Runs when another tab was chosen, with its place.
  public var onTabSelected: ((Int) -> Void)?

  /// Whether hooks run; what they ask for follows afterwards.
  var isMoving = false
  /// Whether those who may refuse another tab are being asked: meanwhile none can be chosen.
  var isAskingForTab = false
  /// The first screens that the window began with.
  let beginnings: [Beginning]
  private var queue: [() -> Void] = []
  /// Whether something that was asked for is being done.
  private var isInTurn = false
  /// Whether the window is gone.
  private var isEnded = false
  /// How much may follow from one thing that was asked for before something is wrong.
  private static let limit = 100

  /// Creates the navigation of a window; ``start()`` shows its first screen.
  ///
  /// A screen stands in one place at a time: one that is open elsewhere, or was named before, is left out and reported.
  /// Where none is left the window is empty.
  ///
  /// - Parameters:
  ///   - roots: the first screen of each tab; at least one.
  ///   - host: what shows the screens.
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
    beginnings = free.map { Beginning(screen: $0, name: $0.restorationName) }
    self.host = host
    for root in free { root.navigator = self }
  }

  /// The stack in view.
  public var stack: ScreenStack { modals.last ?? tabs[selectedTab] }

  /// The screens in view: one, or a list and its detail.
  public var panes: [Screen] { stack.panes(isWide: isWide) }

  /// The screen in view, and of two the one that keys go to.
  public var visibleScreen: Screen {
    let panes = panes
    return panes[stack.isDetailFocused ? panes.count - 1 : 0]
  }

  /// All open screens, from the bottom to the top, tab by tab.
  public var screens: [Screen] { (tabs + modals).flatMap(\.screens) }

  /// Whether there is a screen below the one in view.
  public var canGoBack: Bool {
    if !modals.isEmpty { return true }
    return panes.count == 2 && !stack.isDetailFocused
      ? stack.list.count > 1 : stack.screens.count > 1
  }

  /// Shows the first screen.
  public func start() {
    inTurn { [self] in transition([.start(visibleScreen)]) {} }
  }

  /// Ends all screens; the window is gone.
  public func end() { inTurn { [self] in close() } }

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

  /// Returns the stack that a screen, or the screen that it is a part of, stands in; nil where it is not open.
  func stack(of screen: Screen) -> ScreenStack? {
    (modals + tabs).first { $0.index(of: screen.outermost) != nil }
  }

  /// Whether a screen is open in this window.
  func isOpen(_ screen: Screen) -> Bool { stack(of: screen) != nil }

  /// Does something now, or when the hooks that run have ended; nothing once the window is gone.
  ///
  /// What is a part of something else is done within it, and what waits follows when all of that is done.
  func inTurn(_ work: @escaping () -> Void) {
    guard !isMoving else { return queue.append(work) }
    guard !isInTurn else {
      if !isEnded { work() }
      return
    }
    isInTurn = true
    defer { isInTurn = false }
    if !isEnded { work() }
    for _ in 0..<Self.limit {
      guard !isMoving, !queue.isEmpty else { return }
      let next = queue.removeFirst()
      if !isEnded { next() }
    }
    guard !queue.isEmpty else { return }
    queue = []
    TableDiagnostics.report(
      .restlessHook, "what is opened or closed opens or closes others without end",
      at: .init(screen: "\(type(of: visibleScreen))"))
  }

  /// Runs hooks; what they ask for follows when what asks them has ended.
  func asking<Answer>(_ body: () -> Answer) -> Answer {
    let wasMoving = isMoving
    isMoving = true
    defer { isMoving = wasMoving }
    return body()
  }
}
