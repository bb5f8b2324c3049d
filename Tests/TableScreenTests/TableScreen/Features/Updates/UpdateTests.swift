import Observation
import TableScreenTesting
import Testing

@testable import TableCore
@testable import TableScreen

/// A screen of plain data, which says itself when it has changed.
final class ListOfWords: TableScreen {
  var sections: [(title: String?, words: [String])] = []
  var cellForWord: (String) -> TableCell = { [.title: $0] }
  init(_ words: [String]...) {
    sections = words.enumerated().map { ("S\($0)", $1) }
    super.init()
  }
  override var tableData: [Section] {
    sections.map { Section($0.title, cells: $0.words.map(cellForWord)) }
  }
}

@Observable @MainActor final class Counters {
  var a = 0
  var b = 0
}

final class CountersScreen: TableScreen {
  let counters = Counters()
  var readings = 0
  override class var settings: Settings { [] }
  override var tableData: [Section] {
    readings += 1
    return [
      Section {
        [.title: "a", .subtitle: "\(counters.a)"]; [.title: "b", .subtitle: "\(counters.b)"]
      }
    ]
  }
}

final class ManualScreen: TableScreen {
  let counters = Counters()
  override class var settings: Settings { [.manualUpdates] }
  override var tableData: [Section] { [Section { [.title: "\(counters.a)"] }] }
}

/// A group that reads an observed object.
private final class CountersGroup: TableGroup {
  let counters: Counters
  init(_ counters: Counters) {
    self.counters = counters
    super.init()
  }
  override var sections: [TableSection] { [TableSection { [.title: "group \(counters.a)"] }] }
}

/// A screen with a group above its rows, and one below its first row.
private class GroupsScreen: TableScreen {
  let counters = Counters()
  lazy var above = CountersGroup(counters)
  lazy var below = CountersGroup(counters)
  override func onLoad() { #expect(throws: Never.self) { try model.insert(above, .beforeMain) } }
  override var tableData: [Section] {
    [Section { [.title: "host", .children: .group(below, expanded: true)] }]
  }
}

private final class ManualGroupsScreen: GroupsScreen {
  override class var settings: Settings { [.manualUpdates] }
}

/// Updates are minimal, joined, and never half done.
@MainActor struct UpdateTests {
  @Test(arguments: [false, true])
  func `a child is read again as its own setting says`(isOuterManual: Bool) async throws {
    let (manual, watching) = (ManualScreen(), CountersScreen())
    let outer = isOuterManual ? ManualScreen() : TableScreen()
    outer.addChild(manual)
    outer.addChild(watching)
    let table = try await HeadlessHost.show(outer)
    (manual.counters.a, watching.counters.a) = (1, 1)
    try await table.settle()
    #expect(table.row("a")?.texts.map(\.text).contains("1") == true)
    #expect(table.row("0") != nil && table.row("1") == nil)
    manual.updateTableData()
    #expect(table.row("1") != nil)
  }

  @Test(arguments: [false, true])
  func `the groups of a screen are read again as the screen is`(isManual: Bool) async throws {
    let screen = isManual ? ManualGroupsScreen() : GroupsScreen()
    let table = try await HeadlessHost.show(screen)
    #expect(table.titles == ["group 0", "host", "group 0"])
    screen.counters.a = 1
    try await table.settle()
    #expect(
      table.titles == (isManual ? ["group 0", "host", "group 0"] : ["group 1", "host", "group 1"]))
    screen.updateTableData()
    #expect(table.titles == ["group 1", "host", "group 1"])
  }

  @Test func `several observed changes are one update`() async throws {
    let screen = CountersScreen()
    let table = try await HeadlessHost.show(screen)
    screen.counters.a = 1
    screen.counters.b = 2
    screen.counters.a = 3
    #expect(table.changes == [])
    try await table.settle()
    #expect(screen.readings == 2)
    #expect(table.changes.count == 1)
    #expect(table.changes[0].refreshedRows.count == 2)
  }

  @Test func `a change that makes no difference reaches nobody`() async throws {
    let screen = CountersScreen()
    let table = try await HeadlessHost.show(screen)
    screen.updateTableData()
    #expect(table.changes == [])
    #expect(screen.readings == 2)
  }

  @Test func `manual updates leave observed changes alone`() async throws {
    let screen = ManualScreen()
    let table = try await HeadlessHost.show(screen)
    screen.counters.a = 1
    try await table.settle()
    #expect(table.titles == ["0"])
    screen.updateTableData()
    #expect(table.titles == ["1"])
  }

  @Test func `updates inside an update join it`() async throws {
    let screen = ListOfWords(["a", "b", "c"])
    let table = try await HeadlessHost.show(screen)
    screen.update {
      screen.sections[0].words = ["b", "c"]
      screen.updateTableData()
      screen.update {
        screen.sections[0].words = ["b", "c", "d"]
        screen.updateTableData()
      }
      #expect(table.changes == [])
    }
    #expect(table.changes.count == 1)
    #expect(table.changes[0].deletedPaths == [TablePath(0, 0)])
    #expect(table.changes[0].insertedPaths == [TablePath(0, 2)])
  }

  @Test func `changes under a covering screen are there when it is left`() async throws {
    let screen = ListOfWords(["a"])
    let table = try await HeadlessHost.show(screen)
    screen.open(PlainScreen())
    screen.sections[0].words = ["a", "b"]
    screen.updateTableData()
    try await table.back()
    #expect(table.titles == ["a", "b"])
  }

  @Test func `a host that asks for updates without rest is stopped with a report`() async throws {
    let model = TableModel()
    let owner = RestlessOwner()
    model.owner = owner
    let found = await TableDiagnostics.collect {
      model.update { model.read([TableSection(cells: [[.title: "0"]])]) }
    }
    #expect(found.map(\.what) == ["updates follow each other without rest"])
    #expect(found.first?.place.screen == "RestlessOwner")
  }

  @Test func `the newest action replaces the old one though nothing looks different`() async throws
  {
    let screen = ListOfWords(["a"])
    var calls: [Int] = []
    screen.cellForWord = { [.title: $0, .action: .run { _ in calls.append(1) }] }
    let table = try await HeadlessHost.show(screen)
    screen.cellForWord = { [.title: $0, .action: .run { _ in calls.append(2) }] }
    screen.updateTableData()
    #expect(table.changes == [])
    try await table.tap("a")
    #expect(calls == [2])
  }
}

@MainActor final class RestlessOwner: TableModelOwner {
  let diagnosticName = "RestlessOwner"
  let actionTargets: [any ActionTarget] = []
  let emptyPolicy = TableEmptyPolicy.keep
  let animations = ChangeSet.Animations.automatic
  private var count = 0
  func model(_ model: TableModel, changed changes: ChangeSet, from old: TableLayout) {
    count += 1
    model.update {
      model.read([TableSection(cells: [[.title: "\(count)"]])])
    }
  }
  func modelStateChanged(_ model: TableModel) {}
}
