import Observation

/// A screen that shows a table: subclass it, and describe its rows in ``tableData``.
///
/// ```swift
/// final class ToDoScreen: TableScreen {
///   override class var settings: Settings { [.title("To do"), .searchable()] }
///   override var tableData: [Section] { [
///     Section("Open") { [.title: "Buy milk", .action: .perform(ToDoScreen.buy)] },
///   ] }
///   func buy() {}
/// }
/// ```
///
/// What `tableData` reads from observable objects is watched: a change there reads the table again and
/// shows what became different, and no more.
@MainActor open class TableScreen: Screen {
  /// One cell: a dictionary of attributes.
  public typealias Cell = TableCell
  /// One section: a title, a footer, and rows.
  public typealias Section = TableSection
  /// The behaviours of the screen.
  public typealias Settings = TableSettings
  /// Actions by name.
  public typealias Actions = TableActions
  /// Named values.
  public typealias Arguments = TableArguments

  /// The behaviours of the screen; a subclass adds with `super.settings + […]`.
  open class var settings: Settings { [] }

  /// The actions that a table made of data can name; a subclass adds with `super.actions + […]`.
  open class var actions: Actions { [:] }

  /// The sections of the table; read when the screen is shown first, and again at each update.
  open var tableData: [Section] { [] }

  /// The table behind the screen.
  public let model = TableModel()

  var searchSession = SearchSession()
  var refreshSession = RefreshSession()
  /// Whether edit mode is on.
  public internal(set) var isEditing = false
  private(set) lazy var settingValues = type(of: self).settings.values
  private var readings = 0
  /// Rows that were taken out although the data still had them, by name, until the next reading.
  var deletedByHand: [AbsentNodes.Name: String] = [:]

  public override init() {
    super.init()
    model.owner = self
  }

  open override var title: String { titleByHand ?? settingValues.title ?? "" }

  override func prepare() {
    model.searchesSubtitles = settingValues.searchable?.includesSubtitles ?? false
    updateTableData()
  }

  override func tearDown() {
    super.tearDown()
    // The rows stay as they were shown; what they were made from is let go.
    model.close()
  }

  // MARK: Updates

  /// Reads ``tableData`` again and shows what became different.
  ///
  /// Takes effect at once, or at the end of the `update { }` around it. A screen that was not shown yet
  /// is read when it is.
  public func updateTableData() {
    guard isLoaded, !model.isClosed else { return }
    readings += 1
    let reading = readings
    let sections =
      settingValues.isManual
      ? tableData
      : model.watch {
        tableData
      } changed: { [weak self] in
        // A reading since then has seen the change already.
        guard let self, reading == readings, !model.isClosed else { return }
        updateTableData()
      }
    model.update {
      model.read(sections, into: model.main)
      model.readGroups()
      reportReturned()
    }
    refreshChrome()
  }

  /// Carries out any number of changes as one update; updates inside join it.
  @discardableResult
  public func update<Result>(
    animation: ChangeSet.Animation = .automatic, _ changes: () throws -> Result
  ) rethrows -> Result {
    try model.update(animation: animation, changes)
  }

  override func joined(_ changes: () throws -> Void) rethrows { try model.update { try changes() } }

  override func didTakeBack() { if settingValues.isManual { updateTableData() } }

  // MARK: Hooks

  /// Refreshes what the table shows; the refresh ends when this returns, and an error is shown.
  open func onRefresh() async throws {}

  /// Decides what becomes of a row that a person deleted; without an own version it goes.
  ///
  /// Runs for rows without a `deleteAction`.
  open func onCellDeleted(_ cell: Cell, at path: DataPath) async throws -> Deletion { .delete }

  /// Runs when the insert control of a row without an `insertAction` was used.
  open func onCellInserted(_ cell: Cell, at path: DataPath) async throws {}

  /// Runs when a row was moved, with its positions as written before and after.
  open func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) {}

  /// Runs when other rows are selected than before.
  open func onSelectionChanged() {}

  /// Runs before a search begins.
  open func willBeginSearch() {}

  /// Runs when what is searched for has changed.
  open func onSearchChanged(_ query: String) {}

  /// Runs when the search was limited to another scope.
  open func onScopeChanged(_ scope: Int) {}

  /// Says whether a cell is in a scope, by its place among the settings' scopes.
  ///
  /// The first scope, with the place 0, is where every search begins; it limits only what is also typed.
  open func isInScope(_ cell: Cell, _ scope: Int) -> Bool { true }

  /// Runs before a search ends.
  open func willEndSearch() {}

  override func action(named name: String) -> TableAction? { type(of: self).actions.actions[name] }

  override func setRunning(_ isRunning: Bool, _ context: TableActionContext) {
    if let row = context.row { model.setBusy(isRunning, row) }
    refreshChrome()
  }

  // MARK: What a host asks

  public override var layout: TableLayout { model.layout }

  public override var chrome: ScreenChrome { describeChrome(super.chrome) }

  public override func kind(of row: NodeID) -> RowKind? { model.cell(row)?.kind }

  public override func content(of row: NodeID, cell: TableRowCell) -> RowContent? {
    makeContent(of: row, cell: cell)
  }

  public override func send(_ event: TableEvent) { receive(event) }
}
