extension TableModel {
  /// Returns the cell of a row, made if need be, or nil if there is no such row.
  ///
  /// Observable properties that are read while a cell is made are tracked: their change makes this row again, and no
  /// other.
  public func cell(_ id: NodeID) -> TableCell? {
    guard let (section, index) = tree.find(id) else { return innerTitle(id) }
    if let made = section.rows.made(index) { return made }
    let cell = watching(others, of: id) {
      makeCell(index, of: section)
    } changed: { [weak self] in
      self?.cellChanged(id)
    }
    let isFirstEditable = cell.flags.subtracting(section.rows.flags).contains(.editable)
    section.rows.realize(cell, as: id)
    noteRealized(cell, id, section)
    if isFirstEditable { noteEditable() }
    return cell
  }

  /// Makes the cell of a row that its source must read first, so that it is read.
  package func askFor(_ id: NodeID) {
    guard let (section, index) = tree.find(id), section.rows.made(index) == nil,
      !section.rows.isReady(index)
    else { return }
    _ = cell(id)
  }

  /// Returns the cell of the row at a position as written, made if need be, or nil if there is
  /// none.
  package func cell(at path: DataPath) -> TableCell? {
    guard let section = tree.section(at: path), let id = section.rows.column.id(checked: path.row)
    else {
      return nil
    }
    return section.rows.made(path.row) ?? cell(id)
  }

  /// Makes the cell of a row of a lazy section, without keeping it.
  func makeCell(_ index: Int, of section: SectionNode) -> TableCell {
    guard let (provider, source) = section.rows.origin(of: index) else { return TableCell() }
    guard let maker = section.rows.maker(of: index) else {
      return makeCell(source, of: section, by: provider.cell) ?? TableCell()
    }
    let home = maker.home.flatMap { tree.sections[$0.id] === $0 ? $0 : nil }
    let cell = makeCell(
      source, of: home ?? section, changedBy: maker.rowChange, by: provider.cell)
    return cell ?? TableCell()
  }

  /// Makes the cell of a row of a lazy section, which is known by its index in the source; nil if it is gone.
  func makeCell(
    _ source: Int, of section: SectionNode,
    by make: (Int, TableActionContext) throws -> TableCell?
  ) -> TableCell? {
    makeCell(source, of: section, changedBy: section.descriptor.madeRowChange, by: make)
  }

  private func makeCell(
    _ source: Int, of section: SectionNode, changedBy rowChange: ((TableCell) -> TableCell)?,
    by make: (Int, TableActionContext) throws -> TableCell?
  ) -> TableCell? {
    let context = TableActionContext(targets: targets(around: section))
    do {
      let cell = try working(
        .making,
        at: .init(screen: owner?.diagnosticName, section: section.name, row: "\(source)")
      ) {
        try make(source, context)
      }
      return cell.map { rowChange?($0) ?? $0 }
    } catch {
      report(
        .nobodyAnswers, NobodyAnswers.what("the rows are made by a method", error), in: section,
        row: "\(source)")
      return TableCell()
    }
  }

  /// Notes a made cell that is hidden, tagged or has children, which its lazy section did not know before.
  private func noteRealized(_ cell: TableCell, _ id: NodeID, _ section: SectionNode) {
    checkMistakes(of: cell, in: section)
    if cell.flags.contains(.tagged) { tree.names.add([(id, cell)], to: section.id, in: tree) }
    let mayTakeDrafts = !(overlay.drafts.knowsNoRow || cell.fields.isEmpty)
    guard mayTakeDrafts || !cell.flags.isDisjoint(with: [.masked, .children]) else { return }
    realizedRows.append(id)
    tasks.start(Realized()) { [weak self] in
      while let self, !realizedRows.isEmpty {
        heedRealizedRows()
        // Without this pause, a host that at once replaces rows which turn out to be hidden would
        // make row after row in one go.
        await Task.yield()
      }
    }
  }

  /// Hides and expands the rows that were made meanwhile, as their cells say, in one update.
  private func heedRealizedRows() {
    let rows = realizedRows
    realizedRows = []
    edit(.load("rows made when they show")) { for row in rows { heed(row) } }
  }

  /// Hides the made rows that are described as hidden, opens those described as expanded whose children need no load, and
  /// gives those that came back elsewhere what was typed.
  ///
  /// Nothing happens during an update.
  ///
  /// - Returns: whether other rows show now.
  package func settleMadeRows() -> Bool {
    guard !realizedRows.isEmpty, !isUpdating else { return false }
    let others = realizedRows.filter { isMasked(node: $0) || opens($0) || takesDrafts($0) }
    guard !others.isEmpty else { return false }
    realizedRows.removeAll(where: Set(others).contains)
    let old = layout
    // The rows were never shown otherwise, so that nothing is animated.
    update(animation: .off) { for row in others { heed(row) } }
    return !layout.isSame(as: old)
  }

  /// Returns whether the children of a row that was just made are to show, and can do so without a
  /// load.
  private func opens(_ id: NodeID) -> Bool {
    guard let (section, index) = tree.find(id), section.children[id] == nil,
      let children = section.rows.made(index)?.children
    else { return false }
    if case .lazy = children.rows { return false }
    return overlay.expansion[id] ?? children.isExpanded
  }

