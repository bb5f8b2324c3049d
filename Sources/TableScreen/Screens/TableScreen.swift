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
/// Observable objects that `tableData` reads are tracked: a change to one reads the table again,
/// and the host is told of the differences alone. Other threads may make the change, too, if the
/// object allows that and reports it while it holds its lock: see ``updateTableData()``.
// Swift cannot override a member of an extension: every member that a subclass overrides, or that overrides one of
// `Screen`, stands in this class body and calls into the extensions.
@MainActor open class TableScreen: Screen {
  /// The behaviors of the screen; a subclass adds with `super.settings + […]`.
  open class var settings: Settings { [] }

  /// The actions that a table made of data can name; a subclass adds with `super.actions + […]`.
  open class var actions: Actions { [:] }

  /// The cell classes that a table made of data can name; a subclass adds with `super.cellClasses + […]`.
  open class var cellClasses: CellClasses { .standard }

  /// The bindings that a table made of data can name, as `["owner": .to(\MyScreen.owner)]`.
  open class var bindings: Bindings { [:] }

  /// The sections of the table; read when the screen is first shown, and again at each update.
  open var tableData: [Section] {
    described?.sections ?? tableCells.map { [Section(cells: $0)] } ?? []
  }

  /// The cells of a table of one section, for screens that do not override ``tableData``; nils are left out.
  open var tableCells: [Cell?]? { nil }

  /// Returns a new screen like the one that a tap on a cell opens, or nil; a host may show it as a
  /// preview beside the row's menu, and then drops it.
  open func previewScreen(for cell: Cell) -> Screen? { nil }

  /// The row above the whole table, which scrolls with it, or nil; read together with ``tableData``.
  open var tableHeader: RowElement? { nil }

  /// The row below the whole table, which scrolls with it, or nil; read together with ``tableData``.
  open var tableFooter: RowElement? { nil }

  /// The entries of the index at the table's edge, or nil to make them from the sections' titles; needs the setting
  /// `.indexable()`.
  ///
  /// Entries whose section or row is not on screen are left out.
  open var tableIndex: [TableIndexEntry]? { nil }

  /// The loader of the rows' remote pictures; ``TableImages/loader`` unless a screen has its own.
  open var imageLoader: any TableImageLoader { TableImages.loader }

  /// The model that holds the screen's rows; of a child screen, that of the screen around it.
  public var model: TableModel { (container as? TableScreen)?.model ?? ownModel }

  private(set) var kept: KeptModel

  private var ownModel: TableModel {
    if let model = kept.model { return model }
    let model = TableModel()
    model.ownsRows = true
    model.owner = self
    kept = KeptModel(model, hasLostForm: kept.isFormLost)
    return model
  }

  /// Calls `body` with the model; returning the model would count references to it, which takes longer than a look-up.
  @inline(__always)
  func withModel<Result>(_ body: (TableModel) -> Result) -> Result {
    container == nil ? body(ownModel) : body(model)
  }

  /// The table described outside of Swift, as by data, or nil.
  package var described: (any DescribedTable)?
  /// True if the screen is there to choose a secret: recordings leave out what it shows, and what is chosen or looked for there.
  package var choosesSecret = false
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
  /// The changes to the rows that were asked for before the screen was opened, or opened again.
  var waitingChanges: [WaitingChange] = []
  lazy var settingValues = readSettings()
  /// The mistakes in the settings that were reported already.
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

  /// Creates a screen that shows the rows of a model instead of those of ``tableData``.
  ///
  /// Rows and sections are inserted, deleted, moved and changed through the model, and no reading undoes that.
  /// Deletions and moves by a person can be undone and redone.
  ///
  /// ```swift
  /// let model = TableModel([TableSection("Songs", cells: songs)])
  /// let screen = TableScreen(model: model)
  /// try model.insertRows([[.title: "Encore"]], at: .last(in: .section("Songs")))
  /// ```
  ///
  /// The rows stay in the model when the screen closes, and show again when this screen, or another
  /// with the same model, is opened. If rows may capture the screen, by the closure of an action or
  /// of a check, by that which makes them when they are needed, or by a binding to the screen, a
  /// closed screen lets go of the model, so that both are freed: keep the model yourself if its
  /// rows are to show again. The closures of a source, of ``TableSection/map(_:)`` and of a
  /// ``TableFormat`` keep what they capture: let them capture the screen weakly.
  ///
  /// - Parameter model: a model that no other screen shows.
  public init(model: TableModel) {
    kept = KeptModel(model)
    super.init()
    if let owner = model.owner as? Screen, !owner.isOver {
      model.report(.sharedModel, "a model was given to two screens")
    }
    model.ownsRows = true
    model.owner = self
  }

  open override var title: String { titleByHand ?? settingValues.title ?? "" }

  override func prepare() {
    kept = KeptModel(ownModel)
    ownModel.owner = self
    if ownModel.isClosed { beginAnew(with: ownModel) }
    prepareTable()
  }

  override func didLoad() {
    // What a person has left is over what `onLoad()` begins with.
    if container == nil { restorePending() }
  }

