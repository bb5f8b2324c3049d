package import TableCore

/// The actions that a table made of data can name.
public struct TableActions {
  package let actions: [String: TableAction]

  /// Creates actions by name.
  public init(_ actions: [String: TableAction] = [:]) { self.actions = actions }

  /// Merges two lists; of two actions of one name the second wins.
  public static func + (a: TableActions, b: TableActions) -> TableActions {
    TableActions(a.actions.merging(b.actions) { $1 })
  }
}

extension TableActions: ExpressibleByDictionaryLiteral {
  /// Creates the value from a literal.
  public init(dictionaryLiteral elements: (String, TableAction)...) {
    actions = Dictionary(elements) { $1 }
  }
}
