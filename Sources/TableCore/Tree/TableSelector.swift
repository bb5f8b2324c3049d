/// A selection of rows, sections or groups of a table, by name or by position.
///
/// A screen inside another one selects only among its own nodes; but ``node(_:)``, and ``path(_:)``
/// with a group, select the node that they name in any part of the table.
public enum TableSelector: Hashable {
  /// All rows of the table's own sections; the rows of children are not among them.
  case all
  /// The node of that identity.
  case node(NodeID)
  /// The row to which its author gave that id; the first if there are several.
  case id(TableCell.ID)
  /// All rows and sections with that tag.
  case tag(String)
  /// All rows and sections with one of these tags.
  case tags([String])
  /// The section with that id, or else with that title; the first if there are several.
  case section(TableCell.ID)
  /// The row at a position as written.
  case path(DataPath)
  /// The rows of a section as written.
  case rows(Range<Int>, section: Int)
  /// The group below the row that the selector names first.
  indirect case children(of: TableSelector)
}

extension TableSelector: ExpressibleByStringLiteral {
  /// The row with that id.
  public init(stringLiteral id: String) { self = .id(TableCell.ID(id)) }
}

extension TableSelector: CustomStringConvertible {
  /// The selector in words.
  public var description: String {
    switch self {
    case .all: "all rows"
    case .node(let node): "node \(node)"
    case .id(let id): "id \(id)"
    case .tag(let tag): "tag \(tag)"
    case .tags(let tags): "tags \(tags.joined(separator: ", "))"
    case .section(let id): "section \(id)"
    case .path(let path): "path \(path)"
    case .rows(let rows, let section): "rows \(rows) of section \(section)"
    case .children(let host): "children of \(host)"
    }
  }
}
