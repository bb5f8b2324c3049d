import TableScreen
import TableScreenTesting
import Testing

/// A deed of a child screen touches rows of its own, whatever ids, tags, sections and places the rows around it have.
@MainActor @Suite struct ChildPartTests {
  private final class Part: TableScreen {
    let name: String
    var gone: [String] = []
    init(_ name: String) {
      self.name = name
      super.init()
    }
    override var tableData: [Section] { rows(of: name) { .perform(Part.drop, $0) } }
    func drop(_ row: String) { gone.append(row) }
  }

  private final class Whole: TableScreen {
    let (first, second) = (Part("first"), Part("second"))
    var gone: [String] = []
    override class var settings: Settings { [.selectable(.multiple)] }
    override func onLoad() {
      addChild(first)
      addChild(second)
    }
    override var tableData: [Section] { rows(of: "whole") { .perform(Whole.drop, $0) } }
    func drop(_ row: String) { gone.append(row) }
  }

  enum Deed: CaseIterable {
    case delete, select, deselect, mask, toggleMask, setProgress

    @MainActor fileprivate func happen(on screen: TableScreen, _ rows: TableSelector) {
      switch self {
      case .delete: screen.delete(rows)
      case .select: screen.select(rows)
      case .deselect: screen.deselect(rows)
      case .mask: screen.mask(rows)
      case .toggleMask: screen.toggleMask(rows)
      case .setProgress: screen.setProgress(0.5, of: rows)
      }
    }
  }

  private static let selectors: [TableSelector] = [
    "zip", .tag("old"), .tags(["old"]), .section("address"), .path(DataPath(0, 1)),
    .rows(1..<2, section: 0), .all,
  ]

  /// The looks of all rows, by title.
  private func looks(_ table: HeadlessHost) -> [String: [String]] {
    Dictionary(
      uniqueKeysWithValues: table.page.map {
        ($0.title, ["\($0.isSelected)", "\($0.progress ?? 0)"])
      })
  }

  @Test(arguments: Deed.allCases)
  func `a deed of a child touches rows of its own`(deed: Deed) async throws {
    for selector in Self.selectors {
      // A section shows no progress.
      if deed == .setProgress, selector == .section("address") { continue }
      try await check(deed, selector)
    }
  }

  private func check(_ deed: Deed, _ selector: TableSelector) async throws {
    let screen = Whole()
    let table = try await HeadlessHost.show(screen)
    if deed == .deselect {
      for part in [screen, screen.first, screen.second] { part.select(.all) }
    }
    let before = looks(table)
    deed.happen(on: screen.second, selector)
    try await table.settle()
    let after = looks(table)
    #expect(screen.gone == [] && screen.first.gone == [])
    let changed = before.keys.filter { before[$0] != after[$0] } + screen.second.gone
    #expect(changed.contains("second zip"), "\(selector)")
    #expect(changed.allSatisfy { $0.hasPrefix("second ") }, "\(selector)")
  }

  @Test func `nothing of a child that has nothing is reported, unless it was named`() async throws {
    let screen = TableScreen()
    let child = TableScreen()
    screen.addChild(child)
    _ = try await HeadlessHost.show(screen)
    let reports = await TableDiagnostics.collect {
      child.delete(.all)
      child.delete("zip")
    }
    #expect(reports.map(\.kind) == ["nothingMeant"])
  }
}

/// Returns rows with the same ids, tags and places in every screen.
@MainActor private func rows(of name: String, _ drop: (String) -> TableAction) -> [TableSection] {
  [
    TableSection(
      "Address", id: "address",
      cells: ["street", "zip"].map { row in
        [
          .id: .key(row), .title: "\(name) \(row)", .tag: row == "zip" ? "old" : "new",
          .editingStyle: .delete, .deleteAction: drop("\(name) \(row)"),
        ]
      })
  ]
}