  override var showsNothing: Bool { layout.rowCount == 0 }
  override var lacksRows: Bool { showsNothing && (!isSearching || model.searchedCount == 0) }

  override func readAroundRows() {
    super.readAroundRows()
    if settingValues.isIndexable { _ = tableIndex }
  }

  override var isUnsaved: Bool {
    if children.isEmpty { return settingValues.form.asksBeforeLeaving && form.isDirty }
    return form.dirtyRows.contains { owner(of: $0).settingValues.form.asksBeforeLeaving }
  }

  override func didEnter() {
    // What stands on two screens, as a group, may have been changed by the other one.
    if isPresented { model.readBoundValuesAgain() }
    restorePending()
    giveFocus()
  }

  override func finishTyping() {
    if container == nil { leaveField() } else { outermostTable.leaveField(of: self) }
  }

  override func tearDown() {
    super.tearDown()
    noteLeftDrafts()
    // The rows stay as they were shown; the descriptors that they were made from are released.
    ownModel.close()
    if ownModel.ownsRows, ownModel.mayCapture(self) { kept.release() }
    imageLoads = ImageLoads()
    endSubmission()
    (formSession.leftField, formSession.putOffClose) = (nil, nil)
    (formSession.waitingValues, formSession.waitingChanges) = ([:], [:])
    forgetEditing()
  }

  override func takeFailure() -> Failure? {
    searchSession.isFiltering && !searchesNothing ? takeSearchFailure() : super.takeFailure()
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

  /// Refreshes the table; unless overridden, a table described by data at an address is loaded again.
  ///
  /// A thrown error is shown.
  open func onRefresh() async throws { try await described?.load() }

  /// Loads the next rows, and returns whether there are more beyond them; needs the setting `.pageable()`.
  ///
  /// Runs when the last rows come into view, and never twice at once: after a load that was cancelled, as by a refresh,
  /// the next one waits for its end. An error is shown below the last row, with a way to try again. After `false`
  /// it does not run again before a refresh or ``resetPaging()``.
  open func onEndReached() async throws -> Bool { false }

  /// Runs when the data that describes the table has mistakes; unless overridden, they are reported.
  open func onDataMistakes(_ mistakes: [TableDataMistake]) { report(mistakes) }

  /// Decides what becomes of a row that a person deleted; unless overridden, the row goes.
  ///
  /// Runs for rows without a `deleteAction`.
  open func onCellDeleted(_ cell: Cell, at path: DataPath) async throws -> TableDeletion { .delete }

  /// Runs when the insert control of a row without an `insertAction` was used.
  open func onCellInserted(_ cell: Cell, at path: DataPath) async throws {}

  /// Runs when a person used a row's control that has neither a binding nor a handler.
  ///
  /// Such a control keeps its value for as long as its row is there; see ``RowContext/value(of:)``. A text field sends
  /// every keystroke, too; of a bound field only the handlers for `typing:` receive them.
  open func onControl(_ event: TableControlEvent) {}

  /// Runs when a person has changed a value, by typing, toggling or choosing; once for each value
  /// that differs.
  ///
  /// ```swift
  /// override func onValueChanged(_ change: TableValueChange) {
  ///   if !change.isDraft { saved.append(change.name) }
  /// }
  /// ```
  ///
  /// The hook runs for a field when the person leaves it, and for a control with a handler once the
  /// handler has succeeded; where the control is bound, too, once the property has the value, which it keeps
  /// even if the handler fails. In a form that keeps drafts it runs twice for a value: for the draft
  /// (``TableValueChange/isDraft``), and when the value was committed, or submitted without a
  /// failure. Such a form keeps wrong values, too: a draft is told as it was typed if the property cannot
  /// hold it. Single key strokes reach only the handlers for `typing:`. The hook does not run for
  /// values that are refused or put back, or that the app itself sets.
  open func onValueChanged(_ change: TableValueChange) {}

  /// Checks the form as a whole, after its rows were found valid and before any value is written.
  ///
  /// ```swift
  /// override func validateForm() async throws {
  ///   guard form["password"].value == form["again"].value else {
  ///     throw TableFormError.problem("The two differ; type the same", in: form["again"])
  ///   }
  /// }
  /// ```
  ///
  /// A thrown error stops the commit. What it says of a row stays below it until the value of that row changes, or the form is
  /// committed again. A child screen checks its own part of the form around it.
  open func validateForm() async throws {}

  /// Runs when a person submits the form, with return in its last field, a button with the action `.submit`, or by
  /// saving on leaving; unless overridden, it commits the form.
  ///
  /// ```swift
  /// override func onSubmit() async throws {
  ///   try await commitForm()
  ///   try await server.save(person)
  ///   close()
  /// }
  /// ```
  ///
  /// A thrown error is shown, but for a `CancellationError`, and reverts the values written by ``commitForm()``; see
  /// ``submitForm()``. The hook of a child screen runs before that of the screen around it, and
  /// saves the child's own part of the form.
  open func onSubmit() async throws { try await commitForm() }

  /// Runs before a row is bound: when it is first drawn, when a form asks for its values, and when its bindings change.
  ///
  /// ``willReload(_:_:)``, ``onReload(_:_:)`` and ``onBind(_:_:)`` follow. Each runs right before the hook of the
  /// same name of the row's cell class, as ``TableRowCell/willBind(_:)``.
  open func willBind(_ row: NodeID, _ cell: Cell) {}

  /// Runs when a row is bound and shows the values of its bound properties.
  open func onBind(_ row: NodeID, _ cell: Cell) { oldHooks.didBind(row, cell) }

  /// Runs before a row's drafts are written to the properties that the row is bound to.
  open func willCommit(_ row: NodeID, _ cell: Cell) {}

  /// Runs when a row's drafts were written to the properties that the row is bound to.
  open func onCommit(_ row: NodeID, _ cell: Cell) { oldHooks.didCommit(row, cell) }

  /// Runs before a row discards its drafts and reads its bound properties again.
  open func willReload(_ row: NodeID, _ cell: Cell) {}

  /// Runs when a row shows its bound properties again.
  open func onReload(_ row: NodeID, _ cell: Cell) { oldHooks.didReload(row, cell) }

  /// Runs when a person moved a row, with its positions as written before and after.
  open func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) {}

