import Foundation
import TableScreen
import TableScreenInspector
import TableScreenRecording

/// The host of one window in a browser: it keeps what the page there has, and says by messages what changes.
@MainActor final class WebHost: TableHost {
  let capabilities: HostCapabilities = [
    .swipe, .longPress, .drag, .images, .pullToRefresh, .animation,
  ]

  /// The least width, in pixels, of a window that shows a list and its detail side by side.
  static let wideWidth = 900

  let pictures: PictureStore
  private(set) var navigator: TableNavigator?
  /// Makes the screen of a restoration name, for addresses; see ``TableRestoration/make``.
  let make: @MainActor (String) -> Screen?
  /// Runs when the page is to be told something.
  var hasNews: (() -> Void)?

  private var pages: [ObjectIdentifier: WebPage] = [:]
  private var lastPage = 0
  private var lastHandle = 0
  private var transition: String?
  fileprivate var sentWindow: [String: JSON]?
  /// The messages about what is neither a list nor chrome, in order.
  private var orders: [JSON] = []
  /// The files that the page was asked for, in order.
  var asked: [AskedFile] = []
  /// The facts of the server for the inspector, or nil where it is not offered.
  var inspection: (@MainActor () -> [TableSection])?
  /// The most bytes of a file from the page.
  let uploadLimit: Int

  init(
    pictures: PictureStore, uploadLimit: Int = WebLimits().uploadSize,
    making make: @escaping @MainActor (String) -> Screen? = { _ in nil }
  ) {
    (self.pictures, self.make, self.uploadLimit) = (pictures, make, uploadLimit)
  }

  /// The way on from a form that asks before it is left.
  var onward: Onward?

  private weak var numberedQuestion: TableQuestion?
  private var questionNumber = 0

  /// Returns the number by which the page names a question; another one has another number.
  func number(of question: TableQuestion) -> Int {
    if numberedQuestion !== question {
      (numberedQuestion, questionNumber) = (question, questionNumber + 1)
    }
    return questionNumber
  }

  /// Tells the page something that is neither a list nor chrome.
  func order(_ order: JSON) {
    orders.append(order)
    hasNews?()
  }

  /// Shows the first screen of each tab, and what an earlier session or an address says is open above them.
  ///
  /// - Parameters:
  ///   - roots: the first screens.
  ///   - recording: the file that what the person does is written to, or nil.
  ///   - state: the state that the window begins with, for the recording.
  ///   - prepare: opens what is open above the first screens.
  func start(
    _ roots: [Screen], recording: URL? = nil, state: TableNavigationState? = nil,
    _ prepare: (TableNavigator) -> Void = { _ in }
  ) {
    let navigator = TableNavigator(roots, host: self)
    self.navigator = navigator
    if inspection != nil { navigator.offerInspector() }
    prepare(navigator)
    if let recording {
      let host = RecordedHost(
        "web", choosesFiles: true, opensLinks: true, copies: true, state: state)
      TableRecorder(recording, host: host).begin(navigator)
    }
    navigator.start()
    navigator.loadBelowModals()
  }

  /// Reads all tables again, as what they show depends on the person's time zone.
  func readAgain() {
    navigator?.readAgain()
    for page in pages.values { page.drawAgain() }
  }

  /// Ends all screens.
  func end() {
    hasNews = nil
    navigator?.end()
    (pages, asked) = ([:], [])
  }

  // MARK: Names

  func nextHandle() -> Int {
    lastHandle += 1
    return lastHandle
  }

  /// Returns whether a handle was ever given out.
  func wasGiven(_ handle: Int) -> Bool { handle > 0 && handle <= lastHandle }

  /// Returns whether a page id was ever given out.
  func wasGiven(page: Int) -> Bool { page > 0 && page <= lastPage }

  /// Returns what the page has of a screen.
  func page(of screen: Screen) -> WebPage {
    let key = ObjectIdentifier(screen)
    if let page = pages[key] { return page }
    lastPage += 1
    let page = WebPage(screen, lastPage, self)
    pages[key] = page
    return page
  }

  /// Returns what the page has of a screen, if it was drawn.
  func page(open screen: Screen) -> WebPage? { pages[ObjectIdentifier(screen)] }

  /// Returns the page of that id, if its screen is open.
  func page(open id: Int) -> WebPage? { pages.values.first { $0.id == id } }

  /// Returns the page of that id, if it is in view and takes a person's events.
  func page(inView id: Int) -> WebPage? {
    navigator?.panes.compactMap { pages[ObjectIdentifier($0)] }.first { $0.id == id }
  }

  /// Returns the page of that id, if it shows.
  func page(shown id: Int) -> WebPage? {
    shownPanes.compactMap { pages[ObjectIdentifier($0)] }.first { $0.id == id }
  }

