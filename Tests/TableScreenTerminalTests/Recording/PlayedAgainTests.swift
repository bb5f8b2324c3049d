#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import TestSupport
import Testing

/// What is told apart when it is recorded is told apart when it is played and printed.
@MainActor struct PlayedAgainTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appending(path: "recording.jsonl")
  }

  private var text: String { get throws { try String(contentsOf: file, encoding: .utf8) } }
  private var printed: String {
    get throws { try TableRecording(contentsOf: file).swiftTest(showing: "[]") }
  }

  private struct Item: Identifiable, Equatable {
    let id = UUID()
    var name: String
  }

  private final class Several: TableScreen {
    var items = ["A", "A", "B"].map { Item(name: $0) }
    override class var settings: Settings { [.title("Several"), .editable()] }
    override var tableData: [Section] {
      [
        Section(items: items) { item in
          [
            .title: item.name, .editingStyle: .delete,
            .deleteAction: .run { [weak self] _ in self?.items.removeAll { $0.id == item.id } },
          ]
        }
      ]
    }
  }

  @Test func `several rows of one title are deleted, though their ids are others`() async throws {
    let window = await RecordedWindow([Several()], to: file)
    await window.act { $0.visibleScreen.send(.setEditing(true)) }
    await window.act {
      $0.visibleScreen.send(.delete(Array($0.visibleScreen.layout.rowIDs.prefix(2))))
    }
    #expect((window.navigator.visibleScreen as? Several)?.items.map(\.name) == ["B"])
    window.close()
    let table = try await HeadlessHost.play(file, on: Several())
    #expect(table.titles == ["B"])
    table.close()
  }

  private final class Boxes: TableScreen {
    var said = "nothing"
    override class var settings: Settings { [.title("Boxes")] }
    override var tableData: [Section] {
      [
        Section("Said") { [.id: "said", .title: said] },
        Section("Box") { [.id: "x", .title: "Row", .action: .perform(Boxes.say, "first")] },
        Section("Box") { [.id: "x", .title: "Row", .action: .perform(Boxes.say, "second")] },
      ]
    }
    func say(_ what: String) {
      said = what
      updateTableData()
    }
  }

  @Test func `a row is found in the second section of a title`() async throws {
    let window = await RecordedWindow([Boxes()], to: file)
    try await window.act {
      let row = try #require($0.visibleScreen.layout.row(at: TablePath(2, 0)))
      $0.visibleScreen.send(.tap(row.id))
    }
    window.close()
    let table = try await HeadlessHost.play(file, on: Boxes())
    #expect(table.titles == ["second", "Row", "Row"])
    table.close()
  }

  private final class Twice: TableScreen {
    var said = "nothing"
    override class var settings: Settings { [.title("Twice")] }
    override var tableData: [Section] {
      [
        Section {
          [.title: said]
          [
            .title: "Row",
            .menu: .actions([
              TableRowAction("Send", .perform(Twice.say, "menu 0")),
              TableRowAction("Send", .perform(Twice.say, "menu 1")),
              TableRowAction("Only", .perform(Twice.say, "only")),
            ]),
            .leadingSwipeActions: .actions([TableRowAction("Send", .perform(Twice.say, "leading"))]
            ),
          ]
        }
      ]
    }
    override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
      switch edge {
      case .trailing: [BarButton("Add", action: .perform(Twice.say, "trailing"))]
      case .toolbar: [BarButton("Add", action: .perform(Twice.say, "toolbar"))]
      default: []
      }
    }
    func say(_ what: String) {
      said = what
      updateTableData()
    }
  }

  @Test func `a label that several bear is printed by its place`() async throws {
    let window = await RecordedWindow([Twice(), Twice()], to: file)
    let screen = window.navigator.visibleScreen
    let row = try #require(screen.layout.row(at: TablePath(0, 1))?.id)
    await window.act { _ in screen.send(.rowAction(row, .menu, 1)) }
    await window.act { _ in screen.send(.rowAction(row, .menu, 2)) }
    await window.act { _ in screen.send(.rowAction(row, .leading, 0)) }
    await window.act { _ in screen.send(.barButton(.toolbar, 0)) }
    await window.act { $0.selectTab(1) }
    window.close()
    let printed = try printed
    let place = #"#require(table.path(of: "Row").flatMap { table.layout.row(at: $0) }).id"#
    for call in [
      "try await table.send(.rowAction(\(place), .menu, 1))",
      #"try await table.choose("Only", of: "Row")"#,
      "try await table.send(.rowAction(\(place), .leading, 0))",
      "try await table.send(.barButton(.toolbar, 0))",
      "table.navigator.selectTab(1); try await table.settle()",
    ] { #expect(printed.contains("    \(call)\n"), "\(call)\n\(printed)") }
  }

  private final class Page: TableScreen {
    let name: String
    init(_ name: String) {
      self.name = name
      super.init()
    }
    override var title: String { name }
    override var restorationName: String? { name }
    override var tableData: [Section] { [Section { [.title: "Row"] }] }
  }

  @Test(arguments: [false, true])
  func `a test begins with the state that the recording began with`(isOpen: Bool) async throws {
    let a = Page("A")
    let before = try await HeadlessHost.show(a)
    if isOpen { a.open(Page("C \"quoted\"")) }
    let state = before.navigator.state
    before.close()
    let window = await RecordedWindow([Page("A")], to: file, state: state, making: Page.init)
    if isOpen { await window.act { $0.back() } }
    window.close()
    let printed = try printed
    let begins =
      "HeadlessHost.show(tabs: [], restoration: TableRestoration(load: { try? JSONDecoder()"
    #expect(printed.contains(begins), "\(printed)")
    #expect(printed.contains("making: { name in <#the screen of the name#> })") == isOpen)
    #expect(printed.contains("making: { name in nil })") != isOpen)
    #expect(printed.contains(#"C \\\"quoted"#) == isOpen)
  }

  @Test func `a value that only some hosts let a person give is sent`() async throws {
    let json = #"""
      {"cells": [{"title": "V", "name": "v", "type": "slider", "value": 10,
       "properties": {"minimum": 0, "maximum": 100, "step": 5}},
       {"title": "N", "name": "n", "type": "number", "value": 3}]}
      """#
    let screen = TableScreen(json: json, cells: .ready)
    let window = await RecordedWindow([screen], to: file)
    let rows = Array(screen.layout.rowIDs)
    try #require(rows.count == 2)
    await window.act { _ in screen.send(.control(rows[0], name: "value", value: .number(7))) }
    await window.act { _ in screen.send(.control(rows[0], name: "value", value: .number(15))) }
    window.close()
    let printed = try printed
    #expect(printed.contains(#"name: "value", value: .number(7.0)))"#), "\(printed)")
    #expect(printed.contains(#"table.set(.number(15.0), of: "V", control: "value")"#), "\(printed)")
  }

  private final class Pressed: TableScreen {
    override class var settings: Settings { [.title("Pressed")] }
    override var tableData: [Section] { [Section { [.title: "Row"] }] }
    override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
      edge == .trailing ? [BarButton("Go", action: .perform(Pressed.go))] : []
    }
    func go() {}
  }

  @Test func `an act beside one that says nothing anew came not at once with that before`()
    async throws
  {
    let window = await RecordedWindow([Pressed()], to: file)
    for _ in 0..<3 {
      await window.act {
        $0.visibleScreen.send(.displayed(TablePath(0, 0), TablePath(0, 0)))
        $0.visibleScreen.send(.barButton(.trailing, 0))
      }
    }
    window.close()
    // The first press came in one turn with the first rows in view.
    let text = try text
    #expect(text.components(separatedBy: #""isAtOnce":true"#).count == 2, "\(text)")
  }

  private final class Endless: TableScreen {
    override class var settings: Settings { [.title("Endless")] }
    override var tableData: [Section] {
      [Section { [.title: "Count", .action: .perform(Endless.count)] }]
    }
    func count() async throws { while true { try await Task.sleep(for: .milliseconds(50)) } }
  }

  @Test func `work without an end ends no recording with a mistake`() async throws {
    let window = await RecordedWindow([Endless()], to: file)
    let row = try #require(window.navigator.visibleScreen.layout.rowIDs.first)
    window.navigator.visibleScreen.send(.tap(row))
    try await Task.sleep(for: .milliseconds(20))
    window.close()
    let start = ContinuousClock.now
    let table = try await HeadlessHost.play(file, on: Endless())
    #expect(ContinuousClock.now - start < .seconds(40))
    table.close()
  }

  @Test(arguments: [
    #"{"name": "my settings", "recording": "yes", "important": true}"#,
    "{\n  \"recording\": 1\n}\n", #"{"recording":1}"#,
  ])
  func `a file of JSON that is no recording is left alone`(other: String) async throws {
    try Data(other.utf8).write(to: file)
    let file = file
    let kinds = await TableDiagnostics.collect {
      await RecordedWindow([Page("A")], to: file).close()
    }.map(\.kind)
    #expect(kinds == ["unsavedRecording"])
    #expect(try text == other)
    try FileManager.default.removeItem(at: file)
    for _ in 0..<2 { await RecordedWindow([Page("A")], to: file).close() }
    #expect(try TableRecording(contentsOf: file).host == "own")
  }

  @Test func `a torn last line is said in the test`() async throws {
    await RecordedWindow([Page("A")], to: file).close()
    try Data((try text + #"{"at":3,"do":"ta"#).utf8).write(to: file)
    #expect(try printed.contains("// Left out, as it is torn: the last line of the recording"))
  }
}
#endif
