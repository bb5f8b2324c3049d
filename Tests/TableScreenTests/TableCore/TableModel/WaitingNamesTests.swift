import TableScreen
import TableScreenTesting
import Testing

/// Rows a to d, of which some are away or described as hidden.
private final class NamesScreen: TableScreen {
  var rows = ["a", "b", "c", "d"]
  var hidden: Set<String> = []
  var isSectionHidden = false
  var isLazy = false
  override class var settings: Settings { [.selectable(.multiple)] }
  override var tableData: [Section] {
    [
      Section("Rows", id: "rows", cells: isLazy ? [] : rows.map { row($0) }).masked(
        isSectionHidden),
      Section("Items", items: isLazy ? rows : [], id: \.self) { [unowned self] in row($0) },
    ]
  }
  private func row(_ title: String) -> Cell {
    [.title: title, .id: .key(title), .masked: hidden.contains(title)]
  }
}

/// What is said of rows before they are there, and of rows that are not.
@MainActor struct WaitingNamesTests {
  private let screen = NamesScreen()
  private let letters = ArraySource(["x"], id: \.self) { [.title: $0] }

  private func kinds(_ body: @MainActor () async throws -> Void) async throws -> [String] {
    try await TableDiagnostics.collect(body).map(\.kind)
  }

  @Test func `what is said before the first reading waits for it`() async throws {
    let found = try await kinds {
      screen.mask("a")
      screen.select("b")
      screen.setSource(letters, of: .section("Items"))
      let table = try await HeadlessHost.show(screen)
      #expect(table.titles == ["b", "c", "d", "x"])
      #expect(screen.selectedIDs == ["b"])
    }
    #expect(found == [])
  }

  @Test func `what meets nothing at the first reading is reported`() async throws {
    let found = try await kinds {
      screen.select("z")
      screen.mask(.tag("z"))
      screen.setSource(letters, of: .section("z"))
      let table = try await HeadlessHost.show(screen)
      #expect(table.titles == ["a", "b", "c", "d"])
    }
    #expect(found == ["nothingMeant", "nothingMeant", "nothingMeant"])
  }

  @Test(arguments: [false, true], [false, true])
  func `a mask by id waits for its row`(isEarly: Bool, isLazy: Bool) async throws {
    screen.isLazy = isLazy
    let found = try await kinds {
      if isEarly { screen.mask("z") }
      let table = try await HeadlessHost.show(screen)
      if !isEarly { screen.mask("z") }
      #expect(screen.isMasked("z"))
      screen.rows.append("z")
      screen.updateTableData()
      try await table.settle()
      #expect(table.titles == ["a", "b", "c", "d"])
      screen.unmask("z")
      #expect(table.titles.last == "z")
      screen.rows.removeLast()
      screen.updateTableData()
      screen.rows.append("z")
      screen.updateTableData()
      #expect(table.titles.last == "z")
    }
    #expect(found == [])
  }

  @Test func `a row that comes by hand is hidden where a mask waits for it`() async throws {
    let model = TableModel([TableSection("Rows", cells: [[.title: "a"]])])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    model.mask("z")
    try model.insertRows([[.title: "z", .id: "z"]], at: .last(in: .section("Rows")))
    #expect(table.titles == ["a"])
    model.setMasked(false, of: "z")
    #expect(table.titles == ["a", "z"])
  }

  @Test func `what means nothing is reported`() async throws {
    let table = try await HeadlessHost.show(screen)
    let selectors: [TableSelector] = [
      .path(DataPath(0, 9)), .path(DataPath(7, 0)), .tag("z"), .tags(["y", "z"]), .section("z"),
      .rows(0..<2, section: 9), .children(of: "a"),
    ]
    for selector in selectors {
      let found = await TableDiagnostics.collect {
        screen.mask(selector)
        screen.toggleMask(selector)
        screen.select(selector)
        screen.setSource(letters, of: selector)
        screen.setExpanded(true, of: selector)
      }
      #expect(found.map(\.kind) == Array(repeating: "nothingMeant", count: 5), "\(selector)")
      #expect(found.allSatisfy { $0.what.contains("\(selector)") })
    }
    #expect(table.titles == ["a", "b", "c", "d"])
  }

