#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenData

/// A hook, and what makes it run.
struct Hook {
  /// The declaration, as `Type.name(labels:)`, or in words.
  let name: String
  let trigger: @MainActor (Matter) async throws -> Void

  init(_ name: String, _ trigger: @escaping @MainActor (Matter) async throws -> Void = { _ in }) {
    (self.name, self.trigger) = (name, trigger)
  }
}

/// All hooks; each window is shown, and drawn, before what makes one run is done.
@MainActor enum Hooks {
  static let all = reading + life + cells + acts + parts

  private static let reading: [Hook] = [
    Hook("TableScreen.tableData"), Hook("TableScreen.tableCells"), Hook("TableScreen.tableHeader"),
    Hook("TableScreen.tableFooter"), Hook("TableScreen.tableIndex"),
    Hook("TableScreen.imageLoader"), Hook("Screen.title"), Hook("Screen.titleView"),
    Hook("Screen.detailPlaceholder"),
    Hook("TableScreen.previewScreen(for:)") { _ = $0.screen.preview(of: $0.row("a")) },
    Hook("Screen.showsBar"), Hook("Screen.barButtons(_:)"),
    Hook("Screen.restorationName") { _ = $0.window.state },
    Hook("NativeScreen.substitute") { $0.screen.open(MatrixNative()) },
    Hook("TableGroup.sections"), Hook("RowSource.rows"), Hook("SectionSource.sections"),
  ]

  private static let life: [Hook] = [
    Hook("Screen.onLoad()"), Hook("Screen.willAppear()"), Hook("Screen.willPresent()"),
    Hook("Screen.onAppear()"), Hook("Screen.onPresent()"),
    Hook("Screen.willDisappear()") { $0.screen.open(PlainScreen("Above")) },
    Hook("Screen.onDisappear()") { $0.screen.open(PlainScreen("Above")) },
    Hook("Screen.willDismiss()") { $0.screen.close() },
    Hook("Screen.onDismiss()") { $0.screen.close() },
    Hook("Screen.shouldGoBack()") { $0.window.back() },
    Hook("Screen.shouldSelectTab(_:)") { $0.window.selectTab(1) },
    Hook("Screen.onBack()") {
      $0.screen.open(PlainScreen("Above"))
      $0.window.back()
    },
    Hook("Screen.onReturn(from:with:)") {
      $0.screen.open(PlainScreen("Above")).close(returning: 1)
    },
    Hook("then of open") { matter in
      matter.screen.open(PlainScreen("Above"), returning: Int.self) { _ in Probe.hit("then of open")
      }
      .close(returning: 1)
    },
    Hook("Screen.onAppEvent(_:)") { $0.window.send(.background) },
    Hook("Screen.open(_:)") { $0.screen.open(URL(filePath: "/nowhere")) },
    Hook("Screen.onError(_:)") { $0.screen.wait(for: "failing") { throw MatrixFailure() } },
    Hook("TableNavigator.shouldSelectTab") { $0.window.selectTab(1) },
    Hook("TableNavigator.onTabSelected") { $0.window.selectTab(1) },
    Hook("an undo") {
      $0.screen.registerUndo("undo") { Probe.hit("an undo") }
      $0.screen.send(.undo)
    },
    Hook("work of wait(for:)") { $0.screen.wait(for: "work") { Probe.hit("work of wait(for:)") } },
  ]

  private static let cells: [Hook] = [
    Hook("Screen.onCellCreated(_:_:)"), Hook("Screen.willDisplay(_:_:)"),
    Hook("Screen.onCellReused(_:_:)") { redraw($0) },
    Hook("TableScreen.onEndDisplaying(_:)") { $0.host.drawNothing() },
    Hook("TableScreen.onEndDisplayingHeader(of:)") { $0.host.drawNothing() },
    Hook("TableScreen.onEndDisplayingFooter(of:)") { $0.host.drawNothing() },
    Hook("TableScreen.willDisplayHeader(section:)"),
    Hook("TableScreen.willDisplayFooter(section:)"),
    Hook("TableRowCell.action(for:control:)"), Hook("TableRowCell.pressesButton(of:)"),
    Hook("TableRowCell.accessory(for:)"), Hook("TableRowCell.onLoad()"),
    Hook("TableRowCell.willDisplay()"), Hook("TableRowCell.body(for:)"),
    Hook("TableRowCell.prepareForReuse()") { redraw($0) },
    Hook("TableRowCell.onReuse()") { redraw($0) },
  ]

  private static func redraw(_ matter: Matter) {
    matter.host.drawNothing()
    matter.host.draw()
  }