  private func heed(_ id: NodeID) {
    guard let (section, index) = tree.find(id), let cell = section.rows.made(index) else { return }
    if let children = cell.children, section.children[id] == nil {
      readChildren(children, of: id, in: section)
    }
    if !overlay.drafts.knowsNoRow, !section.group.isFound { takeAwayDrafts(id, cell, in: section) }
    section.markDirty()
  }

  /// Returns whether a row that was just made edits a property for which a row that is away has a draft.
  private func takesDrafts(_ id: NodeID) -> Bool {
    guard !overlay.drafts.knowsNoRow, let (section, index) = tree.find(id), !section.group.isFound,
      let cell = section.rows.made(index)
    else { return false }
    return cell.fields.contains { name, binding in
      awayDraft(for: name, binding, of: id, in: section) != nil
    }
  }

  /// Returns the children of a row, which is made for it if need be, or nil.
  func childNode(of id: NodeID) -> ChildNode? {
    guard let (section, _) = tree.find(id) else { return nil }
    if section.rows.isLazy, section.children[id] == nil, cell(id) != nil { heed(id) }
    return section.children[id]
  }

  private struct Realized: Hashable {}

  /// Tells the owner, on a later turn since a host may be drawing, that a row can be edited, so that the bar offers edit mode.
  private func noteEditable() {
    tasks.start(Editable()) { [weak self] in
      if let self { owner?.modelStateChanged(self) }
    }
  }

  private struct Editable: Hashable {}

  /// Makes a cell again after a property that it read has changed, together with all others that have read it.
  private func cellChanged(_ id: NodeID) {
    changedCells.insert(id)
    tasks.start(Changed()) { [weak self] in self?.remakeChangedCells() }
  }

  private struct Changed: Hashable {}

  func remakeChangedCells() {
    while !changedCells.isEmpty {
      let rows = Dictionary(grouping: changedCells) { tree.homes.section(of: $0) }
      changedCells = []
      edit(.observed("rows that are made when they show")) {
        // Rows that edit nothing for a while keep what was typed, by what they edit now.
        noteDraftRows()
        for (home, rows) in rows {
          if let section = home.flatMap({ tree.sections[$0] }) {
            remake(rows, of: section)
          } else {
            missedCells.formUnion(rows)
          }
        }
      }
    }
  }

  /// Makes the rows of a section again that have read properties which changed while the rows were out of the table.
  func remakeMissedCells(of section: SectionNode) {
    guard !missedCells.isEmpty else { return }
    let rows = missedCells.filter { section.rows.column.index(of: $0) != nil }
    missedCells.subtract(rows)
    if !rows.isEmpty { remake(Array(rows), of: section) }
  }

  /// Makes rows again that stand among written ones, where they came by hand.
  func remakeMoved(_ rows: [NodeID], of section: SectionNode) {
    var edited: [EditedRow] = []
    for row in rows {
      guard let index = section.rows.column.index(of: row) else {
        missedCells.insert(row)
        continue
      }
      guard let maker = section.rows.maker(of: index), let old = section.rows.made(index) else {
        continue
      }
      var new = watching(others, of: row) {
        makeCell(index, of: section)
      } changed: { [weak self] in
        self?.cellChanged(row)
      }
      if new.id == nil, let id = maker.authorID { new.merge([.id: id]) }
      edited.append((row, old, new))
    }
    if !edited.isEmpty { replace(edited, in: section, namesChildren: false, follow: true) }
  }

  private func remake(_ rows: [NodeID], of section: SectionNode) {
    guard section.rows.isLazy else { return remakeMoved(rows, of: section) }
    var old: [NodeID: TableCell] = [:]
    var unknown: [NodeID: Bool] = [:]
    for row in rows {
      if section.rows.column.index(of: row) == nil {
        // Undo may put a row back, as may the end of a source.
        missedCells.insert(row)
      } else if let cell = section.rows.forgetRealized(row) {
        old[row] = cell
      } else {
        // A host may still show a cell that was made long ago and is kept no longer.
        unknown[row] = false
      }
    }
    remake(old, of: section)
    touch(unknown, in: section)
    reindex(Array(unknown.keys), of: section)
  }

  /// Lets a search look anew at rows whose cells are not kept, so that nothing tells whether they say something else.
  func reindex(_ rows: [NodeID], of section: SectionNode) {
    guard section.rows.isLazy, !rows.isEmpty else { return }
    if rows.count > TableFilter.step { return section.dropSearchIndex() }
    filter.reindex(rows.compactMap { section.rows.column.index(of: $0) }, of: section)
  }

