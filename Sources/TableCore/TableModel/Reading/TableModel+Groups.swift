/// A place in a stack of groups.
public enum GroupPlace {
  /// Above another group.
  case before(TableGroup)
  /// Below another group.
  case after(TableGroup)
  /// Above the screen's own `tableData`.
  case beforeMain
  /// Below all others.
  case last
}

extension TableModel {
  /// Puts a group into the stack; the rows of a group that stood there before get their state back.
  ///
  /// - Parameters:
  ///   - group: the group; one that stands in the stack already stays where it is.
  ///   - place: where it stands.
  /// - Returns: the identity of the group, for paths.
  /// - Throws: ``TableEditError/unknownGroup`` if the neighbor is not in the stack; nothing changes
  ///   then.
  @discardableResult
  public func insert(_ group: TableGroup, _ place: GroupPlace = .last) throws -> NodeID {
    if let node = tree.stack.first(where: { $0.object === group }) { return node.id }
    if let closed = closedIndex(of: place) { return insert(group, inClosedTableAt: closed) }
    let index = try index(of: place)
    let node = GroupNode(id: absent.take(.group(group)) ?? NodeID(tree.mint()), object: group)
    edit {
      tree.insert(node, at: index)
      readSections(of: group, into: node)
    }
    return node.id
  }

  /// Takes a group out of the stack.
  ///
  /// - Parameter group: the group.
  /// - Throws: ``TableEditError/unknownGroup`` if it is not in the stack.
  public func remove(_ group: TableGroup) throws {
    guard let index = tree.stack.firstIndex(where: { $0.object === group }) else {
      // Closing has taken it out, and opening the table again would put it back.
      guard let place = closedStack.firstIndex(where: { $0.object === group }) else {
        throw TableEditError.unknownGroup
      }
      closedStack.remove(at: place)
      return
    }
    edit {
      let node = tree.removeGroup(at: index)
      reading { for section in node.sections { leave(section) } }
      leave(node.id, as: .group(group))
    }
  }

  /// Reads the sections of a group in the stack again; without such a group nothing happens.
  package func readAgain(_ group: TableGroup) {
    guard let node = tree.stack.first(where: { $0.object === group }) else { return }
    update { readSections(of: group, into: node) }
  }

  /// Reads the sections of the groups in the stack again.
  package func readGroups() {
    for group in tree.stack {
      if let object = group.object { readSections(of: object, into: group) }
    }
  }

  /// Returns the place in the stack of a closed table, or nil if the table is open, or the group beside it stands in its stack.
  private func closedIndex(of place: GroupPlace) -> Int? {
    func index(_ group: TableGroup) -> Int? {
      tree.stack.contains { $0.object === group }
        ? nil : closedStack.firstIndex { $0.object === group }
    }
    switch place {
    case .before(let group): return index(group)
    case .after(let group): return index(group).map { $0 + 1 }
    case .beforeMain: return isUnread ? closedStack.firstIndex(where: \.isMain) : nil
    case .last: return isUnread && !closedStack.isEmpty ? closedStack.count : nil
    }
  }

  /// Notes a group that stands in the stack once the table is opened again.
  private func insert(_ group: TableGroup, inClosedTableAt place: Int) -> NodeID {
    let id = absent.take(.group(group)) ?? NodeID(tree.mint())
    leave(id, as: .group(group))
    if !closedStack.contains(where: { $0.object === group }) {
      closedStack.insert(ClosedGroup(object: group, kept: group, isMain: false), at: place)
    }
    return id
  }

  private func index(of place: GroupPlace) throws -> Int {
    func index(_ group: TableGroup) throws -> Int {
      guard let index = tree.stack.firstIndex(where: { $0.object === group }) else {
        throw TableEditError.unknownGroup
      }
      return index
    }
    switch place {
    case .before(let group): return try index(group)
    case .after(let group): return try index(group) + 1
    case .beforeMain: return tree.stack.firstIndex { $0.id == .main } ?? 0
    case .last: return tree.stack.count
    }
  }
}
