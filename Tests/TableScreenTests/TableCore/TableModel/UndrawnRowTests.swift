import TableScreen
import TableScreenTesting
import Testing

private struct Folder: Identifiable, Equatable {
  let id: String
}

private final class FolderListScreen: TableScreen {
  var readings = 0
  override var tableData: [Section] {
    [
      Section(items: (0..<200).map { Folder(id: "f\($0)") }) { [unowned self] folder in
        [.title: folder.id, .children: .group(FolderGroup(self, depth: 1))]
      }
    ]
  }
}

/// Three sections' worth of rows below a row, each with as many below it again.
private final class FolderGroup: TableGroup {
  unowned let screen: FolderListScreen
  let depth: Int
  init(_ screen: FolderListScreen, depth: Int) { (self.screen, self.depth) = (screen, depth) }
  override var sections: [TableSection] {
    screen.readings += 1
    return [
      TableSection(
        cells: (0..<3).map {
          depth == 6
            ? [.title: "leaf"]
            : [.title: "d\(depth).\($0)", .children: .group(FolderGroup(screen, depth: depth + 1))]
        })
    ]
  }
}

private final class TreeScreen: TableScreen {
  var readings = 0
  lazy var root = Self.group(self, 1)
  override var tableData: [Section] {
    [Section { [.title: "root", .id: "root", .children: .group(self.root)] }]
  }
  fileprivate static func group(_ screen: TreeScreen, _ depth: Int) -> TreeGroup {
    TreeGroup(screen, depth)
  }
}

private final class TreeGroup: TableGroup {
  unowned let screen: TreeScreen
  let depth: Int
  init(_ screen: TreeScreen, _ depth: Int) { (self.screen, self.depth) = (screen, depth) }
  override var sections: [TableSection] {
    screen.readings += 1
    return [
      TableSection(
        cells: (0..<3).map { number in
          let title = "\(depth).\(number)"
          if depth == 6 { return [.title: title, .tag: "leaf"] }
          return [.title: title, .children: .group(TreeGroup(screen, depth + 1))]
        })
    ]
  }
}

/// Rows that nobody has drawn answer as those do that are drawn.
@MainActor struct UndrawnRowTests {
  @Test(arguments: ["f0", "f199"])
  func `the first expand and the first tap of a row work`(_ title: String) async throws {
    let table = try await HeadlessHost.show(FolderListScreen())
    try await table.expand(title)
    #expect(table.titles.count == 203)
    let other = try await HeadlessHost.show(FolderListScreen())
    try await other.tap(title)
    #expect(other.titles.count == 203)
  }

  @Test func `rows of a source that are added in an update can be named there`() async throws {
    let letters = ArraySource(["x"], id: \.self) { [.title: $0] }
    let people = KeyedSource([Folder](), by: { $0.id }) { [.title: $0.id] }
    let model = TableModel([
      TableSection("Letters", source: letters), TableSection("Rows") { [.title: "a", .id: "a"] },
    ])
    try model.insertSections([.sections(from: people)], at: .last)
    let screen = TableScreen(model: model)
    let table = try await HeadlessHost.show(screen)
    screen.update {
      letters.items.append("y")
      screen.mask(.id("x"))
      #expect(screen.model.resolve("y").count == 1)
      #expect(screen.model.cells("y").first?.title == "y")
      people.items = [Folder(id: "p")]
      #expect(screen.model.resolve(.id("p")).count == 1)
      #expect(screen.model.resolve(.section("p")).count == 1)
      #expect(screen.model.resolve(.tag("none")).isEmpty)
      letters.items.append("z")
      letters.items.removeAll { $0 == "x" }
      #expect(screen.model.resolve("x") == [])
    }
    #expect(table.titlesBySection == [["y", "z"], ["a"], ["p"]])
    #expect(table.changes.count == 1)
  }

  @Test func `collapsed groups are not read to their leaves`() async throws {
    let screen = TreeScreen()
    let table = try await HeadlessHost.show(screen)
    #expect(table.titles == ["root"])
    #expect(screen.readings <= 1)
    try await table.expand("root")
    #expect(table.titles == ["root", "1.0", "1.1", "1.2"])
    #expect(screen.readings <= 4)
    try await table.expand("1.1")
    #expect(table.titles == ["root", "1.0", "1.1", "2.0", "2.1", "2.2", "1.2"])
    #expect(screen.readings <= 7)
    let before = screen.readings
    screen.updateTableData()
    #expect(screen.readings <= before + 8)
  }
}
