/// The table behind a screen: the tree of groups, sections and rows, the state of its nodes, and the layout on screen.
///
/// Every change, whatever its origin, is an edit of the tree or of the overlay inside ``update(animation:_:)``;
/// at the end of the update hosts get the difference between the old and the new layout.
@MainActor public final class TableModel {
  /// The snapshot of what is on screen now.
  public private(set) var layout = TableLayout()

  /// Runs for each change on screen, right before hosts see the change set that it is part of.
  ///
  /// Rows that are inserted or deleted with their section are reported too, as ``ChangeSet/Command/isImplied``, right behind
  /// the inserted section, or right before the deleted one. A list of
  /// your own that follows the table needs all commands of an update at once: ``ChangeSet/commands(from:to:)``.
  public var onCommand: (@MainActor (ChangeSet.Command) -> Void)?

  package weak var owner: (any TableModelOwner)?
  /// The groups, sections and rows, whether they show or not.
  let tree = TableTree()
  var overlay = Overlay()
  /// The selected rows that were reported to the owner last.
  var toldSelection: [NodeID] = []
  var errorNotes = ErrorNotes()
  /// The log of the table's updates, or nil while nobody looks into the table.
  package var log: UpdateLog?
  var absent = AbsentNodes()
  /// The number of nested readings in progress.
  var readingDepth = 0
  /// The groups below rows that wait for those above them to be read.
  var groupsToRead: [(group: GroupNode, read: () -> Void)] = []
  /// The rows that left and came in the readings in progress.
  var pass: ReadingPass?
  /// The rows that left and came in the readings of this turn of the main actor, or nil if none
  /// did.
  var turn: ReadingTurn?
  /// The collapsed rows whose groups of children are not read yet.
  var unreadHosts: Set<NodeID> = []
  /// The search and its results.
  private(set) lazy var filter = TableFilter(of: self)
  /// The values of bound properties, for the rows that showed them since they last changed.
  var boundValues: [BoundKey: TableValue?] = [:]
  /// The rows in view, as a host reported last, or nil if none has.
  package var rowsInView: ClosedRange<TablePath>?
  /// True if code ran that may have changed bound properties which are not observable.
  package var areBoundValuesUnsure = false
  /// The bindings of each row that the owner was told of.
  var boundRows: [NodeID: [TableBinding.Identity]] = [:]
  /// The typing in a field that writes when it is left, or nil.
  package internal(set) var typedField: TypedField?
  /// The text that the form field being typed into had before, or nil.
  var typedDraft: TypedDraft?
  /// The made rows that are hidden, have children or may take drafts, until that is carried out.
  var realizedRows: [NodeID] = []
  /// The made rows that have read properties which changed since, until they are made again.
  var changedCells: Set<NodeID> = []
  /// The rows out of the table that have read properties which changed since: they are made again if they come back.
  var missedCells: Set<NodeID> = []
  /// The rows that are being deleted: they hand their identity to no other row.
  var leaving: Set<NodeID> = []
  /// The rows that a person deletes, or has deleted and the data are yet to lose, with the rows at and below each into which
  /// something was typed: it goes with them.
  var enteredInLeaving: [NodeID: Set<NodeID>] = [:]
  /// The drafts that were set apart since their rows edit other objects now, as long as rows may take them.
  var replacedDrafts: Set<NodeID> = []
  /// The rows among ``leaving`` without an id whose data has changed since: the present data
  /// decides whether they go.
  var leftToData: Set<NodeID> = []
  /// The titles of rows that were taken out although the data still had them, by name, until the next reading.
  var deletedByHand: [AbsentNodes.Name: String] = [:]
  /// The ids of sections that were reported since two have them.
  var reportedSections: Set<TableCell.ID> = []
  /// The sources that may give other rows than those that show.
  var dirtySources: [TableSource] = []
  /// The running tasks: loads of lazy children, slices of an index.
  package let tasks = TaskBox()
  /// The record of whether threads other than the main one change objects that the table is read
  /// from.
  package let others = OtherThreads()
  /// The groups that stood in the stack when the table was closed.
  var closedStack: [ClosedGroup] = []

  private var depth = 0
  /// The number of open updates that were begun by hand.
  private var begun = 0
  /// The number of times that an outermost update was begun by hand.
  private var begunTurn = 0
  private var isDelivering = false
  private var isStale = false
  /// True while the owner has not been told yet that the state changed.
  private var isStateOwed = false
  /// True if the table was edited since changes were shown last.
  var isEdited = false
  private var animations: ChangeSet.Animations?
  /// The number of updates that one change may lead to before a loop is reported.
  private static let roundLimit = 16
  /// True if the model owns its rows: nothing else describes them, so they are never read again.
  package var ownsRows = false
  package private(set) var isClosed = false
  /// True if closing has dropped the rows and they have not been read again since.
  var isUnread = false
  /// True while closing waits for the end of an update or of an operation on the form.
  private var isCloseDue = false
  /// The number of operations on the form that are going on: until they end, a closed table keeps its rows.
  private var holds = 0
  /// True while an operation on the form is going on.
  var isHeld: Bool { holds > 0 }
  /// The rows of a closed table with something typed that is not written yet, in order.
  private(set) var rowsLeftDirty: [NodeID] = []