  @Test func `a source for what is no section, and a group to select, are reported`() async throws {
    _ = try await HeadlessHost.show(screen)
    let found = try await kinds {
      screen.setSource(letters, of: "a")
      screen.select("z")
      screen.setExpanded(true, of: "z")
    }
    #expect(found == ["nothingMeant", "nothingMeant", "nothingMeant"])
  }

  @Test func `what a person does to a row that has just gone is no mistake`() async throws {
    _ = try await HeadlessHost.show(screen)
    let row = try #require(screen.model.resolve("a").first)
    screen.rows.removeFirst()
    screen.updateTableData()
    #expect(try await kinds { screen.send(.setExpanded(row, true)) } == [])
  }

  // MARK: What data says of masks

  @Test(arguments: [false, true])
  func `showing by hand holds until the data hides anew`(isLazy: Bool) async throws {
    screen.isLazy = isLazy
    screen.hidden = ["b"]
    let table = try await HeadlessHost.show(screen)
    // A row of items says that it is hidden when it is made.
    _ = table.titles
    try await table.settle()
    #expect(table.titles == ["a", "c", "d"])
    screen.unmask("b")
    screen.updateTableData()
    #expect(table.titles == ["a", "b", "c", "d"])
    screen.hidden = []
    screen.updateTableData()
    try await table.settle()
    #expect(table.titles == ["a", "b", "c", "d"])
    screen.hidden = ["b"]
    screen.updateTableData()
    try await table.settle()
    #expect(table.titles == ["a", "c", "d"])
  }

  @Test func `a section that was shown by hand is hidden anew too`() async throws {
    screen.isSectionHidden = true
    let table = try await HeadlessHost.show(screen)
    screen.unmask(.section("rows"))
    screen.updateTableData()
    #expect(table.sectionTitles == ["Rows", "Items"])
    screen.isSectionHidden = false
    screen.updateTableData()
    screen.isSectionHidden = true
    screen.updateTableData()
    #expect(table.sectionTitles == ["Items"])
  }

  @Test func `hiding by hand holds whatever the data says`() async throws {
    let table = try await HeadlessHost.show(screen)
    screen.mask("b")
    screen.hidden = ["b"]
    screen.updateTableData()
    screen.hidden = []
    screen.updateTableData()
    #expect(table.titles == ["a", "c", "d"])
  }

  @Test func `an edit by hand that hides counts as the data's`() async throws {
    let model = TableModel([TableSection(cells: [[.title: "a", .id: "a", .masked: true]])])
    let table = try await HeadlessHost.show(TableScreen(model: model))
    model.setMasked(false, of: "a")
    try model.editRows("a", merging: [.masked: false])
    #expect(table.titles == ["a"])
    try model.editRows("a", merging: [.masked: true])
    #expect(table.titles == [])
  }

  @Test func `a section that leaves and returns is hidden still`() async throws {
    let screen = LeavingScreen()
    let table = try await HeadlessHost.show(screen)
    screen.mask(.section("second"))
    #expect(table.titles == ["a"])
    screen.isWhole = false
    screen.updateTableData()
    screen.isWhole = true
    screen.updateTableData()
    #expect(table.titles == ["a"])
  }

  @Test func `a row without id takes nothing over from one that is lost`() async throws {
    let screen = NamelessScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.type("green", into: "tea")
    screen.select(.tag("tea"))
    screen.names = ["milk"]
    screen.updateTableData()
    #expect(table.row("milk")?.controls.first?.value == .text(""))
    #expect(screen.selectedRows == [])
    screen.names = ["tea"]
    screen.updateTableData()
    #expect(table.row("tea")?.controls.first?.value == .text("green"))
    #expect(screen.selectedRows.count == 1)
  }
}

private final class LeavingScreen: TableScreen {
  var isWhole = true
  override var tableData: [Section] {
    let first = Section("first") { [.title: "a"] }
    return isWhole ? [first, Section("second") { [.title: "b"] }] : [first]
  }
}

/// Rows without ids, each bound to what it is about.
private final class NamelessScreen: TableScreen {
  var names = ["tea"]
  let keepsakes = ["tea": Keepsake("tea"), "milk": Keepsake("milk")]
  override class var settings: Settings { [.selectable(.multiple)] }
  override var tableData: [Section] {
    [
      Section(
        cells: names.compactMap { keepsakes[$0] }.map {
          [.title: $0.key, .tag: $0.key, .bind: .draft($0, \.text)]
        })
    ]
  }
}
