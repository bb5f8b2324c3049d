import TableScreen

extension TableData {
  /// Returns the format as a JSON Schema, which editors use for completion and validation.
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