  /// Makes rows again whose data may have changed, and shows the differences.
  func remake(_ old: [NodeID: TableCell], of section: SectionNode) {
    var changed: [NodeID: Bool] = [:]
    var isSearchedAnew = filter.search?.asksApp == true && !old.isEmpty
    var made: [(id: NodeID, cell: TableCell)] = []
    for (id, cell) in old {
      guard section.rows.column.index(of: id) != nil, let new = self.cell(id) else { continue }
      if new.isOnItsWay, !cell.isOnItsWay {
        // The row stays as it was until its data has come, of which the cell that was just made hears.
        _ = section.rows.forgetRealized(id)
        section.rows.realize(cell, as: id)
        continue
      }
      made.append((id, new))
      if !new.hasSameContent(as: cell) { changed[id] = new.kind != cell.kind }
      if new.searchText != cell.searchText || new.isSearchable != cell.isSearchable {
        section.dropSearchIndex()
        isSearchedAnew = true
      }
      if new.isMasked != cell.isMasked { section.markDirty() }
      if !new.isMasked, overlay.masks[id] == false { overlay.masks[id] = nil }
    }
    // A reading of children notes what rows with drafts edit now.
    draftsFollow(made, in: section)
    checkAnew(in: section)
    for (id, new) in made {
      if let children = new.children {
        readChildren(children, of: id, in: section)
      } else if let child = section.children[id] {
        drop(child, of: id, in: section)
        section.markDirty()
      }
    }
    // The index may hold the texts that the rows had before.
    if !changed.isEmpty { section.dropSearchIndex() }
    // What the app's own search, or its scopes, look at may be no content.
    if isSearchedAnew, isFiltered { section.markDirty() }
    touch(changed, in: section)
  }

  /// Returns the value of a property that a row is bound to, or nil.
  package func boundValue(of id: NodeID, _ binding: TableBinding) -> TableValue? {
    let key = BoundKey(row: id, binding: binding.identity)
    if let known = boundValues[key] { return known }
    let value = watching(others) {
      readBinding(binding, of: id)
    } changed: { [weak self] in
      guard let self, boundValues.removeValue(forKey: key) != nil else { return }
      propertyChanged(of: id)
      because(.observed("bound rows")) { touch(id) }
    }
    boundValues[key] = value
    return value
  }

  /// A property that a row is bound to; the row and a switch in its accessory may be bound to one each.
  struct BoundKey: Hashable {
    let row: NodeID
    let binding: TableBinding.Identity
  }

  /// Forgets the values that were read for a row: properties that are not observable do not report a change.
  package func forgetBoundValues(of id: NodeID) {
    for key in boundValues.keys where key.row == id { boundValues[key] = nil }
  }

  /// Reads the shown values of a section again: after a reading, properties that are not observable may have changed.
  func refreshBoundValues(of section: SectionNode) {
    for key in boundValues.keys {
      guard let index = section.rows.column.index(of: key.row) else { continue }
      refreshBoundValue(key, in: section, at: index)
    }
  }

  /// Reads the shown values of all rows again, since some may have changed in this turn.
  package func readBoundValuesAgain() { update { areBoundValuesUnsure = true } }

  /// Reads the shown values of all rows again: after an action or a write, properties that are not observable may have
  /// changed in any row.
  ///
  /// Values of rows out of view are forgotten, and read when the rows show: reading them now would take longer, the
  /// more rows were ever shown.
  ///
  /// Complexity: O(*n*) for *n* values that were shown since the last time.
  func refreshBoundValues() {
    areBoundValuesUnsure = false
    for key in boundValues.keys {
      guard let (section, index) = tree.find(key.row) else { continue }
      if isInView(key.row) || overlay.drafts.contains(key.row) {
        refreshBoundValue(key, in: section, at: index)
      } else {
        boundValues[key] = nil
        touch(key.row)
      }
    }
  }

  private func isInView(_ row: NodeID) -> Bool {
    guard let rowsInView else { return true }
    return layout.tablePath(of: row).map(rowsInView.contains) ?? true
  }

  private func refreshBoundValue(_ key: BoundKey, in section: SectionNode, at index: Int) {
    guard let old = boundValues[key] else { return }
    let fields = section.rows.made(index)?.fields ?? []
    if let binding = fields.first(where: { $0.binding.identity == key.binding })?.binding,
      readBinding(binding, of: key.row) == old
    {
      return
    }
    boundValues[key] = nil
    propertyChanged(of: key.row)
    touch(key.row)
  }

  private func propertyChanged(of row: NodeID) {
    dropMetDrafts(of: row)
    dropOutdatedMessages(of: row)
  }

  private func readBinding(_ binding: TableBinding, of id: NodeID) -> TableValue? {
    guard let context = context(of: id) else { return nil }
    do {
      return try binding.read(context)
    } catch {
      report(
        .nobodyAnswers, NobodyAnswers.what("the row is bound to a property", error),
        row: context.cell.title,
        key: "bind")
      return nil
    }
  }

  /// Marks a row as changed.
  package func touch(_ id: NodeID) {
    guard let (section, _) = tree.find(id) else { return }
    touch([id: false], in: section)
  }

  /// Marks rows as changed, each with whether its kind of cell changed, too.
  func touch(_ rows: [NodeID: Bool], in section: SectionNode) {
    guard !rows.isEmpty else { return }
    update {
      section.rows.column.touch(rows)
      section.markDirty()
    }
  }
}
