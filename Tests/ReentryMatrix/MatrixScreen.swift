#if os(macOS) || os(Linux)
import Foundation
import TableScreen

/// A screen that uses everything, and whose hooks are probed.
final class MatrixScreen: TableScreen {
  var store: MatrixStore?

  override class var settings: Settings {
    [
      .title("Matrix"), .searchable(scopes: ["All", "Some"]), .refreshable(), .indexable(),
      .selectable(.multiple), .pageable(), .longPressable(), .editable(),
    ]
  }

  func act() { Probe.hit("action") }
  func children() async throws -> [Cell] {
    Probe.hit("lazy children")
    return [[.title: "l1"]]
  }

  // MARK: What is read

  override var tableData: [Section] {
    Probe.hit("TableScreen.tableData")
    return (store?.table ?? []) + super.tableData
  }
  override var tableCells: [Cell?]? {
    Probe.hit("TableScreen.tableCells")
    return nil
  }
  override var tableHeader: RowElement? {
    Probe.hit("TableScreen.tableHeader")
    return nil
  }
  override var tableFooter: RowElement? {
    Probe.hit("TableScreen.tableFooter")
    return nil
  }
  override var tableIndex: [TableIndexEntry]? {
    Probe.hit("TableScreen.tableIndex")
    return nil
  }
  override var imageLoader: any TableImageLoader {
    Probe.hit("TableScreen.imageLoader")
    return NoPictures()
  }
  override var title: String {
    Probe.hit("Screen.title")
    return super.title
  }
  override var titleView: RowElement? {
    Probe.hit("Screen.titleView")
    return nil
  }
  override var detailPlaceholder: String? {
    Probe.hit("Screen.detailPlaceholder")
    return nil
  }
  override func previewScreen(for cell: Cell) -> Screen? {
    Probe.hit("TableScreen.previewScreen(for:)")
    return nil
  }
  override var showsBar: Bool {
    Probe.hit("Screen.showsBar")
    return true
  }
  override var restorationName: String? {
    Probe.hit("Screen.restorationName")
    return "matrix"
  }
  override func barButtons(_ edge: TableBarButton.Edge) -> [TableBarButton] {
    Probe.hit("Screen.barButtons(_:)")
    return edge == .trailing ? [TableBarButton("Act", action: .perform(MatrixScreen.act))] : []
  }

  // MARK: Life

  override func onLoad() { Probe.hit("Screen.onLoad()") }
  override func willAppear() { Probe.hit("Screen.willAppear()") }
  override func willPresent() { Probe.hit("Screen.willPresent()") }
  override func onAppear() { Probe.hit("Screen.onAppear()") }
  override func onPresent() { Probe.hit("Screen.onPresent()") }
  override func willDisappear() { Probe.hit("Screen.willDisappear()") }
  override func willDismiss() { Probe.hit("Screen.willDismiss()") }
  override func onDisappear() { Probe.hit("Screen.onDisappear()") }
  override func onDismiss() { Probe.hit("Screen.onDismiss()") }
  override func shouldGoBack() -> Bool {
    Probe.hit("Screen.shouldGoBack()")
    return true
  }
  override func shouldSelectTab(_ screen: Screen) -> Bool {
    Probe.hit("Screen.shouldSelectTab(_:)")
    return true
  }
  override func onBack() { Probe.hit("Screen.onBack()") }
  override func onReturn(from screen: Screen, with value: Any?) {
    Probe.hit("Screen.onReturn(from:with:)")
  }
  override func onAppEvent(_ event: TableAppEvent) { Probe.hit("Screen.onAppEvent(_:)") }
  override func open(_ url: URL) {
    Probe.hit("Screen.open(_:)")
    super.open(url)
  }
  override func onError(_ error: any Error) {
    Probe.hit("Screen.onError(_:)")
    super.onError(error)
  }

  // MARK: Cells

  override func onCellCreated(_ cell: TableRowCell, _ row: NodeID) {
    Probe.hit("Screen.onCellCreated(_:_:)")
  }
  override func onCellReused(_ cell: TableRowCell, _ row: NodeID) {
    Probe.hit("Screen.onCellReused(_:_:)")
  }
  override func willDisplay(_ cell: TableRowCell, _ row: NodeID) {
    Probe.hit("Screen.willDisplay(_:_:)")
  }
  override func onEndDisplaying(_ row: NodeID) { Probe.hit("TableScreen.onEndDisplaying(_:)") }
  override func onEndDisplayingHeader(of section: NodeID) {
    Probe.hit("TableScreen.onEndDisplayingHeader(of:)")
  }
  override func onEndDisplayingFooter(of section: NodeID) {
    Probe.hit("TableScreen.onEndDisplayingFooter(of:)")
  }
  override func willDisplayHeader(section: Int) {
    Probe.hit("TableScreen.willDisplayHeader(section:)")
  }
  override func willDisplayFooter(section: Int) {
    Probe.hit("TableScreen.willDisplayFooter(section:)")
  }

