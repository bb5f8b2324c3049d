#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenData

/// All that a hook may ask for.
@MainActor enum Operations {
  static let all =
    [Operation("nothing") { _ in }] + screen + table + structure + model + window + events

  /// What is asked of a screen of any kind.
  static let screen: [Operation] = [
    Operation("Screen.setTitle(_:)") { $0.screen.setTitle("New") },
    Operation("Screen.setRestorationName(_:)") { $0.screen.setRestorationName("new") },
    Operation("Screen.show(notice:)") { $0.screen.show(notice: "notice") },
    Operation("Screen.show(error:)") { $0.screen.show(error: MatrixFailure()) },
    Operation("Screen.show(error:)") { $0.screen.show(error: "error") },
    Operation("Screen.registerUndo(_:_:)") { matter in
      matter.screen.registerUndo("undo") { [weak matter] in matter?.screen.setTitle("Undone") }
    },
    Operation("Screen.registerUndo(_:_:)") { matter in
      matter.screen.registerUndo("slow undo") { [weak matter] in
        await Task.yield()
        matter?.screen.setTitle("Undone")
      }
    },
    Operation("Screen.refreshChrome()") { $0.screen.refreshChrome() },
    Operation("Screen.setBarButtons(_:_:)") { $0.screen.setBarButtons(.leading, []) },
    Operation("Screen.setBarButton(_:_:)") {
      $0.screen.setBarButton(.toolbar, TableBarButton("New", action: .perform(MatrixScreen.act)))
    },
    Operation("Screen.shownBarButtons(_:)") { _ = $0.screen.shownBarButtons(.trailing) },
    Operation("Screen.wait(for:_:)") { $0.screen.wait(for: "a") {} },
    Operation("Screen.wait(for:_:)") { $0.screen.wait(for: "b") { progress in progress(0.5) } },
    Operation("Screen.cancelWaiting()") { matter in
      matter.screen.wait(for: "c") { try await Task.sleep(for: .seconds(60)) }
      matter.screen.cancelWaiting()
    },
    Operation("Screen.retry()") { $0.screen.retry() },
    Operation("Screen.open(_:as:)") { $0.screen.open(PlainScreen("Pushed")) },
    Operation("Screen.open(_:as:)") { $0.screen.open(PlainScreen("Modal"), as: .modal) },
    Operation("Screen.open(_:as:)") { $0.screen.open(PlainScreen("Root"), as: .root) },
    Operation("Screen.open(_:as:)") { $0.screen.open(PlainScreen("Replacing"), as: .replace) },
    Operation("Screen.open(_:as:)") { $0.screen.open(PlainScreen("In tab"), as: .tab("Other")) },
    Operation("Screen.open(_:as:)") { $0.screen.open(PlainScreen("First"), as: .existing) },
    Operation("Screen.open(_:as:)") { $0.screen.open(PlainScreen("Detail"), as: .detail) },
    Operation("Screen.open(_:as:)") { $0.screen.open($0.screen) },
    Operation("Screen.open(_:as:returning:then:)") {
      $0.screen.open(PlainScreen("Asked"), returning: Int.self) { _ in }
    },
    Operation("Screen.close(returning:)") { $0.screen.close(returning: 1) },
    Operation("Screen.close(to:returning:)") { $0.screen.close(to: $0.first, returning: 1) },
    Operation("Screen.closeToRoot(returning:)") { $0.screen.closeToRoot() },
    Operation("Screen.openTabs(_:selecting:)") { $0.screen.openTabs([PlainScreen("New tab")]) },
    Operation("Screen.openTab(_:)") { $0.screen.openTab("Other") },
    Operation("Screen.openTab(_:)") { $0.screen.openTab(1) },
    Operation("Screen.setTabTitle(_:)") { $0.screen.setTabTitle("Tab") },
    Operation("Screen.setTabBadge(_:)") { $0.screen.setTabBadge("1") },
    Operation("Screen.setTabImage(_:selected:)") { $0.screen.setTabImage("star") },
    Operation("Screen.open(_:)") { $0.screen.open(URL(filePath: "/nowhere")) },
    Operation("Screen.preview(of:)") { _ = $0.screen.preview(of: $0.row("a")) },
    Operation("Screen.perform(_:)") { matter in
      if let command = matter.screen.commands.first { matter.screen.perform(command) }
    },
    Operation("Screen.kind(of:)") { _ = $0.screen.kind(of: $0.row("a")) },
    Operation("Screen.kind(of:)") { matter in
      for edge in matter.edges { _ = matter.screen.kind(of: edge) }
    },
    Operation("Screen.content(of:cell:)") {
      _ = $0.screen.content(of: $0.row("a"), cell: MatrixCell())
    },
    Operation("Screen.content(of:cell:)") { matter in
      for edge in matter.edges { _ = matter.screen.content(of: edge, cell: MatrixCell()) }
    },
    Operation("Screen.target(of:proposed:)") {
      _ = $0.screen.target(of: $0.row("f"), proposed: TablePath(0, 0))
    },
    Operation("Screen.settleMadeRows()") { _ = $0.screen.settleMadeRows() },
    Operation("Screen.willDraw(_:)") { $0.screen.willDraw($0.row("a")) },
    Operation("Screen.didDraw(_:_:)") { matter in
      let row = matter.row("a")
      if let content = matter.screen.content(of: row, cell: MatrixCell()) {
        matter.screen.didDraw(row, content)
      }
    },
    Operation("Screen.didLeaveView(_:)") { $0.screen.didLeaveView($0.row("a")) },
    Operation("Screen.didLeaveView(_:)") { matter in
      for edge in matter.edges { matter.screen.didLeaveView(edge) }
    },
    Operation("Screen.willDisplay(_:)") { matter in
      for edge in matter.edges { matter.screen.willDisplay(edge) }
    },
    Operation("chrome") { _ = $0.screen.chrome },
    Operation("NativeScreen.reportUnfit(_:)") { _ in NativeScreen().reportUnfit("unfit") },
  ]

