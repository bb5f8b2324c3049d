extension TableSection {
  /// Returns sections without those that are nil.
  ///
  /// ```swift
  /// override var tableData: [Section] {
  ///   Section.list(Section("Open", cells: open), isExpert ? Section("Advanced", cells: more) : nil)
  /// }
  /// ```
  public static func list(_ sections: TableSection?...) -> [TableSection] { list(sections) }

  /// Returns sections without those that are nil.
  public static func list(_ sections: [TableSection?]) -> [TableSection] {
    sections.compactMap { $0 }
  }
}
