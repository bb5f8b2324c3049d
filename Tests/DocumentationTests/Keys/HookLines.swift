// swift-format-ignore-file
// What the page of all hooks shows in its column of Swift, word for word.
import Foundation
import TableScreen
import TableScreenCells

class HookScreen: TableScreen {
  var owner = ""
  var isExpert = false
  var made = 0
  let cells: [Cell] = []
  func add() {}
  func save() {}
  func load() async throws {}
  func loadMoreRows() async throws -> Bool { false }
  func move(_ old: Int, to new: Int) {}

  override class var settings: Settings { [.title("To do"), .searchable()] }
  override var tableData: [Section] { [Section("Open", cells: cells)] }
  override var tableCells: [Cell?]? { [[.title: "Milk"], isExpert ? [.title: "Advanced"] : nil] }
  override func previewScreen(for cell: Cell) -> Screen? { cell.tags.contains("letter") ? HookScreen() : nil }
  override var tableHeader: RowElement? { .text("3 of 5 packed") }
  override var tableFooter: RowElement? { .text("Since Monday", role: .caption) }
  override var tableIndex: [TableIndexEntry]? { [TableIndexEntry("★", section: "Favorites")] }
  override var imageLoader: any TableImageLoader { URLImageLoader() }
  override var title: String { "\(cells.count) things" }
  override var detailPlaceholder: String? { "Choose a letter" }
  override var titleView: RowElement? { .row(.text("Inbox"), .badge("3")) }
  override var showsBar: Bool { false }
  override func barButtons(_ edge: BarButton.Edge) -> [BarButton] { edge == .trailing ? [BarButton("Add", action: .perform(HookScreen.add))] : [] }
  override var restorationName: String? { "inbox" }
  override class var actions: Actions { ["add": .perform(HookScreen.add)] }
  override class var cellClasses: CellClasses { .ready + ["stars": StarsCell.self] }
  override class var bindings: Bindings { ["owner": .to(\HookScreen.owner)] }
  override func onDataMistakes(_ mistakes: [TableDataMistake]) { show(error: "\(mistakes.count) mistakes") }
  override func onLoad() { add() }
  override func willAppear() { updateTableData() }
  override func willPresent() { focus("name") }
  override func onAppear() { add() }
  override func onPresent() { refresh() }
  override func willDisappear() { save() }
  override func willDismiss() { save() }
  override func onDisappear() { save() }
  override func onDismiss() { save() }
  override func shouldGoBack() -> Bool { !form.isDirty }
  override func onBack() { refresh() }
  override func onReturn(from screen: Screen, with value: Any?) { owner = value as? String ?? owner }
  override func shouldSelectTab(_ screen: Screen) -> Bool { !form.isDirty }
  override func onAppEvent(_ event: AppEvent) { if event == .background { save() } }
  override func open(_ url: URL) { show(notice: url.absoluteString) }
  override func onError(_ error: any Error) { show(error: "That did not work") }
  override func onRefresh() async throws { try await load() }
  override func onEndReached() async throws -> Bool { try await loadMoreRows() }
  override func isInScope(_ cell: Cell, _ scope: Int) -> Bool { scope == 0 || cell.tags.contains("unread") }
  override func willBeginSearch() { save() }
  override func onSearchChanged(_ query: String) { owner = query }
  override func onScopeChanged(_ scope: Int) { save() }
  override func willEndSearch() { save() }
  override func onCellDeleted(_ cell: Cell, at path: DataPath) async throws -> Deletion { cell.title == "Milk" ? .keep : .delete }
  override func onCellInserted(_ cell: Cell, at path: DataPath) async throws { add() }
  override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) { move(from.row, to: to.row) }
  override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath, after previous: TableNeighbor?) { move(from.row, to: to.row) }
  override func destination(of cell: Cell, from: TablePath, proposed: TablePath) -> TablePath { proposed.section == 0 ? proposed : from }
  override func onEditingChanged(_ isEditing: Bool) { if !isEditing { save() } }
  override func willSelect(_ row: NodeID, _ cell: Cell) -> NodeID? { cell.tags.contains("locked") ? nil : row }
  override func shouldDeselect(_ row: NodeID, _ cell: Cell) -> Bool { selectedRows.count > 1 }
  override func onSelectionChanged() { setTitle("\(selectedRows.count) chosen") }
  override func validateForm() async throws { if owner.isEmpty { throw TableFormError.problem("Type a name", in: form["name"]) } }
  override func onSubmit() async throws { try await commitForm() }
  override func onValueChanged(_ change: TableValueChange) { show(notice: "\(change.name) is changed") }
  override func onControl(_ event: TableControlEvent) { show(notice: event.control) }
  override func willBind(_ row: NodeID, _ cell: Cell) { save() }
  override func onBind(_ row: NodeID, _ cell: Cell) { save() }
  override func willReload(_ row: NodeID, _ cell: Cell) { save() }
  override func onReload(_ row: NodeID, _ cell: Cell) { save() }
  override func willCommit(_ row: NodeID, _ cell: Cell) { save() }
  override func onCommit(_ row: NodeID, _ cell: Cell) { save() }
  override func onCellCreated(_ cell: TableRowCell, _ row: NodeID) { made += 1 }
  override func onCellReused(_ cell: TableRowCell, _ row: NodeID) { made -= 1 }
  override func willDisplay(_ cell: TableRowCell, _ row: NodeID) { made += 1 }
  override func onEndDisplaying(_ row: NodeID) { made -= 1 }
  override func willDisplayHeader(section: Int) { made = section }
  override func willDisplayFooter(section: Int) { made = section }
  override func onEndDisplayingHeader(of section: NodeID) { made = 0 }
  override func onEndDisplayingFooter(of section: NodeID) { made = 0 }
}