  /// Returns the row of a handle, with its page, if it is in view and takes a person's events.
  func row(_ handle: Int) -> (page: WebPage, row: NodeID)? {
    row(handle, of: navigator?.panes ?? [])
  }

  /// Returns the row of a handle, with its page, if its screen is open, whatever has come before it.
  func openRow(_ handle: Int) -> (page: WebPage, row: NodeID)? {
    row(handle, of: navigator?.screens ?? [])
  }

  private func row(_ handle: Int, of screens: [Screen]) -> (page: WebPage, row: NodeID)? {
    for screen in screens {
      guard let page = page(open: screen), let row = page.row(handle) else { continue }
      return (page, row)
    }
    return nil
  }

  // MARK: TableHost

  func navigate(_ change: TableNavigationChange) {
    guard let navigator else { return }
    switch change {
    case .start: transition = nil
    case .push: transition = "push"
    case .pop: transition = "pop"
    case .present: transition = "present"
    case .dismiss: transition = "dismiss"
    case .selectTab: transition = "tab"
    case .replace: transition = "replace"
    case .panes: transition = nil
    }
    let open = Set(navigator.screens.map { ObjectIdentifier($0) })
    pages = pages.filter { open.contains($0.key) }
    for screen in navigator.screens { pages[ObjectIdentifier(screen)]?.chromeChanged() }
    hasNews?()
  }

  func apply(
    _ changes: ChangeSet, from old: TableLayout, to new: TableLayout, in screen: any HostedScreen
  ) {
    let focus = pages[ObjectIdentifier(screen)]?.apply(changes, new)
    if let focus { self.focus(focus, control: "", in: screen) }
    hasNews?()
  }

  func refreshChrome(of screen: any HostedScreen) {
    pages[ObjectIdentifier(screen)]?.chromeChanged()
    hasNews?()
  }

  func scroll(to path: TablePath, at position: TableScrollPosition, in screen: any HostedScreen) {
    if let page = pages[ObjectIdentifier(screen)] {
      if let place = page.list.position(of: path) { scroll(page, to: place, at: position) }
    } else if let screen = navigator?.screens.first(where: { $0 === screen }) {
      // It comes into view, and stands where it stood in an earlier run.
      let page = page(of: screen)
      guard let place = page.list.position(of: path) else { return }
      page.stand(at: place)
      standing.insert(page.id)
    }
  }

  /// Makes the page scroll to a position, whose item it holds then.
  func scroll(_ page: WebPage, to place: Int, at position: TableScrollPosition) {
    page.hold(around: place)
    let name: JSON =
      switch position {
      case .nearest: "n"
      case .top: "t"
      case .middle: "m"
      case .bottom: "b"
      }
    orders.append(["j", .integer(page.id), .integer(place), name])
    hasNews?()
  }

  func focus(_ row: NodeID, control: String?, in screen: any HostedScreen) {
    guard let page = pages[ObjectIdentifier(screen)],
      let path = page.list.layout.tablePath(of: row),
      let place = page.list.position(of: path)
    else { return }
    scroll(page, to: place, at: .nearest)
    focused = (page, row, control)
  }

  /// The row that is to get the focus; its handle is known once it is held.
  private var focused: (page: WebPage, row: NodeID, control: String?)?

  func open(_ url: URL) -> Bool {
    guard let url = URL.safe(url.absoluteString) else { return false }
    orders.append(["o", .text(url.absoluteString)])
    hasNews?()
    return true
  }

  func copy(_ text: String) -> Bool {
    order(["cp", .text(text)])
    return true
  }

  // MARK: Messages

  /// The address of what the window shows, or nil before it has begun.
  var address: String? { navigator.map { WebAddress($0).path } }

  /// Returns whether an address is that of what the window shows, percent-encoded or not.
  func isAt(_ other: String) -> Bool {
    guard let address else { return false }
    return address.removingPercentEncoding == (other.removingPercentEncoding ?? other)
  }

  /// The screens that the page shows: of a question those below it, since the page asks by a dialog of its own.
  private var shownPanes: [Screen] {
    guard let navigator else { return [] }
    return navigator.question == nil ? navigator.panes : navigator.panesBehindQuestion
  }

  /// Forgets what the page has, because a new one is to be drawn.
  func forgetSent() {
    sentWindow = nil
    for page in pages.values { page.forgetSent() }
  }

  /// Lets a page that was just loaded stand where the one before it stood, each screen as it comes into view.
  func standAgain() { standing = Set(pages.values.map(\.id)) }

  /// Leaves the field that a person was in, and so sets its value, since the page that had it was loaded again.
  func leaveField() {
    for screen in navigator?.screens ?? [] {
      guard let page = page(open: screen), let field = (screen as? TableScreen)?.fieldInUse else {
        continue
      }
      page.typing = nil
      page.hidden = nil
      page.pageHas(.null, inControl: field.name, of: field.row, isSecret: true)
      screen.send(.control(field.row, name: field.name, value: field.value))
    }
  }

