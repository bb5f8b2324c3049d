import TableScreen

extension TableData {
  /// The format as a JSON Schema, from which editors complete and check.
  ///
  /// The names of cell classes in `names` are offered; others are allowed too.
  public static func schema(for names: TableDataNames = .init()) -> String {
    DataSchema(names: names).node(root: .table, DataObject.all).json() + "\n"
  }

  /// The page of all keys, in Markdown.
  package static func keysPage(for names: TableDataNames) -> String {
    KeysPage(names: names).text(DataObject.all)
  }
}
