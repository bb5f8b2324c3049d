import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// A hook may ask for what runs it: that follows, and comes to an end.
@MainActor struct HookTests {
  @Test func `a search that a search begins follows it`() async throws {
    let screen = HookScreen()
    screen.willBegin = { $0.search("b") }
    let table = try await HeadlessHost.show(screen)
    screen.search("a")
    try await table.settle()
    #expect(table.titles == ["b"])
    #expect(screen.told == ["begin", "a", "b"])
  }

  @Test func `a scope that the beginning of a search chooses is chosen`() async throws {
    let screen = HookScreen()
    screen.willBegin = { $0.setSearchScope(1) }
    let table = try await HeadlessHost.show(screen)
    try await table.search("a")
    #expect(screen.searchScope == 1)
    #expect(table.titles == ["a"])
  }

  @Test func `a search that its end ends ends once`() async throws {
    let screen = HookScreen()
    screen.willEnd = { $0.endSearch() }
    let table = try await HeadlessHost.show(screen)
    try await table.search("a")
    try await table.endSearch()
    #expect(screen.told.filter { $0 == "end" }.count == 1)
    #expect(table.titles == ["a", "b"])
  }

  @Test func `a search that its end begins stays`() async throws {
    let screen = HookScreen()
    screen.willEnd = { $0.search("b") }
    let table = try await HeadlessHost.show(screen)
    try await table.search("a")
    try await table.endSearch()
    #expect(screen.isSearching)
    #expect(table.titles == ["b"])
  }

  @Test(arguments: [1, 99, 101, 1_000 / Effort.step])
  func `as many events as an event sends are handled`(count: Int) async throws {
    let screen = ManyScreen(count)
    let table = try await HeadlessHost.show(screen)
    let reports = try await TableDiagnostics.collect { try await table.tap("Delete all") }
    #expect(reports.isEmpty)
    #expect(screen.items.isEmpty && table.titles == ["Delete all", "Select all"])
  }

  @Test func `as many rows as a hook selects one by one are selected`() async throws {
    let screen = ManyScreen(150)
    let table = try await HeadlessHost.show(screen)
    let reports = try await TableDiagnostics.collect { try await table.tap("Select all") }
    #expect(reports.isEmpty)
    #expect(screen.selectedRows.count >= 150)
  }

  @Test func `as many screens as a hook opens are open`() async throws {
    let screen = HookScreen()
    let opened = (0..<150).map { _ in TableScreen() }
    screen.appeared = { screen in for each in opened { screen.open(each) } }
    var table: HeadlessHost?
    let reports = try await TableDiagnostics.collect {
      table = try await HeadlessHost.show(screen)
    }
    #expect(reports.isEmpty)
    #expect(table?.navigator.screens.count == 151)
  }

  @Test func `as many screens as a hook of another one opens are open`() async throws {
    let (first, second) = (HookScreen(), HookScreen())
    let opened = (0..<400).map { _ in TableScreen() }
    first.appeared = { $0.open(second) }
    second.appeared = { screen in for each in opened { screen.open(each) } }
    var table: HeadlessHost?
    let reports = try await TableDiagnostics.collect {
      table = try await HeadlessHost.show(first)
    }
    #expect(reports.isEmpty)
    #expect(table?.navigator.screens.count == 402)
  }

  @Test func `work that grows slowly before it asks for hundreds of pieces comes to its end`()
    async throws
  {
    let screen = HookScreen()
    // Rounds of 2, 3, 4 and 5 pieces, by what each piece asks for, and one of 300.
    let asked = [2, 2, 1, 2, 1, 1, 2, 1, 1, 1] + Array(repeating: 60, count: 5)
    var calls = 0
    screen.editingChanged = { screen in
      defer { calls += 1 }
      guard calls < asked.count else { return }
      for _ in 0..<asked[calls] { screen.toggleEditing() }
    }
    let table = try await HeadlessHost.show(screen)
    let reports = try await TableDiagnostics.collect { try await table.send(.setEditing(true)) }
    #expect(reports.isEmpty)
    #expect(calls == 315)
  }

  @Test func `what asks for itself twice each time comes to an end`() async throws {
    let screen = HookScreen()
    screen.editingChanged = { screen in
      screen.toggleEditing()
      screen.toggleEditing()
    }
    let table = try await HeadlessHost.show(screen)
    let reports = try await TableDiagnostics.collect { try await table.send(.setEditing(true)) }
    #expect(reports.map(\.kind) == ["restlessHook"])
  }

  @Test func `edit mode that its hook turns off and on comes to an end`() async throws {
    let screen = HookScreen()
    screen.editingChanged = { $0.toggleEditing() }
    let table = try await HeadlessHost.show(screen)
    let reports = try await TableDiagnostics.collect { try await table.send(.setEditing(true)) }
    #expect(reports.map(\.kind) == ["restlessHook"])
  }

  @Test func `a selection that its hook changes comes to an end`() async throws {
    let screen = HookScreen()
    screen.selectionChanged = { $0.selectedRows.isEmpty ? $0.select("a") : $0.clearSelection() }
    let table = try await HeadlessHost.show(screen)
    let reports = await TableDiagnostics.collect { screen.select("a") }
    #expect(reports.map(\.kind) == ["restlessHook"])
    try await table.settle()
  }
}

/// A screen whose hooks are given by a test.
private final class HookScreen: TableScreen {
  var willBegin: (HookScreen) -> Void = { _ in }
  var willEnd: (HookScreen) -> Void = { _ in }
  var editingChanged: (HookScreen) -> Void = { _ in }
  var selectionChanged: (HookScreen) -> Void = { _ in }
  var appeared: (HookScreen) -> Void = { _ in }
  var told: [String] = []

  override class var settings: Settings {
    [.searchable(scopes: ["All", "Some"]), .selectable(.single)]
  }
  override var tableData: [Section] {
    [
      Section {
        [.id: "a", .title: "a"]
        [.id: "b", .title: "b"]
      }
    ]
  }
  override func onPresent() { appeared(self) }
  override func willBeginSearch() {
    told.append("begin")
    willBegin(self)
  }
  override func onSearchChanged(_ query: String) { told.append(query) }
  override func willEndSearch() {
    told.append("end")
    willEnd(self)
  }
  override func onEditingChanged(_ isEditing: Bool) { editingChanged(self) }
  override func onSelectionChanged() { selectionChanged(self) }
}

/// A screen with many rows, which it deletes or selects one by one.
private final class ManyScreen: TableScreen {
  var items: [Int]
  private var selectsOthers = true
  init(_ count: Int) {
    items = Array(0..<count)
    super.init()
  }
  override class var settings: Settings { [.selectable(.multiple)] }
  override var tableData: [Section] {
    [
      Section {
        [.title: "Delete all", .action: .perform(ManyScreen.deleteAll)]
        [.title: "Select all"]
      },
      Section(items: items, id: \.self) {
        [
          .id: .key($0), .title: "\($0)", .editingStyle: .delete,
          .deleteAction: .perform(ManyScreen.remove, $0),
        ]
      },
    ]
  }
  func deleteAll() {
    selectsOthers = false
    for item in items { if let row = model.resolve(.id(.key(item))).first { send(.delete([row])) } }
  }
  func remove(_ item: Int) { items.removeAll { $0 == item } }
  override func onSelectionChanged() {
    guard selectsOthers else { return }
    selectsOthers = false
    for item in items { select(.id(.key(item))) }
  }
}

/// A screen whose search never rests.
final class RestlessHookScreen: TableScreen {
  override class var settings: Settings { [.searchable()] }
  override func onSearchChanged(_ query: String) { search(query + "x") }
}
