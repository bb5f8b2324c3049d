package import TableCore

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
/// shows what became different, and no more. Other threads may change it, too, where the object allows that and says so
/// while it holds its lock: see ``updateTableData()``.
// Swift overrides no member of an extension: what a subclass overrides, and what overrides a screen's, stands here
// all together; what is done with it stands in the extensions.
@MainActor open class TableScreen: Screen {
  /// The behaviours of the screen; a subclass adds with `super.settings + […]`.
  open class var settings: Settings { [] }

  /// The actions that a table made of data can name; a subclass adds with `super.actions + […]`.
  open class var actions: Actions { [:] }

  /// The cell classes that a table made of data can name; a subclass adds with `super.cellClasses + […]`.
  open class var cellClasses: CellClasses { .standard }

  /// The bindings that a table made of data can name, as `["owner": .to(\MyScreen.owner)]`.
  open class var bindings: Bindings { [:] }

  /// The sections of the table; read when the screen is shown first, and again at each update.
  open var tableData: [Section] {
    described?.sections ?? tableCells.map { [Section(cells: $0)] } ?? []
  }

  /// The rows of a table of one section, for screens that do not override ``tableData``; nil is left out.
  open var tableCells: [Cell?]? { nil }

  /// What stands above the whole table and scrolls with it, or nil; read together with ``tableData``.
  open var tableHeader: RowElement? { nil }

  /// What stands below the whole table and scrolls with it, or nil; read together with ``tableData``.
  open var tableFooter: RowElement? { nil }

  /// The index at the edge, or nil to make it of the sections' titles; needs the setting `.indexable()`.
  ///
  /// Entries whose section or row is not on screen are left out.
  open var tableIndex: [TableIndexEntry]? { nil }

  /// What loads the remote pictures of the rows; ``TableImages/loader`` unless a screen has its own.
  open var imageLoader: any TableImageLoader { TableImages.loader }

  /// The table behind the screen.
  public var model: TableModel { (container as? TableScreen)?.model ?? ownModel }

  private(set) var kept: KeptModel

  private var ownModel: TableModel {
    if let model = kept.model { return model }
    let model = TableModel()
    model.ownsRows = true
    model.owner = self
    kept = KeptModel(model)
    return model
  }

  /// Calls `body` with the model; to hand it out would count references to it, which takes longer than a look-up.
  @inline(__always)
  func withModel<Result>(_ body: (TableModel) -> Result) -> Result {
    container == nil ? body(ownModel) : body(model)
  }

  /// What describes the table outside of Swift, or nil.
  package var described: (any DescribedTable)?
  var placement = ChildPlacement()
  var searchSession = SearchSession()
  let selectionTurns = HookTurns()
  var refreshSession = RefreshSession()
  var pageSession = PageSession()
  let pageTurns = PageTurns()
  var editingSession = EditingSession()
  var imageLoads = ImageLoads()
  let restoringSession = RestoringSession()
  var wantedFocus: WantedFocus?
  var shownDetail: ShownDetail?
  /// What was asked for before there were any rows.
  var waitingChanges: [@MainActor () -> Void] = []
  lazy var settingValues = readSettings()
  /// The mistakes in them that were reported already.
  var reportedSettings: Set<SettingValues.Mistake> = []
  var readingSession = ReadingSession()
  var tableEdges = TableEdges()
  var formSession = FormSession()

  public override init() {
    let model = TableModel()
    kept = KeptModel(model)
    super.init()
    model.owner = self
  }

  /// Creates a screen whose rows are those of a model, instead of what ``tableData`` describes.
  ///
  /// Rows and sections are inserted, deleted, moved and changed through the model, and no reading ever
  /// brings back what was there before. What a person deletes or moves can be undone and done again.
  ///
  /// ```swift
  /// let model = TableModel([TableSection("Songs", cells: songs)])
  /// let screen = TableScreen(model: model)
  /// try model.insertRows([[.title: "Encore"]], at: .last(in: .section("Songs")))
  /// ```
  ///
  /// The rows stay in the model when the screen closes, and show again where that, or another screen, is opened with
  /// it. Where rows may capture the screen, by a closure or by what they are bound to, a closed screen does not keep the
  /// model, so that both are freed: keep it yourself if its rows are to show again.
  ///
  /// - Parameter model: a model that no other screen shows.
  public init(model: TableModel) {
    kept = KeptModel(model)
    super.init()
    if model.owner != nil {
      model.report(.sharedModel, "a model was given to two screens")
    }
    model.ownsRows = true
    model.owner = self
  }

  open override var title: String { titleByHand ?? settingValues.title ?? "" }

  override func prepare() {
    kept = KeptModel(ownModel)
    if ownModel.isClosed { beginAnew(with: ownModel) }
    prepareTable()
  }

  override var showsNothing: Bool { layout.rowCount == 0 }

  override var isUnsaved: Bool { settingValues.form.asksBeforeLeaving && form.isDirty }

  override func didEnter() {
    restorePending()
    giveFocus()
  }