  // MARK: What a person does

  override func onRefresh() async throws { Probe.hit("TableScreen.onRefresh()") }
  override func onEndReached() async throws -> Bool {
    Probe.hit("TableScreen.onEndReached()")
    return false
  }
  override func onDataMistakes(_ mistakes: [TableDataMistake]) {
    Probe.hit("TableScreen.onDataMistakes(_:)")
  }
  override func onCellDeleted(_ cell: Cell, at path: DataPath) async throws -> TableDeletion {
    Probe.hit("TableScreen.onCellDeleted(_:at:)")
    store?.removed.insert(cell.title ?? "")
    return .delete
  }
  override func onCellInserted(_ cell: Cell, at path: DataPath) async throws {
    Probe.hit("TableScreen.onCellInserted(_:at:)")
  }
  override func onValueChanged(_ change: TableValueChange) {
    Probe.hit("TableScreen.onValueChanged(_:)")
  }
  override func onControl(_ event: TableControlEvent) { Probe.hit("TableScreen.onControl(_:)") }
  override func validateForm() async throws { Probe.hit("TableScreen.validateForm()") }
  override func onSubmit() async throws {
    Probe.hit("TableScreen.onSubmit()")
    try await super.onSubmit()
  }
  override func willBind(_ row: NodeID, _ cell: Cell) { Probe.hit("TableScreen.willBind(_:_:)") }
  override func onBind(_ row: NodeID, _ cell: Cell) { Probe.hit("TableScreen.onBind(_:_:)") }
  override func willCommit(_ row: NodeID, _ cell: Cell) {
    Probe.hit("TableScreen.willCommit(_:_:)")
  }
  override func onCommit(_ row: NodeID, _ cell: Cell) { Probe.hit("TableScreen.onCommit(_:_:)") }
  override func willReload(_ row: NodeID, _ cell: Cell) {
    Probe.hit("TableScreen.willReload(_:_:)")
  }
  override func onReload(_ row: NodeID, _ cell: Cell) { Probe.hit("TableScreen.onReload(_:_:)") }
  override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) {
    Probe.hit("TableScreen.onCellMoved(_:from:to:)")
  }
  override func onCellMoved(
    _ cell: Cell, from: DataPath, to: DataPath, after previous: TableNeighbor?
  ) {
    store?.moved.insert(cell.title ?? "")
    Probe.hit("TableScreen.onCellMoved(_:from:to:after:)")
    super.onCellMoved(cell, from: from, to: to, after: previous)
  }
  override func willSelect(_ row: NodeID, _ cell: Cell) -> NodeID? {
    Probe.hit("TableScreen.willSelect(_:_:)")
    return row
  }
  override func shouldDeselect(_ row: NodeID, _ cell: Cell) -> Bool {
    Probe.hit("TableScreen.shouldDeselect(_:_:)")
    return true
  }
  override func destination(of cell: Cell, from: TablePath, proposed: TablePath) -> TablePath {
    Probe.hit("TableScreen.destination(of:from:proposed:)")
    return proposed
  }
  override func onEditingChanged(_ isEditing: Bool) {
    Probe.hit("TableScreen.onEditingChanged(_:)")
  }
  override func onSelectionChanged() { Probe.hit("TableScreen.onSelectionChanged()") }
  override func willBeginSearch() { Probe.hit("TableScreen.willBeginSearch()") }
  override func onSearchChanged(_ query: String) { Probe.hit("TableScreen.onSearchChanged(_:)") }
  override func onScopeChanged(_ scope: Int) { Probe.hit("TableScreen.onScopeChanged(_:)") }
  override func isInScope(_ cell: Cell, _ scope: Int) -> Bool {
    Probe.hit("TableScreen.isInScope(_:_:)")
    return cell.title != "b"
  }
  override func willEndSearch() { Probe.hit("TableScreen.willEndSearch()") }
}
#endif
