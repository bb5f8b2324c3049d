import TableCore

extension TableScreen {
  /// The group that shows this table inside another one, or nil.
  var embedding: Embedding? {
    get { placement.embedding }
    set { placement.embedding = newValue }
  }

  /// The identity of the group with this child's rows, or nil in a screen that is no child, whose rows are all its own.
  var part: GroupToken? { container == nil ? nil : placement.token }

  /// Adds a child screen, whose table stands inside this one's.
  ///
  /// The child answers the actions of its rows, and decides about their deletion; no row can be dragged between the
  /// two screens. Errors of these actions go to ``Screen/onError(_:)`` of the child, which hands them to this
  /// screen's unless it is overridden. Their forms make up one form, of which each screen checks and saves its own
  /// part; see ``submitForm()``. A selector given to a child, as in ``form``, ``setMasked(_:of:)``, ``select(_:)``
  /// and ``focus(_:control:)``, matches only the child's own rows; one given to this screen matches any row.
  ///
  /// The chrome (title, bar, search, refresh, index) is this screen's, and so are edit mode, the selection, the steps to
  /// undo, the loading of rows in pages, the choice to keep or to hide empty sections, and the place in the navigation: a
  /// child that is closed closes this screen. The child's `parentScreen` is this screen, and its appearance hooks run with
  /// this screen's. The model is this screen's as well: a group that a child inserts there by itself stands among this
  /// screen's rows, and stays when the child is removed. The child is asked by ``Screen/shouldGoBack()`` and
  /// ``Screen/shouldSelectTab(_:)`` as well. Its ``refresh()`` and ``loadMore()`` are this screen's, unless it has the setting
  /// itself. A screen that is open, or a child already, is not added.
  ///
  /// ```swift
  /// override func onLoad() { addChild(RecentScreen(), .above) }
  /// ```
  public func addChild(_ child: TableScreen, _ place: ChildPlace = .below) {
    guard child.container == nil, child.navigator == nil,
      !child.withChildren.contains(where: { $0 === outermost })
    else {
      return TableDiagnostics.report(
        .childElsewhere, "a screen was to be a child that stands elsewhere",
        at: .init(screen: "\(type(of: child))"))
    }
    guard !child.model.ownsRows else {
      return TableDiagnostics.report(
        .childWithModel, "a screen whose rows are its model's own was to be a child",
        at: .init(screen: "\(type(of: child))"))
    }
    child.embedding = Embedding(child, place)
    child.container = self
    child.parentScreen = self
    child.navigator = navigator
    children.append(child)
    guard isLoaded else { return }
    if isVisible { child.enter() }
    // In a child that is not in the table yet, as in its `onLoad`, it waits for that.
    if isInTable { embed(child) }
    if isVisible { child.entered() }
  }

  /// Removes a child screen with its rows; without such a child nothing happens.
  public func removeChild(_ child: TableScreen) {
    guard child.container === self else { return }
    if child.isLoaded {
      child.finishTyping()
      // A hook that hears of that may have removed it.
      guard child.container === self else { return }
      child.leave()
      guard child.container === self else { return }
    }
    // The groups of its own children, at any depth, stand in this table, too, and go with it.
    for case let inner as TableScreen in child.withChildren { inner.embedding.map { remove($0) } }
    children.removeAll { $0 === child }
    if child.isLoaded { child.left() }
    guard child.container === self else { return }
    child.navigator = nil
    child.container = nil
    child.parentScreen = nil
    child.embedding = nil
  }

  private func remove(_ embedding: Embedding) {
    // A child whose table was never read is not in the stack.
    try? model.remove(embedding)
  }

  /// Reads the table of a child into this one.
  private func embed(_ child: TableScreen) {
    guard let embedding = child.embedding else { return }
    child.load()
    model.update {
      do {
        try model.insert(embedding, place(of: embedding))
      } catch {
        onError(error)
      }
      child.doWaitingChanges()
      child.embedChildren()
    }
  }

  /// Whether this screen's own rows stand in the table that is shown.
  private var isInTable: Bool { part.map(model.holds) ?? true }

  /// Returns where the rows of a child stand in the table that is shown.
  private func place(of child: Embedding) -> GroupPlace {
    switch (child.place, embedding) {
    case (.above, let own?): .before(own)
    case (.above, nil): .beforeMain
    case (.below, _): lowest.map { .after($0) } ?? .last
    }
  }

  /// The group of the lowest table among this one and its children; nil for the screen's own `tableData`.
  private var lowest: Embedding? {
    let below = children.lazy.compactMap { $0 as? TableScreen }.filter {
      $0.embedding?.place == .below && $0.isInTable
    }.last
    return below?.lowest ?? embedding
  }

  /// Reads the tables of all children, after this table's first reading.
  func embedChildren() {
    for case let child as TableScreen in children { embed(child) }
  }

  /// The table screen that holds this one's rows: the outermost one around it, or this one.
  package var outermostTable: TableScreen { outermost as? TableScreen ?? self }

  /// Returns the group that a row belongs to, if that is an object of the app, or nil.
  func group(of row: NodeID) -> TableGroup? { model.group(of: row) }

  /// Returns the screen whose hooks decide about a row: this one, or the child that it belongs to.
  func owner(of row: NodeID) -> TableScreen {
    owner(among: model.groupObjects(around: row))
  }

  /// Returns the screen whose hooks decide about the rows of a section.
  func owner(ofSection section: NodeID) -> TableScreen {
    owner(among: model.groupObjects(aroundSection: section))
  }

  /// Returns the screen whose hooks decide about the rows in groups, the nearest first.
  func owner(among groups: [TableGroup]) -> TableScreen {
    let owner = groups.lazy.compactMap { ($0 as? Embedding)?.child }.first
    return owner ?? (container == nil ? self : outermostTable)
  }
}

extension TableScreen {
  /// Notes that a row comes into view, and returns its owner, whose hooks run for it.
  func noteShown(_ row: NodeID) -> TableScreen {
    let owner = owner(of: row)
    // The owner's `onEndDisplaying` runs, too, when the row has left the table by then.
    if owner !== self { placement.rowsInView[row] = owner }
    return owner
  }
}
