import Foundation

/// The name of a row in a saved state: its screen or group, then section and row, from the outermost row inwards.
///
/// A section or row is named by its id, or else by its title, or else by its place.
public struct RowName: Hashable, Sendable, Codable {
  struct Step: Hashable, Sendable, Codable {
    var section: String
    var row: String
    /// The row's index, which tells rows of one title apart.
    var place: Int
    /// The place of the section among those of its title; nil for the first, and in states saved by earlier versions.
    var copy: Int?
  }

  /// The screen or group whose row the first step names; nil if it is not known, as in states saved
  /// by earlier versions.
  var owner: String?
  var steps: [Step]
}

extension TableModel {
  /// Returns the name of a row, or nil if there is no such row.
  public func name(of row: NodeID) -> RowName? {
    guard let (section, index) = tree.find(row) else { return nil }
    let step = RowName.Step(
      section: key(of: section), row: key(of: row, index, section), place: index,
      copy: copy(of: section))
    guard let host = section.group.hostRow else {
      return RowName(owner: owner(section.group), steps: [step])
    }
    return name(of: host).map { RowName(owner: $0.owner, steps: $0.steps + [step]) }
  }

  /// Returns the row of that name, or nil if there is none, or several have the name.
  public func row(named name: RowName) -> NodeID? {
    let rows = groups(of: name).compactMap { row(at: name.steps, in: $0.sections) }
    return rows.count == 1 ? rows.first : nil
  }

  private func groups(of name: RowName) -> [GroupNode] {
    (tree.stack + [tree.results].compactMap(\.self))
      .filter { name.owner == nil || owner($0) == name.owner }
  }

  /// Returns the name of a group in the stack: empty for that of `tableData`, else its class, with its place among groups of
  /// that class.
  ///
  /// What a server has found is a group of its own.
  private func owner(_ group: GroupNode) -> String? {
    if group.isFound { return NameKey.found }
    guard tree.stackIndex(group.id) != nil else { return nil }
    guard let name = group.stateName else { return "" }
    let place = tree.stack.filter { $0.stateName == name }.firstIndex { $0 === group } ?? 0
    return place == 0 ? name : name + NameKey.place(place)
  }

  private func row(at steps: [RowName.Step], in sections: [SectionNode]) -> NodeID? {
    var sections = sections
    var found: NodeID?
    for (place, step) in steps.enumerated() {
      guard let (section, index) = self.place(of: step, among: sections) else { return nil }
      let id = section.rows.column.id(at: index)
      found = id
      if place < steps.count - 1 { makeChildren(of: id, in: section, index) }
      sections = section.children[id]?.group.sections ?? []
    }
    return found
  }

  /// Makes the children of a row where that takes no time, since one of them is looked for; one that its source must read first
  /// is not read for that.
  private func makeChildren(of id: NodeID, in section: SectionNode, _ index: Int) {
    if section.rows.isLazy, section.children[id] == nil, section.rows.isReady(index) {
      update { _ = childNode(of: id) }
    }
    guard let child = section.children[id], child.state == .unread, overlay.messages[id] == nil
    else { return }
    switch child.descriptor.rows {
    case .group, .made: update { load(child, of: id) }
    case .sections, .lazy: break
    }
  }

  /// Returns whether a row of that name may come once a person expands a row that is there.
  package func waitsForExpansion(_ name: RowName) -> Bool {
    groups(of: name).contains { group in
      var sections = group.sections
      for step in name.steps.dropLast() {
        guard let (section, index) = place(of: step, among: sections),
          let child = section.children[section.rows.column.id(at: index)]
        else { return false }
        if child.state != .ready { return true }
        sections = child.group.sections
      }
      return false
    }
  }

  private func place(
    of step: RowName.Step, among sections: [SectionNode]
  ) -> (section: SectionNode, index: Int)? {
    let named = self.sections(named: step.section, among: sections)
    if let copy = step.copy, named.indices.contains(copy),
      let index = index(of: step, in: named[copy])
    {
      return (named[copy], index)
    }
    return named.lazy
      .firstNonNil { section in self.index(of: step, in: section).map { (section, $0) } }
  }