  override func tearDown() {
    super.tearDown()
    // The rows stay as they were shown; what they were made from is let go.
    ownModel.close()
    if ownModel.ownsRows, ownModel.mayCapture(self) { kept.release() }
    imageLoads = ImageLoads()
    formSession.submission = nil
  }

  override func takeFailure() -> Failure? {
    searchSession.isFiltering ? takeSearchFailure() : super.takeFailure()
  }

  override func putsOffChrome() -> Bool { model.putsOffState() }

  override func joined(_ changes: () throws -> Void) rethrows {
    try model.update {
      defer { model.areBoundValuesUnsure = true }
      try changes()
    }
  }

  override func didTakeBack() { if settingValues.updates.isManual { updateTableData() } }

  // MARK: Hooks

  /// Refreshes the table; one with an address is loaded again, unless a screen says otherwise.
  ///
  /// An error is shown.
  open func onRefresh() async throws { try await described?.load() }

  /// Loads the next rows, and says whether there are more beyond them; needs the setting `.pageable()`.
  ///
  /// Runs when the last rows come into view, and never twice at once: after a load that was cancelled, as by a refresh,
  /// the next one waits for its end. An error is shown below the last row, with a way to try again. After `false`
  /// it does not run again before a refresh or ``resetPaging()``.
  open func onEndReached() async throws -> Bool { false }

  /// Runs when the data that the table is made of has mistakes; without an own version they are reported.
  open func onDataMistakes(_ mistakes: [TableDataMistake]) { report(mistakes) }

  /// Decides what becomes of a row that a person deleted; without an own version it goes.
  ///
  /// Runs for rows without a `deleteAction`.
  open func onCellDeleted(_ cell: Cell, at path: DataPath) async throws -> TableDeletion { .delete }

  /// Runs when the insert control of a row without an `insertAction` was used.
  open func onCellInserted(_ cell: Cell, at path: DataPath) async throws {}

  /// Runs when a control of a row was used that is not bound, and for which the row has no handler.
  ///
  /// Such a control keeps its value for as long as its row is there; see ``RowContext/value(of:)``. Of a field each stroke
  /// is told, too; of one that is bound the handlers for `typing:` hear.
  open func onControl(_ event: TableControlEvent) {}

  /// Checks the form as a whole, when nothing is wrong with its rows and before anything is written.
  ///
  /// ```swift
  /// override func validateForm() async throws {
  ///   guard form["password"].value == form["again"].value else {
  ///     throw TableFormError.problem("The two differ; type the same", in: form["again"])
  ///   }
  /// }
  /// ```
  ///
  /// What it throws holds the commit back. Inside another screen it checks the screen's own part of the form around it.
  open func validateForm() async throws {}

  /// Runs when a person has finished the form, with return in its last field, a button with the action `.submit`, or
  /// by saving it on leaving; without an own version it is committed.
  ///
  /// ```swift
  /// override func onSubmit() async throws {
  ///   try await commitForm()
  ///   try await server.save(person)
  ///   close()
  /// }
  /// ```
  ///
  /// What it throws is shown, and takes back what ``commitForm()`` has written; see ``submitForm()``. Inside another screen
  /// it runs before that one's, and saves the screen's own part of the form.
  open func onSubmit() async throws { try await commitForm() }

  /// Runs before a row is bound: when it is drawn first, or a form asks for its values, and when it is bound to other
  /// properties than before.
  ///
  /// ``willReload(_:_:)``, ``onReload(_:_:)`` and ``onBind(_:_:)`` follow. Each of these runs right before that of
  /// the row's cell class, as ``TableRowCell/willBind(_:)``.
  open func willBind(_ row: NodeID, _ cell: Cell) {}

  /// Runs when a row is bound and shows the values of its properties.
  open func onBind(_ row: NodeID, _ cell: Cell) { oldHooks.didBind(row, cell) }

  /// Runs before what was typed into a row is written to what the row is bound to.
  open func willCommit(_ row: NodeID, _ cell: Cell) {}

  /// Runs when what was typed into a row was written to what the row is bound to.
  open func onCommit(_ row: NodeID, _ cell: Cell) { oldHooks.didCommit(row, cell) }

  /// Runs before a row reads again what it is bound to, and forgets what was typed into it.
  open func willReload(_ row: NodeID, _ cell: Cell) {}

  /// Runs when a row shows again what it is bound to.
  open func onReload(_ row: NodeID, _ cell: Cell) { oldHooks.didReload(row, cell) }