  /// The screens that are to stand where they stood before their page was loaded.
  private var standing: Set<Int> = []

  /// Returns the message that lets a screen of a page that was just loaded stand where it stood, or nil.
  private func standingMessage(_ page: WebPage) -> JSON? {
    guard page.sentChrome == nil, standing.remove(page.id) != nil, let position = page.standing
    else { return nil }
    return ["j", .integer(page.id), .integer(position), "t"]
  }

  /// Draws what is in view, and returns the messages about what is new.
  func messages() -> [JSON] {
    guard let navigator else { return [] }
    let shown = shownPanes.map { page(of: $0) }
    // What lies behind a modal stays as it was; where the page has nothing of it, it is drawn once.
    let behind =
      shownModals(navigator) > 0
      ? navigator.panesBelowModals.filter(\.isLoaded).map { page(of: $0) } : []
    let drawn = shown + behind.filter { $0.sentChrome == nil }
    navigator.drawing { for page in drawn { page.draw() } }
    for page in drawn { page.endDrawing() }
    let standing = drawn.compactMap(standingMessage)
    var messages = drawn.flatMap { $0.messages() } + standing
    let window = window(navigator, shown)
    if window != sentWindow {
      sentWindow = window
      var window = window
      if let transition { window["t"] = .text(transition) }
      messages.append(["w", .object(window)])
    }
    transition = nil
    messages += orders
    orders = []
    if let (page, row, control) = focused, let handle = page.handle(of: row) {
      messages.append(["fc", .integer(handle), .text(control ?? page.firstField(of: row))])
    }
    focused = nil
    return messages
  }

  /// The number of modals that the page shows, without a question.
  private func shownModals(_ navigator: TableNavigator) -> Int {
    navigator.modals.count - (navigator.question == nil ? 0 : 1)
  }

  private func window(_ navigator: TableNavigator, _ shown: [WebPage]) -> [String: JSON] {
    let visible = navigator.question == nil ? page(of: navigator.visibleScreen) : shown.last
    var keys: [String: JSON] = [
      "v": .list(shown.map { .integer($0.id) }), "u": .text(WebAddress(navigator).path),
      "n": .integer(navigator.depth), "title": .text(visible?.shownChrome.title.shownLine ?? ""),
    ]
    if let visible { keys["f"] = .integer(visible.id) }
    // Of those that are not named the page forgets what it has.
    keys["o"] = .list(pages.values.map(\.id).sorted().map { .integer($0) })
    let modals = shownModals(navigator)
    if modals > 0 {
      keys["m"] = .integer(modals)
      let below = navigator.panesBelowModals.compactMap { pages[ObjectIdentifier($0)] }
      keys["under"] = .list(below.map { .integer($0.id) })
    }
    if let question = navigator.question { keys["q"] = Self.json(question, number(of: question)) }
    let tabs = modals > 0 ? [] : navigator.tabBar
    if tabs.count > 1 {
      keys["tabs"] = .list(tabs.map(Self.json))
      keys["tab"] = .integer(navigator.selectedTab)
    }
    if navigator.asksBeforeEnding { keys["us"] = .yes }
    if let line = navigator.detailPlaceholder { keys["dp"] = .text(line.shownLine) }
    return keys
  }

  private static func json(_ tab: ScreenChrome.Tab) -> JSON {
    var parts = [tab.title, tab.badge ?? "", tab.image ?? ""]
    while parts.count > 1, parts.last == "" { parts.removeLast() }
    return .list(parts.map { .text($0.shownLine) })
  }

  private static func json(_ question: TableQuestion, _ number: Int) -> JSON {
    let answers = question.answers.map { answer -> JSON in
      let role =
        switch answer.role {
        case .standard: 0
        case .destructive: 1
        case .cancel: 2
        }
      return [.text(answer.title.shownLine), .integer(role)]
    }
    var keys: [String: JSON] = [
      "q": .text(question.question.shownLine), "n": .integer(number), "a": .list(answers),
      "m": .text(WebText(question.message, lines: 0).shown),
    ]
    if let place = question.defaultPlace { keys["d"] = .integer(place) }
    return .object(keys)
  }
}

extension WebPage {
  /// Returns the name of the first field of a row, or nothing for the row as a whole.
  fileprivate func firstField(of row: NodeID) -> String {
    pool.content(of: row, in: screen)?.controls.first { $0.isEnabled && $0.isTyped }?.name ?? ""
  }
}

extension TableNavigator {
  /// The number of open screens of the stack in view and the modals, as a browser's history counts them.
  var depth: Int { tabs[selectedTab].screens.count + modals.reduce(0) { $0 + $1.screens.count } }
}

extension WebHost {
  /// Notes that the page may believe in another place than this one, and has to be told.
  func windowIsUnknown() {
    sentWindow = nil
    hasNews?()
  }
}