  /// Runs when a person moved a row, with the row that now precedes it, or nil if it is the first
  /// of its section; unless overridden, `onCellMoved(_:from:to:)` runs.
  ///
  /// The preceding row is taken from the section as written: rows that are hidden or not found count too.
  open func onCellMoved(
    _ cell: Cell, from: DataPath, to: DataPath, after previous: TableNeighbor?
  ) {
    onCellMoved(cell, from: from, to: to)
  }

  /// Returns the row that a tap on a row selects: the row itself, another one, or nil to ignore the tap.
  open func willSelect(_ row: NodeID, _ cell: Cell) -> NodeID? { row }

  /// Returns whether a tap may deselect a selected row, or select another in its place.
  open func shouldDeselect(_ row: NodeID, _ cell: Cell) -> Bool { true }

  /// Returns the place at which a row may be dropped: the proposed place on screen, or another one.
  open func destination(of cell: Cell, from: TablePath, proposed: TablePath) -> TablePath {
    proposed
  }

  /// Runs when edit mode begins or ends, for the screen and its children, which share it.
  open func onEditingChanged(_ isEditing: Bool) {}

  /// Runs when a row that was drawn has left view, by itself or with its screen, and before a cell of another kind draws it.
  open func onEndDisplaying(_ row: NodeID) { oldHooks.didEndDisplaying(row) }

  /// Runs when the header of a section that was drawn has left view, with the section's identity.
  open func onEndDisplayingHeader(of section: NodeID) {
    oldHooks.didEndDisplayingHeader(of: section)
  }

  /// Runs when the footer of a section that was drawn has left view, with the section's identity.
  open func onEndDisplayingFooter(of section: NodeID) {
    oldHooks.didEndDisplayingFooter(of: section)
  }

  /// Runs when the table's selection has changed, once for each update.
  ///
  /// A row that is deleted, or leaves the table, loses its selection, and has it again when it returns.
  open func onSelectionChanged() {}

  /// Runs right before a section's header comes into view and is drawn; `section` is its place on screen.
  open func willDisplayHeader(section: Int) {}

  /// Runs right before a section's footer comes into view and is drawn; `section` is its place on screen.
  open func willDisplayFooter(section: Int) {}

  /// Runs before a search begins.
  open func willBeginSearch() {}

  /// Runs when the text that is searched for has changed.
  open func onSearchChanged(_ query: String) {}

  /// Runs when the search was limited to another scope.
  open func onScopeChanged(_ scope: Int) {}

  /// Returns whether a cell is in a scope, given by its place among the settings' scopes.
  ///
  /// Every search begins with the first scope, 0, which shows all cells: this hook is asked about the others alone.
  open func isInScope(_ cell: Cell, _ scope: Int) -> Bool { true }

  /// Runs before a search ends; its text and scope go with it, of which the hooks of changes are not told.
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

  // MARK: HostedScreen

  public override var layout: TableLayout { withModel { $0.layout } }

  override func describeChrome() -> ScreenChrome { describeChrome(super.describeChrome()) }

  public override func kind(of row: NodeID) -> RowKind? { model.cell(row)?.kind }

  public override func content(of row: NodeID, cell: TableRowCell) -> RowContent? {
    TableEnvironment.within(environment) { makeContent(of: row, cell: cell) }
  }

  public override func target(of row: NodeID, proposed: TablePath) -> TablePath {
    guard let cell = model.cell(row), let from = layout.tablePath(of: row) else { return proposed }
    return target(of: row, cell, from, proposed: proposed)
  }

  public override func preview(of row: NodeID) -> Screen? {
    model.cell(row).flatMap { owner(of: row).previewScreen(for: $0) }
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
    TableEnvironment.within(environment) { makeContent(of: edge, cell: cell) }
  }

  public override func willDisplay(_ edge: SectionEdge) { tellDisplay(of: edge) }

  public override func didLeaveView(_ edge: SectionEdge) { tellEnd(of: edge) }

  override func receive(_ event: TableEvent) { answer(event) }
}