  private static let acts: [Hook] = [
    Hook("action") { $0.screen.send(.tap($0.row("a"))) },
    Hook("lazy children") { $0.screen.setExpanded(true, of: "l") },
    Hook("validate") { try await edit($0) },
    Hook("TableScreen.onRefresh()") { $0.screen.send(.refresh) },
    Hook("TableScreen.onEndReached()"),
    Hook("TableScreen.onDataMistakes(_:)") { $0.screen.show(.sections([["cells": 5]])) },
    Hook("TableScreen.onCellDeleted(_:at:)") { $0.screen.send(.delete([$0.row("f")])) },
    Hook("TableScreen.onCellInserted(_:at:)") { $0.screen.send(.insert($0.row("g"))) },
    Hook("TableScreen.onCellMoved(_:from:to:)") { move($0, "f") },
    Hook("TableScreen.onCellMoved(_:from:to:after:)") { move($0, "f") },
    Hook("TableScreen.destination(of:from:proposed:)") { move($0, "f") },
    Hook("TableScreen.onValueChanged(_:)") {
      $0.screen.send(.control($0.row("h"), name: "own", value: .flag(true)))
    },
    Hook("TableScreen.onControl(_:)") {
      $0.screen.send(.control($0.row("h"), name: "own", value: .flag(true)))
    },
    Hook("TableScreen.validateForm()") { try await edit($0) },
    Hook("TableScreen.onSubmit()") { $0.screen.send(.submit) },
    Hook("TableScreen.willBind(_:_:)"), Hook("TableScreen.onBind(_:_:)"),
    Hook("TableScreen.willCommit(_:_:)") { try await edit($0) },
    Hook("TableScreen.onCommit(_:_:)") { try await edit($0) },
    Hook("TableScreen.willReload(_:_:)") { reload($0) },
    Hook("TableScreen.onReload(_:_:)") { reload($0) },
    Hook("TableRowCell.willBind(_:)"), Hook("TableRowCell.onBind(_:)"),
    Hook("TableRowCell.willCommit(_:)") { try await edit($0) },
    Hook("TableRowCell.onCommit(_:)") { try await edit($0) },
    Hook("TableRowCell.willReload(_:)") { reload($0) },
    Hook("TableRowCell.onReload(_:)") { reload($0) },
    Hook("TableScreen.willSelect(_:_:)") { $0.screen.send(.tap($0.row("c"))) },
    Hook("TableScreen.shouldDeselect(_:_:)") {
      $0.screen.select("c")
      $0.screen.send(.tap($0.row("c")))
    },
    Hook("TableScreen.onEditingChanged(_:)") { $0.screen.send(.setEditing(true)) },
    Hook("TableScreen.onSelectionChanged()") { $0.screen.select("c") },
    Hook("TableScreen.willBeginSearch()") { $0.screen.send(.search("a")) },
    Hook("TableScreen.onSearchChanged(_:)") { $0.screen.send(.search("a")) },
    Hook("TableScreen.onScopeChanged(_:)") { $0.screen.send(.scope(1)) },
    Hook("TableScreen.isInScope(_:_:)") {
      $0.screen.send(.search("a"))
      $0.screen.send(.scope(1))
    },
    Hook("TableScreen.willEndSearch()") {
      $0.screen.send(.search("a"))
      $0.screen.send(.endSearch)
    },
  ]

  private static let parts: [Hook] = [
    Hook("TableGroup.onCellDeleted(_:at:)") { $0.screen.send(.delete([$0.row("n")])) },
    Hook("TableGroup.onCellInserted(_:at:)") { $0.screen.send(.insert($0.row("m"))) },
    Hook("TableGroup.onCellMoved(_:from:to:)") { move($0, "n") },
    Hook("TableSource.willShow()"),
    Hook("TableSource.canRetry") {
      $0.rows.didChange(failure: MatrixFailure())
      $0.host.draw()
    },
    Hook("TableSource.retry()") { matter in
      matter.rows.didChange(failure: MatrixFailure())
      let first = matter.model.resolve(.section("source")).first
      let place = (0..<matter.screen.layout.sectionCount).first {
        matter.screen.layout.sectionID(at: $0) == first
      }
      if let place, let row = matter.screen.layout.row(at: TablePath(place, 0)) {
        matter.screen.send(.tap(row.id))
      }
    },
    Hook("TableSource.onContentChange") { $0.rows.titles = ["s", "T"] },
    Hook("TableModel.onCommand") { $0.screen.mask("a") },
    Hook("TableHost.navigate(_:)"), Hook("TableHost.apply(_:from:to:in:)") { $0.screen.mask("a") },
    Hook("TableHost.refreshChrome(of:)") { $0.screen.refreshChrome() },
    Hook("TableHost.scroll(to:at:in:)") { $0.screen.scroll(to: "f") },
    Hook("TableHost.focus(_:control:in:)") { $0.screen.focus("b") },
    Hook("TableHost.open(_:)") { $0.screen.open(URL(filePath: "/nowhere")) },
    Hook("TableHost.choose(_:)") { matter in
      TableFileQuestion(
        "File", types: [], folder: URL(filePath: "/nowhere"), chosen: nil, from: matter.screen,
        answered: { _ in }, folders: { _ in Screen() }
      ).ask()
    },
  ]

  private static func move(_ matter: Matter, _ row: String) {
    guard let from = matter.screen.layout.tablePath(of: matter.row(row)) else { return }
    let to = TablePath(from.section, row == "n" ? from.row + 1 : 0)
    matter.screen.send(.move(matter.row(row), to: to))
  }

  private static func edit(_ matter: Matter) async throws {
    matter.screen.send(.control(matter.row("b"), name: "value", value: .text("typed")))
    try await matter.screen.commitForm()
  }

  private static func reload(_ matter: Matter) {
    matter.screen.send(.typed(matter.row("b"), name: "value", text: "typed"))
    matter.screen.reloadForm()
  }
}
#endif
