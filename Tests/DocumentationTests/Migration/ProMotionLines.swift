// swift-format-ignore-file
// What the page for users of ProMotion shows in its column of TableScreen, word for word.
import Foundation
import TableScreen
import TableScreenData
import TableScreenCells

struct Job: Identifiable, Equatable, Sendable {
  let id: Int
  var title = ""
  var isDone = false
}

final class EditScreen: TableScreen {
  let job: Job
  init(_ job: Job) {
    self.job = job
    super.init()
  }
}

final class RecentScreen: TableScreen {}

class JobsScreen: TableScreen {
  var jobs: [Job] = []
  var isExpert = false
  let url = URL(filePath: "/a.png")

  override class var settings: Settings { [
    .title("Jobs"),
    .style(.grouped),
    .searchable(placeholder: "Search", scopes: ["All", "Open"], hidesInitially: true),
    .searchable(matching: JobsScreen.matches),
    .searchable(remotely: JobsScreen.find),
    .emptyText("All done."), .noResultsText("Nothing found."),
    .refreshable(), .indexable(), .longPressable(minDuration: 0.5), .pageable(), .selectable(.multiple),
    .rowHeight(.automatic(estimated: 97)), .rowHeight(.fixed(77)), .drafts,
  ] }
  override class var actions: Actions { ["edit": .perform(JobsScreen.editNamed)] }

  override var tableData: [Section] { [
    Section("Open", footer: "3 things to do", items: jobs) { job in [.title: job.title] },
    Section("Open", footer: "3 things to do") {
      for job in jobs { [.title: job.title] }
      if isExpert { [.title: "Advanced"] }
    },
  ] }
  override var tableCells: [Cell?]? { [[.title: "Row"], nil] }

  func lines(_ job: Job, _ cells: [Cell]) -> [Cell] { [
    [.title: "Milk", .subtitle: "2 liters"],
    [.style: .value1, .cellClass: .of(StarsCell.self), .reuseIdentifier: "wide"],
    [.action: .perform(JobsScreen.edit, job)],
    [.action: .perform(JobsScreen.editNamed), .arguments: .values(["id": 3])],
    [.action: .run { context in print(context.arguments) }],
    [.longPressAction: .perform(JobsScreen.edit, job)],
    [.accessory: .switch(job.isDone, changed: JobsScreen.setDone, job)],
    [.accessory: .button("Order", .perform(JobsScreen.edit, job))],
    [.accessory: .view(StarsCell.self, .perform(JobsScreen.edit, job))],
    [.accessory: .disclosure], [.accessory: .detail(.perform(JobsScreen.edit, job))],
    [.selectionStyle: .off], [.keepSelection: true], [.height: 60],
    [.image: .named("person", radius: 8, size: 24)],
    [.image: .remote(url, placeholder: "person")],
    [.editingStyle: .delete], [.deleteAction: .perform(JobsScreen.remove, job)], [.editingStyle: .insert],
    [.moveable: true], [.moveable: .withinSection],
    [.searchable: false], [.searchText: "dairy"], [.properties: .values(["stars": 4])],
    [.swipeActions: .actions([TableRowAction("Archive", .perform(JobsScreen.edit, job))])],
  ] }

  func sections(_ cells: [Cell], _ isExpert: Bool) -> [Section] {
    Section.list(
      Section("Open", cells: cells).header(StarsCell.self, height: 40),
      Section("Open", cells: cells).footer(StarsCell.self),
      isExpert ? Section("Advanced", cells: cells) : nil)
  }

  func matches(_ cell: Cell, _ query: String) -> Bool { true }
  func find(_ query: String) async throws -> [Section] { [] }
  func edit(_ job: Job) {}
  func editNamed(_ arguments: Arguments) {}
  func setDone(_ isDone: Bool, _ job: Job) {}
  func remove(_ job: Job) {}
  func add() {}

  override var tableIndex: [TableIndexEntry]? { [TableIndexEntry("A", section: "Apples")] }
  override var tableHeader: RowElement? { .text("3 jobs") }
  override var tableFooter: RowElement? { nil }
  override var titleView: RowElement? { .badge("3") }
  override func isInScope(_ cell: Cell, _ scope: Int) -> Bool { scope == 0 || cell.accessory == nil }
  override func onRefresh() async throws {}
  override func onEndReached() async throws -> Bool { false }
  override func onCellDeleted(_ cell: Cell, at path: DataPath) async throws -> Deletion { .delete }
  override func onCellInserted(_ cell: Cell, at path: DataPath) async throws {}
  override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) {}
  override func onCellCreated(_ cell: TableRowCell, _ row: NodeID) {}
  override func onCellReused(_ cell: TableRowCell, _ row: NodeID) {}
  override func willDisplay(_ cell: TableRowCell, _ row: NodeID) {}
  override func willDisplayHeader(section: Int) {}
  override func willDisplayFooter(section: Int) {}
  override func willBeginSearch() {}
  override func willEndSearch() {}
  override func onScopeChanged(_ scope: Int) {}
  override func onReturn(from screen: Screen, with value: Any?) {}
  override func onLoad() { setBarButton(.trailing, BarButton("Add", action: .perform(JobsScreen.add))) }
  override func onBack() {}
  override func willAppear() {}
  override func onAppear() {}
  override func willPresent() {}
  override func onPresent() {}
  override func willDisappear() {}
  override func onDisappear() {}
  override func willDismiss() {}
  override func onDismiss() {}
  override func onAppEvent(_ event: AppEvent) {}
  override func shouldSelectTab(_ screen: Screen) -> Bool { true }
  override func barButtons(_ edge: BarButton.Edge) -> [BarButton] { [] }

  func calls(_ job: Job, _ rows: [NodeID], _ inbox: Screen, _ archive: Screen) throws {
    updateTableData()
    refresh()
    startRefreshing()
    endRefreshing()
    setEditing(true)
    toggleEditing()
    delete(rows)
    print(isEditing, isSearching, searchString ?? "", originalSearchString ?? "", formValues)
    print(cell(at: TablePath(0, 1)) ?? [:], cell(at: DataPath(0, 1)) ?? [:])
    open(EditScreen(job))
    open(EditScreen(job), as: .modal)
    open(EditScreen(job), as: .modal) { (job: Job) in print(job) }
    open(EditScreen(job), as: .root)
    open(EditScreen(job), as: .replace)
    open(EditScreen(job), as: .detail)
    open(EditScreen(job), as: .tab("Jobs"))
    close(returning: job)
    closeToRoot()
    close(to: inbox)
    openTabs([inbox, archive])
    openTab("Archive")
    setTabBadge("3")
    setTitle("Jobs")
    addChild(RecentScreen(), .above)
    scroll(to: .section("Open"))
  }
}

final class OpenJobsScreen: JobsScreen {
  override class var settings: Settings { super.settings + [.longPressable()] }
}
