import TableScreen
import Testing

/// What a host has drawn: the titles of the sections, and the rows of each.
struct DrawnTable: Equatable {
  struct Row: Equatable {
    var title: String
    var texts: [String]
  }

  struct Section: Equatable {
    var title: String
    var rows: [Row]
  }

  var sections: [Section] = []

  /// The title of the first section and the titles of its rows.
  var first: (title: String, rows: [String]) {
    (sections.first?.title ?? "", sections.first?.rows.map(\.title) ?? [])
  }
}

/// A host that draws no more than each change set says, and judges what it then shows.
///
/// A row that changed and was left out of a change set stays as it was drawn before: half a state would show.
@MainActor final class JudgingHost: TableHost {
  let capabilities: HostCapabilities = []
  /// How many change sets came.
  private(set) var changes = 0
  /// How many pictures were judged.
  private(set) var looks = 0
  private let screen: TableScreen
  private let judge: (DrawnTable) -> String?
  private let pool = RowCellPool()
  private var replay: ChangeReplay
  private var rows: [NodeID: DrawnTable.Row] = [:]
  private var titles: [NodeID: String] = [:]
  /// What was drawn, as it stands.
  private(set) var drawn = DrawnTable()
  private var isWrong = false
  private var window: TableNavigator?

  /// Shows a screen; `judge` says what is wrong with a picture, or nil.
  init(_ screen: TableScreen, judge: @escaping (DrawnTable) -> String?) {
    self.screen = screen
    self.judge = judge
    replay = ChangeReplay(screen.layout)
    let window = TableNavigator([screen], host: self)
    window.start()
    self.window = window
    replay = ChangeReplay(screen.layout)
    draw(screen.layout, anew: [], [])
    look("at first")
  }

  /// Closes the window, and its screen.
  func end() { window?.end() }

  /// Judges what is shown, and what would be if all of it were drawn now.
  func look(_ moment: Comment) {
    looks += 1
    // The first mistake says all; many would hide it.
    guard !isWrong else { return }
    for (name, picture) in [("drawn", drawn), ("drawn anew", fresh)] {
      guard let wrong = judge(picture) else { continue }
      isWrong = true
      Issue.record("\(moment), \(name): \(wrong)")
    }
  }

  /// All of it as it would be drawn now.
  private var fresh: DrawnTable {
    let layout = screen.layout
    return table {
      row($0)
    } title: { id in
      layout.index(ofSection: id).flatMap { layout.content(ofSection: $0).title }
    }
  }

  private func table(
    _ row: (NodeID) -> DrawnTable.Row?, title: (NodeID) -> String?
  ) -> DrawnTable {
    let layout = screen.layout
    return DrawnTable(
      sections: (0..<layout.sectionCount).map { section in
        DrawnTable.Section(
          title: layout.sectionID(at: section).flatMap(title) ?? "",
          rows: (0..<layout.rowCount(in: section)).compactMap {
            layout.row(at: TablePath(section, $0)).flatMap { row($0.id) }
          })
      })
  }

  private func row(_ id: NodeID) -> DrawnTable.Row? {
    pool.content(of: id, in: screen).map {
      DrawnTable.Row(title: $0.title, texts: $0.texts.map(\.text.plain))
    }
  }

  private func draw(_ layout: TableLayout, anew rows: Set<NodeID>, _ sections: Set<Int>) {
    let (oldRows, oldTitles) = (self.rows, titles)
    (self.rows, titles) = ([:], [:])
    for section in 0..<layout.sectionCount {
      guard let id = layout.sectionID(at: section) else { continue }
      let old = sections.contains(section) ? nil : oldTitles[id]
      titles[id] = old ?? layout.content(ofSection: section).title ?? ""
      for index in 0..<layout.rowCount(in: section) {
        guard let id = layout.row(at: TablePath(section, index))?.id else { continue }
        self.rows[id] = (rows.contains(id) ? nil : oldRows[id]) ?? row(id)
      }
    }
    drawn = table {
      self.rows[$0]
    } title: {
      titles[$0]
    }
  }

  func apply(
    _ changes: ChangeSet, from old: TableLayout, to new: TableLayout, in screen: any HostedScreen
  ) {
    self.changes += 1
    #expect(!changes.isEmpty)
    #expect(throws: Never.self) { try replay.apply(changes, to: new) }
    let refreshed = changes.refreshedRows.compactMap { new.row(at: $0.new)?.id }
    draw(new, anew: Set(refreshed), Set(changes.refreshedSections))
    look("after \(changes)")
  }

  func navigate(_ change: TableNavigationChange) {}
  func refreshChrome(of screen: any HostedScreen) { if window != nil { look("with the chrome") } }
  func scroll(to path: TablePath, at position: TableScrollPosition, in screen: any HostedScreen) {}
}
