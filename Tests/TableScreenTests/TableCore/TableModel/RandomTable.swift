import TableScreen
import TestSupport

/// A table as random edits leave it: sections, rows, and children to depth 4.
struct RandomTable {
  struct Row {
    var id: Int?
    var title: String
    var version = 0
    var tag: String?
    var isMasked = false
    var children: [Section] = []
    var isExpanded = false
  }

  struct Section {
    var id: Int?
    var title: String?
    var isMasked = false
    var isLazy = false
    var rows: [Row]
  }

  var sections: [Section] = []
  private static let depthLimit = 4

  init(using random: inout SplitMix64) {
    for _ in 0..<Int.random(in: 0...4, using: &random) { sections.append(Self.section(0, &random)) }
  }

  // MARK: Making

  private static func section(_ depth: Int, _ random: inout SplitMix64) -> Section {
    let count = Int.random(in: 0...(depth == 0 ? 6 : 2), using: &random)
    return Section(
      id: random.once(in: 2) ? Int.random(in: 0...5, using: &random) : nil,
      title: random.once(in: 4) ? nil : "S\(Int.random(in: 0...4, using: &random))",
      isMasked: random.once(in: 12), isLazy: depth == 0 && random.once(in: 5),
      rows: (0..<count).map { _ in row(depth, &random) })
  }

  private static func row(_ depth: Int, _ random: inout SplitMix64) -> Row {
    // Few ids and titles, so that duplicates, and ids in several sections, are common.
    var row = Row(title: "r\(Int.random(in: 0...9, using: &random))")
    if !random.once(in: 3) { row.id = Int.random(in: 0...9, using: &random) }
    if random.once(in: 5) { row.tag = "t\(Int.random(in: 0...2, using: &random))" }
    row.isMasked = random.once(in: 10)
    if depth < depthLimit, random.once(in: 4) {
      row.children = [section(depth + 1, &random)]
      row.isExpanded = random.once(in: 2)
    }
    return row
  }

  // MARK: Editing

  /// Changes something, at any depth.
  mutating func edit(using random: inout SplitMix64) {
    if random.once(in: 8) { return editSections(&random) }
    guard !sections.isEmpty else { return sections.append(Self.section(0, &random)) }
    let index = Int.random(in: sections.indices, using: &random)
    if random.once(in: 8), sections.count > 1 { return moveAcross(from: index, &random) }
    Self.edit(&sections[index], depth: 0, &random)
  }

  private mutating func editSections(_ random: inout SplitMix64) {
    switch Int.random(in: 0...3, using: &random) {
    case 0 where sections.count < 6:
      sections.insert(
        Self.section(0, &random), at: Int.random(in: 0...sections.count, using: &random))
    case 1 where !sections.isEmpty:
      sections.remove(at: Int.random(in: sections.indices, using: &random))
    case 2 where sections.count > 1:
      sections.shuffle(using: &random)
    default:
      guard !sections.isEmpty else { return }
      let index = Int.random(in: sections.indices, using: &random)
      sections[index].title = random.once(in: 3) ? nil : "S\(Int.random(in: 0...4, using: &random))"
    }
  }

  private mutating func moveAcross(from index: Int, _ random: inout SplitMix64) {
    guard !sections[index].rows.isEmpty else { return }
    let row = sections[index].rows.remove(
      at: Int.random(in: sections[index].rows.indices, using: &random))
    let target = Int.random(in: sections.indices, using: &random)
    sections[target].rows.insert(
      row, at: Int.random(in: 0...sections[target].rows.count, using: &random))
  }

  private static func edit(_ section: inout Section, depth: Int, _ random: inout SplitMix64) {
    guard !section.rows.isEmpty else { return section.rows.append(row(depth, &random)) }
    let index = Int.random(in: section.rows.indices, using: &random)
    if random.once(in: 2), !section.rows[index].children.isEmpty {
      return edit(&section.rows[index].children[0], depth: depth + 1, &random)
    }
    switch Int.random(in: 0...7, using: &random) {
    case 0 where section.rows.count < 8, 1 where section.rows.count < 8:
      section.rows.insert(row(depth, &random), at: index)
    case 2: section.rows.remove(at: index)
    case 3: section.rows.insert(section.rows.remove(at: index), at: 0)
    case 4: section.rows[index].version += 1
    case 5: section.rows[index].title = "r\(Int.random(in: 0...9, using: &random))"
    case 6: section.rows[index].isMasked.toggle()
    default: section.rows.shuffle(using: &random)
    }
  }

  // MARK: Describing

  /// The table as a user would write it.
  @MainActor var descriptors: [TableSection] { sections.map(Self.describe) }

  @MainActor private static func describe(_ section: Section) -> TableSection {
    let id = section.id.map { TableCell.ID($0) }
    let result: TableSection
    if section.isLazy {
      let items = section.rows.enumerated().map { Item(row: $1, place: $0) }
      result = TableSection(section.title, id: id, items: items) { describe($0.row) }
    } else {
      result = TableSection(section.title, id: id, cells: section.rows.map(describe))
    }
    return result.masked(section.isMasked)
  }

  @MainActor private static func describe(_ row: Row) -> TableCell {
    let children: TableChildren? =
      row.children.isEmpty
      ? nil : .sections(row.children.map(describe), expanded: row.isExpanded)
    return [
      .id: row.id, .title: row.title, .subtitle: "version \(row.version)", .tag: row.tag,
      .masked: row.isMasked ? true : nil, .children: children,
    ]
  }

  /// A row of a lazy section; rows without an id are known by their title.
  private struct Item: Identifiable, Equatable {
    let row: Row
    let place: Int
    var id: String { row.id.map { "\($0)" } ?? row.title }
    static func == (a: Item, b: Item) -> Bool {
      a.row.title == b.row.title && a.row.version == b.row.version
    }
  }
}
