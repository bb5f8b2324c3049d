import Foundation
import TableScreen
import TableScreenData
import TableScreenRecording
import TableScreenTesting
import TestSupport
import Testing

/// A method and a property that no screen of these tests has.
private final class StrangerScreen: TableScreen {
  var name = ""
  func row(_ index: Int) -> Cell { [.title: "\(index)"] }
  func act() {}
  func isHit(_ cell: Cell, _ text: String) -> Bool { true }
}

/// A row with a slider.
private final class SliderLike: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    .control(row.control(RowControl.boundName, .slider(0...1, step: nil)))
  }
}

private final class StrangeSearchScreen: TableScreen {
  override class var settings: Settings { [.searchable(matching: StrangerScreen.isHit)] }
  override var tableData: [Section] { [Section { [.title: "Row"] }] }
}

/// Each kind of mistake in an app's code can be made, and is reported as what it is.
@MainActor struct DiagnosticKindTests {
  /// How to make each of the mistakes.
  private static let ways: [DiagnosticKind: @MainActor () async throws -> Void] = [
    .childElsewhere: {
      let screen = TableScreen()
      screen.addChild(screen)
    },
    .childWithModel: { TableScreen().addChild(TableScreen(model: TableModel([]))) },
    .closedFirstScreen: { try await withScreen { $0.close() } },
    .closedToNotOpen: { try await withScreen { $0.close(to: PlainScreen()) } },
    .duplicateID: {
      try await show([[.id: 1, .title: "a"], [.id: 1, .title: "b"]])
    },
    .duplicateSection: {
      let screen = ClosureScreen {
        [TableSection("A", id: "a", cells: []), TableSection("B", id: "a", cells: [])]
      }
      _ = try await HeadlessHost.show(screen)
      screen.updateTableData()
    },
    .endlessChildren: {
      let group = SelfHoldingGroup()
      try await show([[.title: "Row", .children: .group(group, expanded: true)]])
    },
    .unfitControl: {
      final class Mixed: TableScreen {
        var text = ""
        override var tableData: [Section] {
          [
            Section(cells: [
              [.title: "Row", .bind: .to(\Mixed.text), .cellClass: .of(SliderLike.self)]
            ])
          ]
        }
      }
      _ = try await HeadlessHost.show(Mixed()).titles
    },
    .unfitField: {
      let screen = TableScreen(json: #"{"cells": [{"name": "age", "type": "integer"}]}"#)
      screen.formValues = ["age": .text("many")]
    },
    .unknownField: {
      let screen = TableScreen(json: #"{"cells": [{"name": "age", "type": "integer"}]}"#)
      screen.formValues = ["aeg": .integer(1)]
    },
    .hiddenOpener: { PlainScreen().open(PlainScreen()) },
    .lateRestoration: {
      let table = try await HeadlessHost.show(PlainScreen())
      table.navigator.restore(table.navigator.state) { _ in nil }
    },
    .nobodyAnswers: {
      try await show([[.title: "Row", .action: .perform(StrangerScreen.act)]])?.tap("Row")
    },
    .nothingMeant: { try await withScreen { ($0 as? TableScreen)?.mask(.tag("x")) } },
    .openElsewhere: {
      let (screen, other) = (PlainScreen(), PlainScreen())
      let windows = try await (HeadlessHost.show(screen), HeadlessHost.show(other))
      screen.open(other)
      withExtendedLifetime(windows) {}
    },
    .restlessHook: {
      try await HeadlessHost.show(RestlessHookScreen()).search("a")
    },
    .restlessUpdates: {
      let (model, owner) = (TableModel(), RestlessOwner())
      model.owner = owner
      model.update { model.read([TableSection(cells: [[.title: "0"]])]) }
    },
    .returnedRow: {
      let cell: TableCell = [.id: "a", .title: "a", .editingStyle: .delete]
      let table = try await show([cell])
      try await table?.delete("a")
      (table?.visibleScreen as? TableScreen)?.updateTableData()
    },
    .lostReturn: {
      let saved =
        #"{"tabs": [{"screens": [{}]}], "modals": [{"screens": [{"name": "a", "isAwaited": true}]}], "selectedTab": 0}"#
      let state = try JSONDecoder().decode(TableNavigationState.self, from: Data(saved.utf8))
      let table = try await HeadlessHost.show(
        PlainScreen(),
        restoration: TableRestoration(load: { state }, save: { _ in }) { _ in PlainScreen() })
      table.visibleScreen.close(returning: "value")
    },
    .otherReturn: {
      try await withScreen { screen in
        screen.open(PlainScreen()) { (_: String) in }.close(returning: 3)
      }
    },
    .sharedModel: {
      let model = TableModel([])
      let first = TableScreen(model: model)
      _ = TableScreen(model: model)
      withExtendedLifetime(first) {}
    },
    .slowTurn: {
      // A report of its own comes from the watch; see SlowTurnTests.
      TableDiagnostics.report(.slowTurn, "slow", at: .init(screen: "S"))
    },
    .tooManyRows: {
      _ = try await HeadlessHost.show(
        ClosureScreen { [TableSection("S", count: .max) { [.title: "\($0)"] }] })
    },
    .uncheckedControl: {
      let table = try await show([[.title: "Row", .validate: .required()]])
      try? await table?.screen?.commitForm()
    },
    .unbegunUpdates: { TableModel([]).endUpdates() },
    .unendedUpdates: {
      let model = TableModel([])
      model.beginUpdates()
      for _ in 0..<4 { await Task.yield() }
      withExtendedLifetime(model) {}
    },
    .unknownControl: {
      _ = try await show([[.title: "Row", .controls: .handlers(["og": .runNow { _ in }])]])?.page
    },
    .unknownAction: { try await show([[.title: "Row", .action: .named("edti")]])?.tap("Row") },
    .failedStore: {
      struct QueryError: TableStoreError { let storeFault = TableStoreFault.failed }
      try await withScreen { screen in
        screen.show(error: QueryError())
        screen.show(error: QueryError())
      }
    },
    .unexplainedError: {
      struct SecretError: Error {}
      try await withScreen { $0.show(error: SecretError()) }
    },
    .unreadState: {
      // A folder is no file.
      _ = TableRestoration.file(URL(filePath: "/")) { _ in nil }.load()
    },
    .unknownTab: { try await withScreen { $0.openTab("Trash") } },
    .unfitNative: { NativeScreen().reportUnfit("its widget stands in another screen") },
    .unsavedRecording: {
      let table = try await HeadlessHost.show(PlainScreen())
      TableRecorder(URL(filePath: "/dev/null/x.jsonl"), host: RecordedHost("test"))
        .begin(table.navigator)
    },
    .unsavedState: {
      let table = try await HeadlessHost.show(PlainScreen())
      TableRestoration.file(URL(filePath: "/dev/null/state.json")) { _ in nil }
        .save(table.navigator.state)
    },
    .wrongTabs: { try await withScreen { $0.openTabs([]) } },
    .wrongValue: { try await show([[.title: true]]) },
  ]

  @discardableResult
  private static func show(_ cells: [TableCell]) async throws -> HeadlessHost? {
    try await HeadlessHost.show(ClosureScreen { [TableSection("S", cells: cells)] })
  }

  /// Does something with a screen that a host shows.
  private static func withScreen(_ body: (Screen) -> Void) async throws {
    let table = try await HeadlessHost.show(PlainScreen())
    body(table.visibleScreen)
    try await table.settle()
  }

  @Test(arguments: DiagnosticKind.allCases) func `each is reported as what it is`(
    kind: DiagnosticKind
  ) async throws {
    let way = try #require(Self.ways[kind], "nobody knows how to make this mistake")
    let found = try await TableDiagnostics.collect { try await way() }
    let first = try #require(found.first)
    #expect(found.count == 1)
    #expect(first.kind == kind.rawValue)
    #expect(!first.what.isEmpty && !first.why.isEmpty && !first.remedy.isEmpty)
    #expect(first.place != .init() || kind == .unbegunUpdates || kind == .unendedUpdates)
    #expect(!first.description.contains("NobodyAnswers"))
  }

  @Test func `a state that cannot be kept is said with its file, in words`() async throws {
    let folder = try TemporaryFolder()
    let broken = URL(filePath: try folder.write("{", to: "broken.json"))
    let blocked = broken.appending(path: "state.json")
    let table = try await HeadlessHost.show(PlainScreen())
    let reports = await TableDiagnostics.collect {
      _ = TableRestoration.file(broken) { _ in nil }.load()
      _ = TableRestoration.file(folder.url) { _ in nil }.load()
      TableRestoration.file(blocked) { _ in nil }.save(table.navigator.state)
    }
    #expect(reports.map(\.kind) == ["unreadState", "unreadState", "unsavedState"])
    let files = [broken, folder.url, blocked].map { $0.path(percentEncoded: false) }
    #expect(reports.map(\.place.file) == files)
    for (report, file) in zip(reports, files) {
      #expect(report.description.contains("where:  file \(file)\n"))
      for word in ["Error", "Domain", "Code", "NS", "Swift.", "Context", "{"] {
        #expect(!report.what.contains(word), "\(report.what)")
      }
    }
  }

  @Test func `whatever names something of nobody here, it is said which`() async throws {
    let rows = try await TableDiagnostics.collect {
      _ = try await HeadlessHost.show(
        ClosureScreen { [TableSection("S", count: 1, cell: StrangerScreen.row)] }
      ).titles
    }
    let wanted = "StrangerScreen, but there is only ClosureScreen"
    #expect(rows.first?.what == "the rows are made by a method of \(wanted)")
    #expect(rows.first?.place.section == "S")
    let binding = try await TableDiagnostics.collect {
      _ = try await Self.show([[.title: "Row", .bind: .to(\StrangerScreen.name)]])?.row("Row")
    }
    #expect(binding.first?.what == "the row is bound to a property of \(wanted)")
    #expect(binding.first?.place.key == "bind")
    let search = try await TableDiagnostics.collect {
      try await HeadlessHost.show(StrangeSearchScreen()).search("x")
    }
    #expect(
      search.map(\.what) == [
        "the search names a method of StrangerScreen, but there is only StrangeSearchScreen"
      ])
  }
}
