#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import Foundation
public import TableScreen
public import UIKit

/// A screen as a view controller: push it, present it, or put it in a tab like any other.
///
/// ```swift
/// navigationController?.pushViewController(TableScreenController(ToDoScreen()), animated: true)
/// ```
///
/// A screen that opens another one uses the navigation controller around it. If a whole window is
/// made of screens, ``TableTabsController`` and ``TableSplitController`` hold them.
@MainActor public final class TableScreenController: UIViewController {
  /// The style of grouped tables: `.insetGrouped`, or `.grouped` from edge to edge.
  public static var groupedStyle = UITableView.Style.insetGrouped

  /// The screen that the controller shows.
  public let screen: Screen
  /// The host of all screens in this navigation.
  let host: UIKitHost
  let pool = RowCellPool()
  /// The table view of the rows, made when the controller's view is loaded.
  public private(set) lazy var tableView = makeTable()
  /// The layout that the table view holds; between two batches of changes an intermediate one.
  lazy var shown = screen.layout
  /// The chrome as last shown.
  lazy var chrome = screen.chrome
  var isChromeShown = false
  /// True if the table view holds other rows than `shown`, and has to reload them.
  var needsReload = false
  /// True while the drop of a dragged row is handled.
  var isDropping = false
  /// True while the table view asks for something, and so may not be changed.
  var isAsked = false
  /// The cells in use, by the rows that they show.
  var cells: [NodeID: UITableViewCell] = [:]
  var identifiers: [RowKind: String] = [:]
  /// The headers and footers in view.
  var edges: Set<SectionEdge> = []
  /// The rows in view, as last reported to the screen.
  var displayed: ClosedRange<TablePath>?
  var isChromeDue = false
  /// True while the screen is fully in view, with no transition running.
  private(set) var hasAppeared = false
  /// The height of the table when it was last laid out.
  var roomForRows: CGFloat = 0
  /// The control that gets the focus as soon as its row has a cell.
  var wantedFocus: (row: NodeID, control: String?)?
  private(set) lazy var search = SearchBar(self)
  private(set) lazy var refresh = RefreshPull(self)
  private(set) lazy var notice = NoticeBar(self)
  private(set) lazy var press = LongPress(self)
  private lazy var undo = ScreenUndo(self)
  /// The screen that shows beside the menu of a row.
  var preview: RowPreview?
  /// True for a screen that only shows beside a menu, and takes no keys.
  var isPreview = false
  /// The app's own view controller in place of the table, if the screen has one.
  private(set) lazy var native = NativePlace(self)
  let tableHeader = TableEdgeView()
  let tableFooter = TableEdgeView()

  /// Creates the controller of a first screen, which may open others.
  ///
  /// - Parameters:
  ///   - screen: the screen; made for this controller, and shown nowhere else.
  ///   - restoration: keeps the open screens from one run to the next; nil keeps nothing.
  ///   - recording: a file for a recording of what the person does, or nil.
  public convenience init(
    _ screen: Screen, restoration: TableRestoration? = nil, recording: URL? = nil
  ) {
    self.init(
      screen, host: UIKitHost([screen], restoration: restoration, recording: recording))
    host.frame = StackFrame(self)
  }

  init(_ screen: Screen, host: UIKitHost) {
    self.screen = screen
    self.host = host
    super.init(nibName: nil, bundle: nil)
    host.register(self)
  }

  /// Not available: a screen is given to `init(_:restoration:recording:)`.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Tells all open screens of an event of the app, such as an address to open.
  public func send(_ event: TableAppEvent) { host.navigator.send(event) }

  // MARK: Life

  public override func viewDidLoad() {
    super.viewDidLoad()
    host.start()
    view.backgroundColor = .systemBackground
    view.keyboardLayoutGuide.usesBottomSafeArea = false
    if screen is NativeScreen { native.fill() } else { addTable() }
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (page: TableScreenController, _: UITraitCollection) in page.redraw()
    }
    shown = screen.layout
    showChrome()
  }

  private func addTable() {
    view.addSubview(tableView)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    // The rows end where the keyboard begins, so that the field with the focus stays in view.
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    host.start()
    native.fill()
    reloadBeforeAppearing()
    showChrome()
    navigationController?.setNavigationBarHidden(!chrome.showsBar, animated: animated)
    deselectLoose(animated: animated)
  }

  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    // The table view is in a window from here on, and has not laid out yet what changed meanwhile.
    reloadIfNeeded()
    scrollWhereWanted()
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
    host.cameIntoView(self)
    takeKeys()
    search.show(chrome.search)
    reloadIfNeeded()
    scrollWhereWanted()
    giveFocus()
    reportDisplayed()
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isFirstResponder { resignFirstResponder() }
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hasAppeared = false
    // A presented controller has no parent to leave, so its dismissal counts as the removal.
    if isBeingDismissed { wasRemoved() }
  }

  public override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { wasRemoved() }
  }

  private func wasRemoved() {
    host.wasRemoved(self)
    native.clearIfClosed()
  }

  public override func viewDidLayoutSubviews() {
    fitTableEdges()
    keepTypingInView()
    showFirstRows()
    reportDisplayed()
  }

  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    if screen === host.navigator.visibleScreen { send(.resized) }
  }

  // MARK: Keys

  /// True, so that keys and shakes come to the screen if nothing in it takes them.
  public override var canBecomeFirstResponder: Bool { true }

  /// The keys of the screen's commands that do something now.
  public override var keyCommands: [UIKeyCommand]? { commandKeys }

  /// A shake opens the inspector where it is offered, as in a debug build, and closes it; else it asks to undo.
  public override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    guard motion == .motionShake, host.navigator.toggleInspector() else {
      return super.motionEnded(motion, with: event)
    }
  }

  /// The undo history of the screen.
  public override var undoManager: UndoManager? { undo }

  private func makeTable() -> UITableView {
    let style: UITableView.Style = screen.chrome.style == .grouped ? Self.groupedStyle : .plain
    let table = UITableView(frame: .zero, style: style)
    table.rowHeight = UITableView.automaticDimension
    table.sectionHeaderHeight = UITableView.automaticDimension
    table.sectionFooterHeight = UITableView.automaticDimension
    // Rows change their height along with their content.
    table.selfSizingInvalidation = .enabledIncludingConstraints
    table.keyboardDismissMode = .interactive
    // The core decides what a tap selects: see ``showSelection(of:animated:)``.
    table.allowsMultipleSelection = true
    table.allowsSelectionDuringEditing = true
    for name in [EdgeView.identifier, EdgeView.title] {
      table.register(EdgeView.self, forHeaderFooterViewReuseIdentifier: name)
    }
    table.dataSource = self
    table.delegate = self
    table.prefetchDataSource = self
    table.dragDelegate = self
    table.dropDelegate = self
    table.dragInteractionEnabled = true
    return table
  }
}
#endif