  /// Returns the place of a section among those of its title, or nil for the first, and for one that has an id or no title.
  private func copy(of section: SectionNode) -> Int? {
    let descriptor = section.descriptor
    guard descriptor.id == nil, let title = descriptor.title else { return nil }
    // To count them among many thousand for each row would cost too much.
    let before = section.group.sections.prefix(NameKey.searchBound).prefix { $0 !== section }
    let copies = before.count { $0.descriptor.id == nil && $0.descriptor.title == title }
    return copies == 0 || before.count == NameKey.searchBound ? nil : copies
  }

  private func sections(named name: String, among sections: [SectionNode]) -> [SectionNode] {
    let named = sections.filter { key(of: $0) == name }
    if !named.isEmpty { return named }
    let old = NameKey.oldPlace(of: name, in: sections.lazy.map { self.key(of: $0) })
    return old.map { [sections[$0]] } ?? []
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
    // Most rows are where they were; making the rows of a long lazy section to find the others would cost too much.
    if key(at: step.place, section) == step.row { return step.place }
    guard !rows.isLazy || rows.count <= NameKey.searchBound else { return nil }
    let keys = (0..<rows.count).lazy.map { self.key(at: $0, section) ?? "" }
    return keys.firstIndex(of: step.row) ?? NameKey.oldPlace(of: step.row, in: keys)
  }

  private func key(at index: Int, _ section: SectionNode) -> String? {
    section.rows.column.id(checked: index).map { key(of: $0, index, section) }
  }
}

extension GroupNode {
  /// The group's name in a saved state, or nil for the group of `tableData`.
  fileprivate var stateName: String? {
    object.map { $0.naming?() ?? "\(type(of: $0))" }
  }
}

/// The written form of the parts of names.
enum NameKey {
  /// The most rows of a lazy section that are made to find one by its title.
  static let searchBound = 2_000

  /// The group of what a server has found: no name of a class.
  static let found = "?"

  static func title(_ title: String) -> String { "'\(title)" }
  static func place(_ place: Int) -> String { "[\(place)]" }

  /// The separator between the description of an id and the parts that the description leaves out.
  private static let rest = "\u{1F}"

  /// Returns the description of an id, and the bytes and fractions of a second that the description leaves out.
  static func other(_ key: Any) -> String {
    (["~\(key)"] + parts(leftOutOf: key)).joined(separator: rest)
  }

  private static func parts(leftOutOf value: Any) -> [String] {
    if let data = value as? Data { return [data.base64EncodedString()] }
    if let date = value as? Date {
      let exact = date.timeIntervalSinceReferenceDate
      return exact == exact.rounded() ? [] : ["\(exact)"]
    }
    let mirror = Mirror(reflecting: value)
    // Objects may hold each other.
    return mirror.displayStyle == .class
      ? [] : mirror.children.flatMap { parts(leftOutOf: $0.value) }
  }

  /// Returns the place of the only name that an earlier version wrote as `name`, without the parts
  /// behind the separator; nil if there is none, or several.
  static func oldPlace(of name: String, in names: some Sequence<String>) -> Int? {
    guard name.first == "~", !name.contains(rest) else { return nil }
    let places = names.enumerated().filter { $0.element.hasPrefix(name + rest) }.map(\.offset)
    return places.count == 1 ? places.first : nil
  }
}

extension TableCell.ID {
  /// The id in the written form of names.
  var key: String {
    switch value {
    case .integer(let integer): "#\(integer)"
    case .text(let text): "=\(text)"
    case .uuid(let uuid): "@\(uuid.uuidString)"
    case .other(let box): NameKey.other(box.key.base)
    }
  }

  /// Reads an id from its ``key``; nil for titles and places, and for ids of other types, which cannot be read back.
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