final class HookGroup: TableGroup {
  var moves = 0
  override var sections: [TableSection] { [TableSection("Filters") { [.title: "Unread only"] }] }
  override func onCellDeleted(_ cell: TableCell, at path: DataPath) async throws -> Deletion? { .done }
  override func onCellInserted(_ cell: TableCell, at path: DataPath) async throws -> Bool { true }
  override func onCellMoved(_ cell: TableCell, from: DataPath, to: DataPath) { moves += 1 }
}

final class HookCell: TableRowCell {
  var rows = 0
  override func body(for row: RowContext) -> RowElement { .row(.text(row.cell.title ?? ""), .spacer, .badge("3")) }
  override func accessory(for row: RowContext) -> RowContent.Accessory { .disclosure }
  override class func action(for row: RowContext, control: String?) -> TableAction? { .runNow { context in print(context.cell) } }
  override class func pressesButton(of row: RowContext) -> Bool { true }
  override func onLoad() { rows = 0 }
  override func prepareForReuse() { rows += 1 }
  override func onReuse() { rows += 1 }
  override func willDisplay() { rows += 1 }
  override class func willBind(_ row: RowContext) { print(row.id) }
  override class func onBind(_ row: RowContext) { print(row.id) }
  override class func willReload(_ row: RowContext) { print(row.id) }
  override class func onReload(_ row: RowContext) { print(row.id) }
  override class func willCommit(_ row: RowContext) { print(row.id) }
  override class func onCommit(_ row: RowContext) { print(row.id) }
}

final class HookRowSource: RowSource {
  var count = 0
  var isReading = false
  func start() {}
  override var rows: TableSection { TableSection(count: count) { [.title: "Row \($0)"] } }
  override func willShow() { start() }
  override var canRetry: Bool { true }
  override func retry() { start() }
  override var isWorking: Bool { isReading }
}

final class HookSectionSource: SectionSource {
  override var sections: [TableSection] { [TableSection("One", id: "one") { [.title: "Row"] }] }
}

final class HookNativeScreen: NativeScreen {
  override var substitute: String { "A map of Oslo" }
}
