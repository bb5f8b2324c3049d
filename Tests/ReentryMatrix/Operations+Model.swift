#if os(macOS) || os(Linux)
import TableScreen

extension Operations {
  /// What is asked of the table behind a screen.
  static let model: [Operation] = [
    Operation("TableModel.setExpanded(_:of:)") { $0.model.setExpanded(false, of: "d") },
    Operation("TableModel.mask(_:)") { $0.model.mask("a") },
    Operation("TableModel.setMasked(_:of:)") { $0.model.setMasked(true, of: "a") },
    Operation("TableModel.toggleMask(_:)") { $0.model.toggleMask("a") },
    Operation("TableModel.update(animation:_:)") { matter in
      matter.model.update { matter.model.mask("c") }
    },
    Operation("TableModel.beginUpdates()") { $0.model.beginUpdates() },
    Operation("TableModel.endUpdates()") { matter in
      matter.model.beginUpdates()
      matter.model.mask("c")
      matter.model.endUpdates()
    },
    Operation("TableModel.endUpdates()") { $0.model.endUpdates() },
    Operation("TableModel.setSource(_:of:)", structural: true) {
      $0.model.setSource(MatrixSource(), of: .section("one"))
    },
    Operation("TableModel.insert(_:_:)") { matter in
      _ = try? matter.model.insert(matter.stacked, .beforeMain)
    },
    Operation("TableModel.remove(_:)") { matter in
      _ = try? matter.model.insert(matter.stacked)
      try? matter.model.remove(matter.stacked)
    },
    edit("TableModel.insertRows(_:at:)") {
      try $0.insertRows([[.title: "new"]], at: .first(in: .section("one")))
    },
    edit("TableModel.insertRows(at:_:)") {
      try $0.insertRows(at: .last(in: "d")) { [.title: "new"] }
    },
    edit("TableModel.replaceRows(in:with:)") {
      try $0.replaceRows(in: .section("one"), with: [[.id: "a", .title: "other"]])
    },
    edit("TableModel.replaceRows(in:_:)") {
      try $0.replaceRows(in: .section("one")) { [.id: "a", .title: "built"] }
    },
    edit("TableModel.deleteRows(_:)") { try $0.deleteRows("a") },
    edit("TableModel.deleteRows(_:)") { try $0.deleteRows($0.resolve(.all)) },
    edit("TableModel.moveRows(_:to:)") { try $0.moveRows("a", to: .last(in: .section("one"))) },
    edit("TableModel.editRows(_:merging:)") { try $0.editRows("a", merging: [.title: "A"]) },
    edit("TableModel.editRows(_:_:)") { try $0.editRows("d") { $0.merge([.title: "D"]) } },
    edit("TableModel.reloadRows(_:)") { try $0.reloadRows(.section("one")) },
    edit("TableModel.moveRow(_:to:)") { model in
      guard let row = model.resolve("a").first else { return }
      try model.moveRow(row, to: TablePath(0, 2))
    },
    edit("TableModel.moveRow(_:to:)") { model in
      guard let row = model.resolve("c").first else { return }
      try model.moveRow(row, to: DataPath(section: 0, row: 0))
    },
    edit("TableModel.insertSections(_:at:)") {
      try $0.insertSections([TableSection("New", cells: [[.title: "new"]])], at: .index(0))
    },
    edit("TableModel.deleteSections(_:)") { try $0.deleteSections(.section("one")) },
    edit("TableModel.moveSections(_:to:)") { try $0.moveSections(.section("one"), to: .last) },
    edit("TableModel.editSections(_:_:)") { model in
      try model.editSections(.section("one")) { $0.title = ($0.title ?? "") + "!" }
    },
    edit("TableModel.reloadSections(_:)") { try $0.reloadSections(.section("one")) },
    Operation("the model's look-ups") { matter in
      let (model, row) = (matter.model, matter.row("d"))
      _ = (model.name(of: row).flatMap { model.row(named: $0) }, model.cell(row), model.hosts)
      _ = (model.isExpanded(row), model.isMasked("a"), model.visibility(of: row))
      _ = (model.dataPath(of: row), model.cells(.all), model.resolve(.tag("tag")), model.layout)
    },
  ]

  private static func edit(
    _ name: String, _ run: @escaping @MainActor (TableModel) throws -> Void
  ) -> Operation {
    Operation(name, structural: true) { try? run($0.model) }
  }