  /// Runs when a row was moved, with its positions as written before and after.
  open func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) {}

  /// Runs when a row was moved, with the row that it follows now, or nil where it is the first of its
  /// section; without an own version `onCellMoved(_:from:to:)` runs.
  ///
  /// The row before is that of the section as written: rows that are hidden or not found count too.
  open func onCellMoved(
    _ cell: Cell, from: DataPath, to: DataPath, after previous: TableNeighbour?
  ) {
    onCellMoved(cell, from: from, to: to)
  }

  /// Says which row a tap on a row means: the row itself, another one, or none, so that nothing happens.
  open func willSelect(_ row: NodeID, _ cell: Cell) -> NodeID? { row }

  /// Says whether a tap may let go of a selected row, or select another in its place.
  open func shouldDeselect(_ row: NodeID, _ cell: Cell) -> Bool { true }

  /// Says where a row may be dropped: the proposed place on screen, or another one.
  open func destination(of cell: Cell, from: TablePath, proposed: TablePath) -> TablePath {
    proposed
  }

  /// Runs when edit mode begins or ends.
  open func onEditingChanged(_ isEditing: Bool) {}

  /// Runs when a row that was drawn has left view, by itself or with its screen.
  open func onEndDisplaying(_ row: NodeID) { oldHooks.didEndDisplaying(row) }

  /// Runs when the header of a section that was drawn has left view, with the section's identity.
  open func onEndDisplayingHeader(of section: NodeID) {
    oldHooks.didEndDisplayingHeader(of: section)
  }

  /// Runs when the footer of a section that was drawn has left view, with the section's identity.
  open func onEndDisplayingFooter(of section: NodeID) {
    oldHooks.didEndDisplayingFooter(of: section)
  }

  /// Runs when other rows of the table are selected than before, once for each update.
  ///
  /// A selected row that is deleted, or leaves, is selected no longer, and is again when it returns.
  open func onSelectionChanged() {}

  /// Runs right before the header of a section, by its place on screen, is drawn that was not in view.
  open func willDisplayHeader(section: Int) {}

  /// Runs right before the footer of a section, by its place on screen, is drawn that was not in view.
  open func willDisplayFooter(section: Int) {}

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

  override func action(named name: String) -> TableAction? {
    type(of: self).actions.actions[name] ?? TableActions.standard.actions[name]
  }

  override func willShowDetail(_ screen: Screen) { keepSelected(for: screen) }

  override func didClose(_ screen: Screen) { letGo(of: screen) }

  override func setRunning(_ isRunning: Bool, _ context: TableActionContext) {
    if let row = context.row { model.setBusy(isRunning, row) }
    refreshChrome()
  }

  open override func barButtons(_ edge: TableBarButton.Edge) -> [TableBarButton] {
    described?.barButtons(edge) ?? super.barButtons(edge)
  }

  // MARK: Old names of hooks, until 1.0

  /// The old name of ``onBind(_:_:)``.
  @available(*, deprecated, renamed: "onBind(_:_:)") open func didBind(_ row: NodeID, _ cell: Cell)
  {}
  /// The old name of ``onCommit(_:_:)``.
  @available(*, deprecated, renamed: "onCommit(_:_:)") open func didCommit(
    _ row: NodeID, _ cell: Cell
  ) {}
  /// The old name of ``onReload(_:_:)``.
  @available(*, deprecated, renamed: "onReload(_:_:)") open func didReload(
    _ row: NodeID, _ cell: Cell
  ) {}
  /// The old name of ``onEndDisplaying(_:)``.
  @available(*, deprecated, renamed: "onEndDisplaying(_:)") open func didEndDisplaying(
    _ row: NodeID
  ) {}
  /// The old name of ``onEndDisplayingHeader(of:)``.
  @available(*, deprecated, renamed: "onEndDisplayingHeader(of:)") open func didEndDisplayingHeader(
    of section: NodeID
  ) {}
  /// The old name of ``onEndDisplayingFooter(of:)``.
  @available(*, deprecated, renamed: "onEndDisplayingFooter(of:)") open func didEndDisplayingFooter(
    of section: NodeID
  ) {}
  private var oldHooks: any OldTableHooks { self }

  // MARK: What a host asks

  public override var layout: TableLayout { withModel { $0.layout } }

  override func describeChrome() -> ScreenChrome { describeChrome(super.describeChrome()) }

  public override func kind(of row: NodeID) -> RowKind? { model.cell(row)?.kind }

  public override func content(of row: NodeID, cell: TableRowCell) -> RowContent? {
    makeContent(of: row, cell: cell)
  }

  public override func target(of row: NodeID, proposed: TablePath) -> TablePath {
    guard let cell = model.cell(row), let from = layout.tablePath(of: row) else { return proposed }
    return target(of: row, cell, from, proposed: proposed)
  }

  public override func settleMadeRows() -> Bool { model.settleMadeRows() }

  override func willShow(_ row: NodeID) -> Screen { noteShown(row) }

  public override func willDraw(_ row: NodeID) { model.bind(row) }

  public override func didDraw(_ row: NodeID, _ content: RowContent) {
    loadImages(in: content, of: row)
  }

  public override func didLeaveView(_ row: NodeID) {
    (placement.rowsInView.removeValue(forKey: row) ?? owner(of: row)).onEndDisplaying(row)
    forgetImages(of: row)
  }

  public override func kind(of edge: SectionEdge) -> RowKind? { edgeKind(edge) }

  public override func content(of edge: SectionEdge, cell: TableRowCell) -> RowContent? {
    makeContent(of: edge, cell: cell)
  }

  public override func willDisplay(_ edge: SectionEdge) { tellDisplay(of: edge) }

  public override func didLeaveView(_ edge: SectionEdge) { tellEnd(of: edge) }

  override func receive(_ event: TableEvent) { answer(event) }
}
