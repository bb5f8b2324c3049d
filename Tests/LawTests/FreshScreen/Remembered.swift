import TableScreen
import TableScreenTesting
import TestSupport

/// What the test knows to be remembered about a screen, by the keys of its items.
struct Remembered {
  var expansion: [Int: Bool] = [:]
  var selection: [Int] = []
  /// What was typed and is not written yet.
  var drafts: [Int: String] = [:]
  var text = ""
  var scope = 0
  var isSearchEntered = false
  var isEditing = false

  /// Whether anything is remembered of an item but its mask.
  func knows(_ key: Int) -> Bool {
    expansion[key] != nil || selection.contains(key) || drafts[key] != nil
  }

  /// Makes a new screen remember the same.
  @MainActor func put(on host: HeadlessHost, _ world: World) async throws {
    guard let screen = host.screen as? LawScreen else { return }
    screen.update {
      for key in selection {
        if let row = screen.row(key) { screen.select(.node(row)) }
      }
      for (key, isExpanded) in expansion {
        guard let row = screen.row(key) else { continue }
        // What was shown once belongs to the table, also where it is made by a method.
        screen.setExpanded(true, of: .node(row))
        screen.setExpanded(isExpanded, of: .node(row))
      }
      for (key, isMasked) in world.masks.byHand {
        if let row = screen.row(key) { screen.setMasked(isMasked, of: .node(row)) }
      }
      for (key, text) in drafts {
        if let row = screen.row(key) {
          screen.send(.control(row, name: "value", value: .text(text)))
        }
      }
    }
    guard isEditing || isSearchEntered else { return }
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

/// What the test knows of masks, by the keys of its items.
@MainActor final class MaskMemory {
  /// What was hidden or shown by hand, against what the data said.
  private(set) var byHand: [Int: Bool] = [:]
  /// What the data said when it was read last.
  private var described: [Int: Bool] = [:]

  /// The table was read: what was shown by hand, and shows by its data now, is as if it had never been hidden.
  func note(_ items: [Item]) {
    for item in items {
      described[item.key] = item.isMasked
      if !item.isMasked, byHand[item.key] == false { byHand[item.key] = nil }
    }
  }

  /// Hides an item, or shows it, by hand.
  func set(_ isMasked: Bool, _ key: Int) {
    let described = described[key] ?? false
    guard byHand[key] ?? described != isMasked else { return }
    byHand[key] = isMasked == described ? nil : isMasked
  }

  /// Whether an item is hidden.
  func isMasked(_ key: Int) -> Bool { byHand[key] ?? described[key] ?? false }

  /// All that are hidden and can be shown by hand.
  var masked: [Int] {
    Set(byHand.keys).union(described.keys).filter { isMasked($0) }.sorted()
  }
}

/// What a person sees of a screen.
struct Sight: Equatable {
  var chrome: ScreenChrome
  var sections: [SectionContent]
  var rows: [[RowContent?]]

  /// Looks again where that changes something: what a row made when needed says beside its look is heeded once it was
  /// drawn.
  @MainActor static func of(_ host: HeadlessHost) async throws -> Sight {
    host.forgetChanges()
    var (sections, rows) = drawn(host)
    try await host.settle()
    // A host draws no row again of which it has heard nothing.
    if !host.changes.isEmpty { (sections, rows) = drawn(host) }
    return Sight(chrome: chrome(of: host), sections: sections, rows: rows)
  }

  @MainActor private static func drawn(
    _ host: HeadlessHost
  ) -> (sections: [SectionContent], rows: [[RowContent?]]) {
    let layout = host.layout
    return (
      (0..<layout.sectionCount).map { layout.content(ofSection: $0) },
      (0..<layout.sectionCount).map { section in
        (0..<layout.rowCount(in: section)).map { host.row(at: TablePath(section, $0)) }
      }
    )
  }

  @MainActor private static func chrome(of host: HeadlessHost) -> ScreenChrome {
    var chrome = host.chrome
    chrome.notice = nil
    let world = (host.screen as? LawScreen)?.world
    if chrome.search?.phase == .filtering || world?.hidesUnmadeRows == true {
      // Rows that were never drawn do not say yet whether they can be edited, or typed into.
      (chrome.isEditable, chrome.offersEditing, chrome.isForm) = (true, true, true)
    }
    return chrome
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
