/// The rows that a cell expands and collapses below itself.
public struct TableChildren {
  package enum Rows {
    case sections([TableSection])
    case group(TableGroup)
    /// Made at once when the cell is expanded, and from then on whenever the cell is read.
    case made(@MainActor (TableActionContext) throws -> [TableCell])
    /// Read when the cell is first expanded, and again after a failure, or if the row is reloaded.
    case lazy(@MainActor (TableActionContext) async throws -> [TableCell])
  }

  package let rows: Rows
  /// True if the rows show at first; afterwards the person's own choice counts.
  package let isExpanded: Bool
  /// True if each of the sections shows its title in a line above its rows.
  package let showsTitles: Bool

  package init(_ rows: Rows, expanded: Bool, showsTitles: Bool = false) {
    self.rows = rows
    isExpanded = expanded
    self.showsTitles = showsTitles
  }

  /// Returns whether both are the same children as written, of which one is a copy of the other.
  ///
  /// Complexity: O(1), since an array that was not changed shares its memory with its copies.
  package func isSameWriting(as other: TableChildren) -> Bool {
    guard case .sections(let own) = rows, case .sections(let others) = other.rows, !own.isEmpty,
      own.count == others.count, isExpanded == other.isExpanded, showsTitles == other.showsTitles
    else { return false }
    return own.withUnsafeBufferPointer { own in
      others.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
    }
  }
}

extension TableChildren: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(.children(self), for: key)
  }
}

extension CellValue where Self == TableChildren {
  /// Rows written by hand.
  @MainActor public static func cells(
    expanded: Bool = false, @TableCellBuilder _ cells: () -> TableCellBuilder.Cells
  ) -> TableChildren {
    TableChildren(.sections([TableSection(cells: cells().array)]), expanded: expanded)
  }

  /// Rows in an array.
  @MainActor public static func cells(
    _ cells: [TableCell], expanded: Bool = false
  ) -> TableChildren {
    TableChildren(.sections([TableSection(cells: cells)]), expanded: expanded)
  }

  /// Rows that a method makes when the cell is first expanded.
  ///
  /// The method runs again whenever the cell is read or expanded again, and when observable objects that it read
  /// change; so a row whose data is gone disappears.
  @MainActor public static func cells<Target: ActionTarget>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> [TableCell]
  ) -> TableChildren {
    TableChildren(.made { try method($0.target())() }, expanded: false)
  }

  /// Rows that a method makes, or fails to make, when the cell is first expanded.
  ///
  /// The method runs again whenever the cell is read or expanded again. An error that it throws shows in the row,
  /// which collapses.
  @MainActor public static func cells<Target: ActionTarget>(
    _ method: @escaping @MainActor (Target) -> @MainActor () throws -> [TableCell]
  ) -> TableChildren {
    TableChildren(.made { try method($0.target())() }, expanded: false)
  }

  /// Rows that an asynchronous method makes when the cell is first expanded.
  ///
  /// The rows stay until their host is reloaded, by ``TableModel/reloadRows(_:)``.
  @MainActor public static func cells<Target: ActionTarget>(
    _ method: @escaping @MainActor (Target) -> @MainActor () async throws -> [TableCell]
  ) -> TableChildren {
    TableChildren(.lazy { try await method($0.target())() }, expanded: false)
  }

  /// Rows that a method makes from `value` when the cell is first expanded.
  ///
  /// The method runs again, with the newest value, whenever the cell is read or expanded again, and when observable
  /// objects that it read change.
  @MainActor public static func cells<Target: ActionTarget, Value>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Value) -> [TableCell], _ value: Value
  ) -> TableChildren {
    TableChildren(.made { try method($0.target())(value) }, expanded: false)
  }

  /// Rows that a method makes from `value`, or fails to make, when the cell is first expanded.
  ///
  /// The method runs again, with the newest value, whenever the cell is read or expanded again. An error that it
  /// throws shows in the row, which collapses.
  @MainActor public static func cells<Target: ActionTarget, Value>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Value) throws -> [TableCell],
    _ value: Value
  ) -> TableChildren {
    TableChildren(.made { try method($0.target())(value) }, expanded: false)
  }

  /// Rows that an asynchronous method makes from `value` when the cell is first expanded.
  ///
  /// The rows stay until their host is reloaded, by ``TableModel/reloadRows(_:)``.
  @MainActor public static func cells<Target: ActionTarget, Value>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Value) async throws -> [TableCell],
    _ value: Value
  ) -> TableChildren {
    TableChildren(.lazy { try await method($0.target())(value) }, expanded: false)
  }

  /// The sections of a group, with their titles if wanted; its methods answer the actions of its rows.
  @MainActor public static func group(
    _ group: TableGroup, expanded: Bool = false, showsTitles: Bool = false
  ) -> TableChildren {
    TableChildren(.group(group), expanded: expanded, showsTitles: showsTitles)
  }

  /// Sections, one after the other, with their titles if wanted.
  @MainActor public static func sections(
    _ sections: [TableSection], expanded: Bool = false, showsTitles: Bool = false
  ) -> TableChildren {
    TableChildren(.sections(sections), expanded: expanded, showsTitles: showsTitles)
  }
}
