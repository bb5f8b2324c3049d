// Questions of the inspector: they make no row, load nothing, and change nothing.
extension TableModel {
  /// The groups from top to bottom: those of the stack, and that of a remote search's results.
  package var inspectedGroups: [InspectedGroup] {
    tree.stack.map { describe($0, as: $0.id == .main ? "main" : nil) }
      + [tree.results].compactMap { $0.map { describe($0, as: "results of a remote search") } }
  }

  /// Returns the group below a row, or nil.
  package func inspectedChildren(of row: NodeID) -> InspectedGroup? {
    guard let child = tree.find(row)?.section.children[row] else { return nil }
    return describe(child.group, as: "children of \(row)")
  }

  private func describe(_ group: GroupNode, as name: String?) -> InspectedGroup {
    InspectedGroup(
      id: group.id, name: name ?? group.object.map { "\(type(of: $0))" } ?? "group",
      isMasked: isMasked(group.id), sections: group.sections.map(\.id))
  }

  /// Returns a section, visible or not, or nil if there is none.
  package func inspectedSection(_ id: NodeID) -> InspectedSection? {
    guard let section = tree.sections[id] else { return nil }
    let descriptor = section.descriptor
    let source = descriptor.source ?? descriptor.origin?.source
    return InspectedSection(
      id: id, authorID: descriptor.id, title: descriptor.title, tags: descriptor.tags,
      rows: source.map { .source("\(type(of: $0))") }
        ?? (section.rows.isLazy ? .made(section.rows.madeCount) : .written),
      rowCount: section.rows.count, place: layout.index(ofSection: id), mask: overlay.masks[id],
      reasons: visibility(of: id) ?? [])
  }

  /// Returns the number of rows of a section as written; 0 if there is no such section.
  package func inspectedCount(of section: NodeID) -> Int { tree.sections[section]?.rows.count ?? 0 }

  /// Returns the identity of a row by its place in a section as written, or nil.
  package func inspectedRow(at index: Int, of section: NodeID) -> NodeID? {
    tree.sections[section]?.rows.column.id(checked: index)
  }

  /// Returns the identity, the author's id and the title of a row by its place, for a search; of a row that is not made
  /// the title is not known.
  package func inspectedNames(at index: Int, of section: NodeID) -> [String] {
    guard let rows = tree.sections[section]?.rows, let id = rows.column.id(checked: index) else {
      return []
    }
    let cell = rows.made(index)
    return ["\(id)"] + [cell?.title, rows.authorID(index)?.description].compactMap { $0 }
      + (cell?.tags ?? [])
  }

  /// Returns a row, visible or not, or nil if there is none.
  package func inspectedRow(_ id: NodeID) -> InspectedRow? {
    guard let (section, index) = tree.find(id) else { return nil }
    let drafts = overlay.drafts
    return InspectedRow(
      id: id, authorID: section.rows.authorID(index), cell: section.rows.made(index),
      dataPath: tree.dataPath(of: id), tablePath: layout.tablePath(of: id),
      mask: overlay.masks[id], reasons: visibility(of: id) ?? [],
      isLeaving: leaving.contains(id), children: children(of: id, in: section, index),
      expansion: overlay.expansion[id], isSelected: overlay.selection.contains(id),
      drafts: drafts.typed[id].map { $0.keys.sorted() } ?? [],
      messages: (drafts.messages[id]?.values.map(\.text) ?? []).sorted()
        + [overlay.messages[id]].compactMap { $0 },
      isBusy: overlay.busy.contains(id))
  }

  private func children(
    of row: NodeID, in section: SectionNode, _ index: Int
  ) -> InspectedRow.Children? {
    guard let child = section.children[row] else {
      return section.rows.made(index)?.children == nil ? nil : .unread
    }
    switch child.state {
    case .loading: return .loading
    case .unread: return .unread
    case .ready: return isExpanded(row, child) ? .expanded : .collapsed
    }
  }

  /// The properties that rows are bound to and have shown, with the rows that read each, in no order.
  package var inspectedBindings: [(property: String, rows: [NodeID])] {
    var rows: [TableBinding.Identity: [NodeID]] = [:]
    for key in boundValues.keys { rows[key.binding, default: []].append(key.row) }
    return rows.map { identity, rows in
      // Those of data have names, and no path that says anything.
      if let field = rows.min().flatMap({ nameInData(of: identity, in: $0) }) {
        return (field, rows.sorted())
      }
      let element = identity.element.map { " of the element \($0)" } ?? ""
      let path = identity.elementPath.map { "\(identity.path)\(element), \($0)" }
      return (path ?? "\(identity.path)", rows.sorted())
    }
  }

  /// Returns the name that data gives a property which a row is bound to, with what it is; or nil.
  private func nameInData(of identity: TableBinding.Identity, in row: NodeID) -> String? {
    let binding = cell(row)?.fields.first { $0.binding.identity == identity }?.binding
    guard let binding, let name = binding.name else { return nil }
    return binding.isHeldByTable ? "field \(name)" : "binding \(name)"
  }
}

extension RowStore {
  /// The number of cells that are made, of rows that are made when they are needed.
  fileprivate var madeCount: Int { realized.count + given.count }
}
