import TableScreen
import TestSupport

/// What the test knows to be remembered about a screen, by the keys of its items.
struct Remembered {
  var masks: [Int: Bool] = [:]
  var expansion: [Int: Bool] = [:]
  var selection: [Int] = []
  var text = ""
  var scope = 0
  var isSearchEntered = false
  var isEditing = false

  /// Makes a new screen remember the same.
  @MainActor func put(on host: HeadlessHost, _ world: World) async throws {
    guard let screen = host.screen as? LawScreen else { return }
    screen.update {
      for key in selection {
        if let row = screen.row(key) { screen.select(.node(row)) }
      }
      for (key, isExpanded) in expansion {
        if let row = screen.row(key) { screen.setExpanded(isExpanded, of: .node(row)) }
      }
      for (key, isMasked) in masks {
        if let row = screen.row(key) { screen.mask(.node(row), isMasked) }
      }
    }
    // A person has seen the table before it is searched.
    _ = try await Sight.of(host)
    screen.setEditing(isEditing)
    if isSearchEntered { screen.beginSearch() }
    if scope > 0 { screen.setSearchScope(scope) }
    if !text.isEmpty { screen.search(text) }
    try await host.settle()
  }
}

extension LawScreen {
  /// The row of an item of a section, by where the data has it.
  func row(_ key: Int) -> NodeID? {
    guard let (part, index) = world.place(of: key) else { return nil }
    let kind = world.parts[part].kind
    let isInGroup = kind == .group
    let section = world.parts[..<part].filter { ($0.kind == .group) == isInGroup }.count
    let group = isInGroup ? groupID : .main
    return group.flatMap {
      model.resolve(.path(DataPath(group: $0, section: section, row: index))).first
    }
  }
}

/// What a person sees of a screen.
struct Sight: Equatable {
  var chrome: ScreenChrome
  var sections: [SectionContent]
  var rows: [[RowContent?]]

  /// Looks twice: what a row made when needed says beside its look is heeded once it was drawn.
  @MainActor static func of(_ host: HeadlessHost) async throws -> Sight {
    _ = Sight(host)
    try await host.settle()
    return Sight(host)
  }

  @MainActor private init(_ host: HeadlessHost) {
    chrome = host.chrome
    chrome.notice = nil
    if chrome.search?.phase == .filtering {
      // Rows that came during a search, and were never drawn, do not say yet whether they can be edited.
      (chrome.isEditable, chrome.offersEditing) = (true, true)
    }
    let layout = host.layout
    sections = (0..<layout.sectionCount).map { layout.content(ofSection: $0) }
    rows = (0..<layout.sectionCount).map { section in
      (0..<layout.rowCount(in: section)).map { host.row(at: TablePath(section, $0)) }
    }
  }

  /// Says in which words this differs from what should be seen.
  func difference(from other: Sight) -> String {
    var lines: [String] = []
    if chrome != other.chrome { lines.append("chrome \(chrome)\n  not  \(other.chrome)") }
    if sections != other.sections {
      lines.append("\(sections.map(\.title)) not \(other.sections.map(\.title))")
    }
    let (mine, others) = (rows.flatMap { $0 }, other.rows.flatMap { $0 })
    lines.append(
      "shows  \(mine.map { $0?.title ?? "-" })\nshould \(others.map { $0?.title ?? "-" })")
    if let (a, b) = zip(mine, others).first(where: { $0 != $1 }) {
      lines.append("first: \(a as Any)\n  not  \(b as Any)")
    }
    return lines.joined(separator: "\n")
  }
}
