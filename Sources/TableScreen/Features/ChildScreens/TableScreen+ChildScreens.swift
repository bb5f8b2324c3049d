import TableCore

extension TableScreen {
  /// How the table stands inside another one, or nil.
  var embedding: Embedding? {
    get { placement.embedding }
    set { placement.embedding = newValue }
  }

  /// The part of the table around it whose rows are the screen's, or nil where all are.
  var part: GroupToken? { container == nil ? nil : placement.token }

  /// Puts the table of another screen inside this one.
  ///
  /// Its sections stand among this screen's; their actions, and what becomes of their rows, are the child's, and no row is
  /// dragged from one to the other. What their actions throw is told to ``onError(_:)`` of the child, which hands it on to this
  /// screen's unless it has its own. Their forms are one, of which each checks and saves its own part; see
  /// ``submitForm()``. A selector that is given to a child means rows of its own, as in ``form``, ``mask(_:_:)``, ``select(_:)``
  /// and ``focus(_:control:)``, one that is given to this screen any row.
  ///
  /// What is around the rows (title, bar, search, refresh, index) is this screen's. The child's `parentScreen` is this screen, and its
  /// appearance hooks run with this screen's. A screen that is
  /// open, or a child elsewhere, is left where it is.
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
    embed(child)
    if isVisible { child.entered() }
  }

  /// Takes the table of a child out of this one; without such a child nothing happens.
  public func removeChild(_ child: TableScreen) {
    guard child.container === self, let embedding = child.embedding else { return }
    if child.isLoaded { child.leave() }
    // The groups of its own children go with it.
    for inner in child.children { (inner as? TableScreen)?.embedding.map { remove($0) } }
    remove(embedding)
    children.removeAll { $0 === child }
    if child.isLoaded { child.left() }
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
        try model.insert(embedding, embedding.place == .above ? .beforeMain : .last)
      } catch {
        onError(error)
      }
      child.doWaitingChanges()
    }
  }

  /// Reads the tables of all children, when this one is read first.
  func embedChildren() {
    for case let child as TableScreen in children { embed(child) }
  }

  /// The screen that this one is a part of, or this one.
  var outermostTable: TableScreen { outermost as? TableScreen ?? self }

  /// Returns the group that a row belongs to, where that is an object of its own.
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
  /// Returns the screen that is told of a row in view: this one, or the child that it belongs to.
  func noteShown(_ row: NodeID) -> TableScreen {
    let owner = owner(of: row)
    // It is told of the end, too, when the row has left the table.
    if owner !== self { placement.rowsInView[row] = owner }
    return owner
  }
}