  /// What is asked of a table's screen.
  static let table: [Operation] = [
    Operation("TableScreen.updateTableData()") { $0.screen.updateTableData() },
    Operation("TableScreen.update(animation:_:)") { matter in
      matter.screen.update { matter.screen.updateTableData() }
    },
    Operation("TableScreen.show(_:cells:limits:)") { $0.screen.show(.sections([["cells": 5]])) },
    Operation("TableScreen.show(_:)") {
      $0.screen.show(TableData(.sections([["cells": [["title": "data"]]]])))
    },
    .later("TableScreen.loadData()") { try await $0.screen.loadData() },
    Operation("TableScreen.formJSON()") { _ = try? $0.screen.formJSON() },
    Operation("TableScreen.addChild(_:_:)") { $0.screen.addChild(PlainScreen("Child")) },
    Operation("TableScreen.removeChild(_:)") { matter in
      let child = PlainScreen("Child")
      matter.screen.addChild(child, .above)
      matter.screen.removeChild(child)
    },
    Operation("TableScreen.delete(_:)") { $0.screen.delete([$0.row("f")]) },
    Operation("TableScreen.delete(_:)") { $0.screen.delete(.tag("f")) },
    Operation("TableScreen.setEditing(_:)") { $0.screen.setEditing(true) },
    Operation("TableScreen.toggleEditing()") { $0.screen.toggleEditing() },
    Operation("TableScreen.focus(_:control:)") { $0.screen.focus("b") },
    .later("TableScreen.commitForm()") { try await $0.screen.commitForm() },
    .later("TableScreen.commitForm(_:)") { try await $0.screen.commitForm("b") },
    .later("TableScreen.checkForm()") { try await $0.screen.checkForm() },
    .later("TableScreen.submitForm()") { try await $0.screen.submitForm() },
    Operation("TableScreen.reloadForm()") { $0.screen.reloadForm() },
    Operation("TableScreen.reloadForm(_:)") { $0.screen.reloadForm("b") },
    Operation("TableScreen.loadMore()") { $0.screen.loadMore() },
    Operation("TableScreen.resetPaging()") { $0.screen.resetPaging() },
    Operation("TableScreen.refresh()") { $0.screen.refresh() },
    Operation("TableScreen.startRefreshing()") { $0.screen.startRefreshing() },
    Operation("TableScreen.endRefreshing()") { $0.screen.endRefreshing() },
    Operation("TableScreen.setProgress(_:of:)") { $0.screen.setProgress(0.5, of: "a") },
    Operation("TableScreen.cancelActions(of:)") { $0.screen.cancelActions(of: "a") },
    Operation("TableScreen.beginSearch()") { $0.screen.beginSearch() },
    Operation("TableScreen.search(_:)") { $0.screen.search("d") },
    Operation("TableScreen.setSearchScope(_:)") { $0.screen.setSearchScope(1) },
    Operation("TableScreen.endSearch()") { $0.screen.endSearch() },
    Operation("TableScreen.select(_:)") { $0.screen.select("a") },
    Operation("TableScreen.deselect(_:)") { $0.screen.deselect("a") },
    Operation("TableScreen.clearSelection()") { $0.screen.clearSelection() },
    Operation("TableScreen.restore(_:)") { matter in
      var state = matter.screen.state
      state.isEditing = true
      matter.screen.restore(state)
    },
    Operation("TableScreen.scroll(to:at:)") { $0.screen.scroll(to: "l") },
    Operation("look-ups") { matter in
      let (screen, row) = (matter.screen, matter.row("a"))
      _ = (screen.nextRow(after: row), screen.previousRow(before: row), screen.isMasked("a"))
      _ = (screen.node(tag: "tag"), screen.dataPath(tag: "tag"), screen.visibility(of: row))
      _ = (screen.cell(at: TablePath(0, 0)), screen.cell(at: DataPath(section: 0, row: 0)))
      _ = (screen.tags(at: TablePath(0, 0)), screen.selectedIDs, screen.form.isDirty)
    },
  ]