  /// Creates an empty table.
  public init() {}

  /// Creates the table of a screen that owns its rows: see ``TableScreen/init(model:)``.
  public convenience init(_ sections: [TableSection]) {
    self.init()
    update { read(sections, into: tree.main) }
  }

  // MARK: Updates

  /// Carries out any number of changes as one: hosts see a single change set at the outermost end.
  ///
  /// Updates inside an update join it, and are shown with the animation of the outermost one. An update that a host or a
  /// callback asks for while changes are delivered follows right after.
  ///
  /// - Parameters:
  ///   - animation: how the changes are shown, or nil to do as the screen's settings say.
  ///   - changes: a closure that changes the table, or the data that it is read from.
  /// - Returns: the result of `changes`.
  /// - Throws: the error of `changes`; changes made before it stay.
  @discardableResult
  public func update<Result>(
    animation: ChangeSet.Animations? = nil, _ changes: () throws -> Result
  ) rethrows -> Result {
    // An update may be somebody else's doing: a store that windows share.
    try TableEnvironment.within(depth == 0 ? owner?.environment : nil) {
      if depth == 0 {
        animations = animation
        log?.willUpdate()
      }
      depth += 1
      defer {
        depth -= 1
        if depth == 0 { flush() }
      }
      return try changes()
    }
  }

  /// Begins an update that ``endUpdates()`` ends; prefer ``update(animation:_:)``, which does both.
  ///
  /// An update that is not ended, for example because an error was thrown, ends with the next turn
  /// of the main actor, and is reported.
  public func beginUpdates() {
    if depth == 0 { animations = nil }
    depth += 1
    begun += 1
    guard begun == 1 else { return }
    begunTurn += 1
    Task { [weak self, begunTurn] in self?.endForgottenUpdates(of: begunTurn) }
  }

  private func endForgottenUpdates(of turn: Int) {
    guard begun > 0, begunTurn == turn else { return }
    report(.unendedUpdates, "updates began that nobody ended")
    depth -= begun
    begun = 0
    if depth == 0 { TableEnvironment.within(owner?.environment, flush) }
  }

  /// Ends an update that ``beginUpdates()`` began; without one, nothing happens, and that is reported.
  public func endUpdates() {
    guard begun > 0 else {
      return report(.unbegunUpdates, "updates ended that had not begun")
    }
    begun -= 1
    depth -= 1
    if depth == 0 { TableEnvironment.within(owner?.environment, flush) }
  }

  /// Carries out changes that belong to the update that is being delivered.
  func withinDelivery(_ changes: () -> Void) {
    depth += 1
    changes()
    depth -= 1
  }

  /// Delays the report of a changed state to the end of an update that is going on: until then the rows are half changed.
  ///
  /// - Returns: whether an update is going on.
  package func putsOffState() -> Bool {
    guard depth > 0 else { return false }
    isStateOwed = true
    return true
  }

  private func tellState() {
    isStateOwed = false
    owner?.modelStateChanged(self)
  }

  /// True while an update runs, or its changes are being delivered.
  package var isUpdating: Bool { depth > 0 || isDelivering }

  private func flush() {
    isStale = true
    guard !isDelivering else { return }
    isDelivering = true
    defer {
      isDelivering = false
      if isCloseDue { close() }
      tellSelection()
      if isStateOwed { tellState() }
      owner?.modelSettled(self)
    }
    var rounds = 0
    while isStale, !isCloseDue {
      isStale = false
      rounds += 1
      guard rounds <= Self.roundLimit else {
        reportRestlessness()
        return
      }
      deliver()
    }
  }

  private func deliver() {
    guard let log else { return _ = deliverChanges() }
    let causes = log.takeCauses()
    let changes = deliverChanges()
    log.didUpdate(causes, changes, rows: layout.rowCount)
  }

  /// Shows what changed, and returns it.
  private func deliverChanges() -> ChangeSet {
    readDirtySources()
    if areBoundValuesUnsure { withinDelivery { refreshBoundValues() } }
    // Reading a source may have changed it, or another one.
    if !dirtySources.isEmpty { isStale = true }
    let unsettled = working(.searching, at: ownPlace) { filter.findMatches() }
    let old = layout
    layout = makeLayout()
    var changes = working(.comparing, at: ownPlace) { layout.changes(from: old) }
    if joinPieces() { layout = makeLayout() }
    for section in unsettled { section.markDirty() }
    defer { isEdited = false }
    guard !changes.isEmpty else {
      if isEdited { owner?.modelShowsTheSame(self) }
      return changes
    }
    changes.animations = animations ?? owner?.animations ?? .automatic
    if let onCommand {
      working(.callback, at: ownPlace) {
        changes.commands(from: old, to: layout).forEach(onCommand)
      }
    }
    owner?.model(self, changed: changes, from: old)
    return changes
  }

