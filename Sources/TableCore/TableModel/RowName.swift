import Foundation

/// A row as a saved state names it: by what its author calls its section and itself, from the outermost row inwards.
///
/// An id names a section or a row where it has one, else its title does.
public struct RowName: Hashable, Sendable, Codable {
  struct Step: Hashable, Sendable, Codable {
    var section: String
    var row: String
    /// Where the row stood, for rows of one title.
    var place: Int
  }

  var steps: [Step]
}

extension TableModel {
  /// Returns the name of a row, or nil where there is no such row.
  public func name(of row: NodeID) -> RowName? {
    guard let (section, index) = tree.find(row) else { return nil }
    let step = RowName.Step(
      section: key(of: section), row: key(of: row, index, section), place: index)
    guard let host = section.group.hostRow else { return RowName(steps: [step]) }
    return name(of: host).map { RowName(steps: $0.steps + [step]) }
  }

  /// Returns the row of that name, or nil where there is none.
  public func row(named name: RowName) -> NodeID? {
    var sections = tree.stack.flatMap(\.sections)
    var found: NodeID?
    for step in name.steps {
      let match = sections.lazy.filter { self.key(of: $0) == step.section }
        .firstNonNil { section in self.index(of: step, in: section).map { (section, $0) } }
      guard let (section, index) = match else { return nil }
      let id = section.rows.column.id(at: index)
      found = id
      if unreadHosts.contains(id), let child = section.children[id] {
        update { load(child, of: id) }
      }
      sections = section.children[id]?.group.sections ?? []
    }
    return found
  }

  private func key(of section: SectionNode) -> String {
    if let id = section.descriptor.id { return id.key }
    if let title = section.descriptor.title { return NameKey.title(title) }
    return NameKey.place(section.group.sections.firstIndex { $0 === section } ?? 0)
  }

  private func key(of row: NodeID, _ index: Int, _ section: SectionNode) -> String {
    section.rows.authorID(index)?.key ?? cell(row)?.title.map { NameKey.title($0) }
      ?? NameKey.place(index)
  }

  private func index(of step: RowName.Step, in section: SectionNode) -> Int? {
    let rows = section.rows
    if let id = TableCell.ID(key: step.row) {
      return tree.row(id, in: section).flatMap { rows.column.index(of: $0) }
    }
    // Most rows are where they were; to look for the others in a lazy section may cost too much.
    if hasKey(step.row, step.place, section) { return step.place }
    guard !rows.isLazy || rows.count <= NameKey.searchBound else { return nil }
    return (0..<rows.count).first { hasKey(step.row, $0, section) }
  }

  private func hasKey(_ key: String, _ index: Int, _ section: SectionNode) -> Bool {
    guard let row = section.rows.column.id(checked: index) else { return false }
    return self.key(of: row, index, section) == key
  }
}

/// How names are written.
enum NameKey {
  /// How many lazy rows are made to find one by its title.
  static let searchBound = 2_000

  static func title(_ title: String) -> String { "'\(title)" }
  static func place(_ place: Int) -> String { "[\(place)]" }
}

extension TableCell.ID {
  /// The identity as a name is written.
  var key: String {
    switch value {
    case .integer(let integer): "#\(integer)"
    case .text(let text): "=\(text)"
    case .uuid(let uuid): "@\(uuid.uuidString)"
    case .other(let box): "~\(box.key.base)"
    }
  }

  /// Reads what ``key`` has written; nil for other kinds of key, and ids that only their type can read.
  fileprivate init?(key: String) {
    let rest = String(key.dropFirst())
    switch key.first {
    case "#":
      guard let integer = Int(rest) else { return nil }
      self.init(.integer(integer))
    case "=": self.init(.text(rest))
    case "@":
      guard let uuid = UUID(uuidString: rest) else { return nil }
      self.init(.uuid(uuid))
    default: return nil
    }
  }
}