  /// What is asked of the rows and remembered about them.
  static let structure: [Operation] = [
    Operation("TableScreen.setExpanded(_:of:)") { $0.screen.setExpanded(false, of: "d") },
    Operation("TableScreen.setExpanded(_:of:)") { $0.screen.setExpanded(true, of: "l") },
    Operation("TableScreen.mask(_:)") { $0.screen.mask("a") },
    Operation("TableScreen.setMasked(_:of:)") { $0.screen.setMasked(true, of: .section("one")) },
    Operation("TableScreen.unmask(_:)") { $0.screen.unmask("a") },
    Operation("TableScreen.toggleMask(_:)") { $0.screen.toggleMask("d") },
    Operation("TableScreen.setSource(_:of:)", structural: true) {
      $0.screen.setSource(MatrixSource(), of: .section("one"))
    },
    Operation("TableSource.didChange(failure:)") { $0.rows.didChange() },
    Operation("TableSource.didChange(failure:)") { $0.rows.didChange(failure: MatrixFailure()) },
    Operation("TableSource.didChange(failure:)") { $0.sections.didChange() },
    Operation("TableSource.setLoading(_:)") { $0.rows.setLoading(!$0.rows.isLoading) },
    Operation("a source's rows") { $0.rows.titles = $0.rows.titles.reversed() },
  ]
}

extension Matter {
  /// The headers and footers on screen.
  var edges: [SectionEdge] {
    let layout = screen.layout
    return (0..<layout.sectionCount).compactMap { layout.sectionID(at: $0) }.flatMap { id in
      SectionEdge.Side.allCases.map { SectionEdge($0, of: id) }
    }
  }
}
#endif