  private func makeLayout() -> TableLayout {
    working(.flattening, at: ownPlace) {
      TableLayout(sections: visibleSections(), groups: tree.groupTable, homes: tree.homes)
    }
  }

  private func reportRestlessness() {
    report(.restlessUpdates, "updates follow each other without rest")
  }

  // MARK: Diagnostics

  /// The table itself as the place of a report.
  var ownPlace: TableDiagnostic.Place { .init(screen: owner?.diagnosticName) }

  /// Reports a mistake that was made in the table, or in one row.
  package func report(
    _ kind: DiagnosticKind, _ what: String, row: String? = nil, key: String? = nil,
    remedy: String? = nil
  ) {
    report(kind, what, in: nil, row: row, key: key, remedy: remedy)
  }

  func report(
    _ kind: DiagnosticKind, _ what: String, in section: SectionNode?, row: String? = nil,
    key: String? = nil, why: String? = nil, remedy: String? = nil
  ) {
    let place = TableDiagnostic.Place(
      screen: owner?.diagnosticName, section: section?.name, row: row, key: key)
    TableDiagnostics.report(kind, what, at: place, why: why, remedy: remedy)
  }

  /// Opens a closed table again: puts its groups and drafts back, reads its sources, and continues loading.
  package func reopen() {
    if isCloseDue {
      // Closing was delayed, and has not happened yet: the rows stay, and all else ends as in a closed table.
      hideSecrets()
      rest()
      stop()
    }
    var unshown: [TableSource] = []
    for source in sources where !source.isShown && !unshown.contains(where: { $0 === source }) {
      unshown.append(source)
    }
    isClosed = false
    isCloseDue = false
    for source in unshown { source.willShow() }
    putBackGroups()
    overlay.drafts.wake()
    // Events of sources were not heard while the model was closed, so all sources are read again.
    dirtySources = sources
    for section in tree.sections.values {
      for (host, child) in section.children { resumeLoading(child, of: host) }
    }
  }

  /// Keeps the rows until ``release()``, so that an operation on the form can finish even if the
  /// table is closed.
  ///
  /// - Returns: whether the rows are still there.
  package func hold() -> Bool {
    holds += 1
    return !isLetGo
  }

  /// Ends a ``hold()``, and closes the table if that waited for it.
  package func release() {
    holds -= 1
    if holds == 0, isCloseDue { close() }
  }

  /// True if closing the table has dropped its rows.
  package var isLetGo: Bool { isClosed && !isCloseDue && !ownsRows }

  /// Closes the table: ends its tasks, and drops all descriptors, except in a model that owns its rows.
  ///
  /// During an update, or an operation on the form, the table closes at its end.
  package func close() {
    isClosed = true
    isCloseDue = isUpdating || holds > 0
    if isCloseDue { return }
    rowsLeftDirty = dirtyRows
    let secrets = ownsRows ? [] : secretDraftRows
    hideSecrets()
    if ownsRows { rest() }
    stop()
    if ownsRows { return }
    isUnread = true
    closedStack = tree.stack.map { ClosedGroup(object: $0.object, isMain: $0.id == .main) }
    // The overlay keeps its state until the screen is opened once more.
    leaveResults()
    reading { for section in tree.stack.flatMap(\.sections) { leave(section) } }
    tree.clear()
    unreadHosts = []
    overlay.drafts.rest(of: owner, secrets: secrets)
    realizedRows = []
    (changedCells, missedCells) = ([], [])
    (leaving, leftToData, enteredInLeaving) = ([], [], [:])
    dirtySources = []
  }

  /// Puts the groups back that stood in the stack when the table was closed, as far as the app has kept them.
  private func putBackGroups() {
    guard !ownsRows else { return }
    var place = GroupPlace.beforeMain
    let groups = closedStack
    // They go into the table itself again, and no longer among those that wait for it.
    closedStack = []
    for group in groups {
      if group.isMain { place = .last }
      if let object = group.object { _ = try? insert(object, place) }
    }
  }

  /// Removes search results, and stops loading children, in a table whose rows stay.
  private func rest() {
    leaveResults()
    for section in tree.sections.values {
      if isFiltered { section.markDirty() }
      for (host, child) in section.children { pauseLoading(child, of: host) }
    }
    (leaving, leftToData) = ([], [])
  }

  /// Ends the tasks and the search, and forgets typing in progress and values that were read.
  private func stop() {
    tasks.cancelAll()
    turn = nil
    (typedField, typedDraft) = (nil, nil)
    overlay.drafts.dropRefused()
    boundValues = [:]
    boundRows = [:]
    filter.end()
    overlay.busy = CountedRows()
    overlay.progress = [:]
    overlay.dropAwaitedValues()
  }
}