  /// What is asked of the window.
  static let window: [Operation] = [
    Operation("TableNavigator.send(_:)") { $0.window.send(.background) },
    Operation("TableNavigator.state") { _ = $0.window.state },
    Operation("TableNavigator.restore(_:making:)") {
      $0.window.restore($0.window.state) { PlainScreen($0) }
    },
    Operation("TableNavigator.restore(_:)") { matter in
      let state = matter.window.state
      matter.window.restore(
        TableRestoration(load: { state }, save: { _ in }, making: { PlainScreen($0) }))
    },
    Operation("TableNavigator.back()") { $0.window.back() },
    Operation("TableNavigator.didLeave(_:)") { $0.window.didLeave($0.screen) },
    Operation("TableNavigator.leave(_:)") { _ = $0.window.leave($0.screen) },
    Operation("TableNavigator.asksBeforeLeaving(_:)") {
      _ = $0.window.asksBeforeLeaving($0.screen)
    },
    Operation("TableNavigator.leaveAll(then:)") { $0.window.leaveAll {} },
    Operation("TableNavigator.closeToRoot()") { $0.window.closeToRoot() },
    Operation("TableNavigator.setTabs(_:selecting:)") {
      $0.window.setTabs([$0.first, PlainScreen("New tab")], selecting: 1)
    },
    Operation("TableNavigator.selectTab(_:)") { $0.window.selectTab(1 - $0.window.selectedTab) },
    Operation("TableNavigator.index(ofTab:)") { _ = $0.window.index(ofTab: "Other") },
    Operation("TableNavigator.setWide(_:)") { $0.window.setWide(!$0.window.isWide) },
    Operation("TableNavigator.focus(_:)") { $0.window.focus($0.screen) },
    Operation("TableNavigator.focusOtherPane()") { $0.window.focusOtherPane() },
    Operation("TableNavigator.toggleInspector()") {
      $0.window.makeInspector = { MatrixInspector() }
      $0.window.toggleInspector()
    },
    Operation("TableNavigator.drawing(_:)") { matter in
      _ = matter.window.drawing { matter.screen.layout.sectionCount }
    },
    Operation("TableNavigator.start()") { $0.window.start() },
    Operation("TableNavigator.end()") { $0.window.end() },
  ]

  /// What a person may do meanwhile, as a host that shows a menu of its own reports it.
  static let events: [Operation] = [
    event("tap") { .tap($0.row("a")) },
    event("longPress") { .longPress($0.row("a")) },
    event("tapAccessory") { .tapAccessory($0.row("a")) },
    event("control") { .control($0.row("c"), name: "accessory", value: .flag(true)) },
    event("typed") { .typed($0.row("b"), name: "value", text: "x") },
    event("submit") { _ in .submit },
    event("setExpanded") { .setExpanded($0.row("d"), false) },
    event("delete") { .delete([$0.row("f")]) },
    event("choose") { .rowAction($0.row("a"), .menu, 0) },
    event("insert") { .insert($0.row("g")) },
    event("move", structural: true) { .move($0.row("f"), to: TablePath(0, 0)) },
    event("beginSearch") { _ in .beginSearch },
    event("search") { _ in .search("a") },
    event("scope") { _ in .scope(1) },
    event("endSearch") { _ in .endSearch },
    event("refresh") { _ in .refresh },
    event("setEditing") { .setEditing(!$0.screen.isEditing) },
    event("barButton") { _ in .barButton(.trailing, 0) },
    event("undo", structural: true) { _ in .undo },
    event("redo", structural: true) { _ in .redo },
    event("displayed") { _ in .displayed(TablePath(0, 0), TablePath(0, 2)) },
    event("loadMore") { _ in .loadMore },
    event("cancel") { .cancel($0.row("a")) },
    event("cancelWaiting") { _ in .cancelWaiting },
    event("retry") { _ in .retry },
    event("dismissNotice") { _ in .dismissNotice }, event("moved") { _ in .moved },
  ]

  private static func event(
    _ name: String, structural isStructural: Bool = false,
    _ make: @escaping @MainActor (Matter) -> TableEvent
  ) -> Operation {
    Operation("TableEvent.\(name)", structural: isStructural) { $0.screen.send(make($0)) }
  }
}

/// An inspector, as far as the navigation knows one.
private final class MatrixInspector: TableScreen, InspectingScreen {}
#endif
