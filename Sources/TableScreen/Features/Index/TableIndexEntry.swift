package import TableCore

/// An entry of an app's own index: its title, and the section or row that it leads to.
///
/// ```swift
/// override var tableIndex: [TableIndexEntry]? {
///   [TableIndexEntry("★", section: "Favorites"), TableIndexEntry("Z", row: .id("zoe"))]
/// }
/// ```
public struct TableIndexEntry: Hashable {
  enum Target: Hashable {
    case section(TableCell.ID)
    case row(TableSelector)
  }

  /// The title of the entry.
  public var title: String
  let target: Target

  /// Creates an entry that leads to the first section with an id, or else with a title.
  public init(_ title: String, section: TableCell.ID) {
    self.title = title
    target = .section(section)
  }

  /// Creates an entry that leads to the first row on screen that a selector matches; a section stands for its rows.
  public init(_ title: String, row: TableSelector) {
    self.title = title
    target = .row(row)
  }
}

extension TableModel {
  /// Returns the entries whose target is on screen, with its position there.
  func resolve(_ entries: [TableIndexEntry]) -> [ScreenIndexEntry] {
    var places: [TableCell.ID: Int] = [:]
    // Ids win over titles; of several sections of one name, the first wins.
    for place in 0..<layout.sectionCount {
      let id = layout.sectionID(at: place).flatMap { descriptor(ofSection: $0)?.id }
      if let id, places[id] == nil { places[id] = place }
    }
    for place in 0..<layout.sectionCount {
      let title = layout.content(ofSection: place).title.map { TableCell.ID($0) }
      if let title, places[title] == nil { places[title] = place }
    }
    return entries.compactMap { entry in
      switch entry.target {
      case .section(let name):
        return places[name].map { ScreenIndexEntry(title: entry.title, section: $0) }
      case .row(let selector):
        return firstRow(selector).place.map {
          ScreenIndexEntry(title: entry.title, section: $0.section, row: $0.row)
        }
      }
    }
  }
}
