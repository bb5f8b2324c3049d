// swift-format-ignore-file
// What the pages for users of DXTableViewModel, PeriSemiStaticTVC, SDAutoUpdatingTableView and
// BGRecursiveTableViewDataSource show in their columns of TableScreen, word for word.
import TableScreen

@MainActor enum ModelLines {
  final class ItemScreen: TableScreen {
    func edit(_ id: Int) {}
    func rate(_ stars: Int, _ id: Int) {}
    func showDetails(_ id: Int) {}
    func archive(_ id: Int) {}
    func share(_ id: Int) {}

    override var tableIndex: [TableIndexEntry]? { nil }
    override func willSelect(_ row: NodeID, _ cell: Cell) -> NodeID? { row }
    override func shouldDeselect(_ row: NodeID, _ cell: Cell) -> Bool { true }
    override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) {}
    override func destination(of cell: Cell, from: TablePath, proposed: TablePath) -> TablePath { proposed }
    override func onEditingChanged(_ isEditing: Bool) {}
    override func willDisplay(_ cell: TableRowCell, _ row: NodeID) {}
    override func willDisplayHeader(section: Int) {}
    override func willDisplayFooter(section: Int) {}
    override func onEndDisplaying(_ row: NodeID) {}
    override func onEndDisplayingHeader(of section: NodeID) {}
    override func onEndDisplayingFooter(of section: NodeID) {}
    override func willBind(_ row: NodeID, _ cell: Cell) {}
    override func onBind(_ row: NodeID, _ cell: Cell) {}
    override func willReload(_ row: NodeID, _ cell: Cell) {}
    override func onReload(_ row: NodeID, _ cell: Cell) {}
    override func willCommit(_ row: NodeID, _ cell: Cell) {}
    override func onCommit(_ row: NodeID, _ cell: Cell) {}
    override func onCellDeleted(_ cell: Cell, at path: DataPath) async throws -> Deletion { .delete }
  }

  final class ItemCell: TableRowCell {
    override func body(for row: RowContext) -> RowElement { .text(row.cell.title ?? "") }
  }

  final class RedGroup: TableGroup {
    override var sections: [TableSection] { [TableSection("Red") { [.title: "Row"] }] }
    override func onCellDeleted(_ cell: TableCell, at path: DataPath) async throws -> Deletion? { .delete }
  }

  static func cells(_ id: Int, _ item: Sample.Person, _ group: TableGroup, _ isNew: Bool) -> [TableCell] { [
    [.title: "Milk", .subtitle: "2 liters", .image: "cup"],
    [.cellClass: .of(ItemCell.self)], [.reuseIdentifier: "wide"],
    [.height: 60], [.indentation: 1], [.keepSelection: true], [.selectionStyle: .off],
    [.action: .perform(ItemScreen.edit, id)],
    [.accessory: .detail(.perform(ItemScreen.showDetails, id))],
    [.editingStyle: .delete], [.deleteAction: .perform(ItemScreen.archive, id)],
    [.deleteTitle: "Archive"],
    [.moveable: true],
    [.menu: .actions([TableRowAction("Share", .perform(ItemScreen.share, id))])],
    [.bind: .draft(item, \.count)],
    [.bind: .fields(["first": .draft(item, \.first), "last": .draft(item, \.last)])],
    [.controls: .handlers(["stars": .changed(ItemScreen.rate, id)])],
    [.id: "milk"], [.tag: "advanced"], [.tag: "advanced", .masked: true], [.content: item.count],
    [.children: .group(group, expanded: true)],
    [.children: .group(group, showsTitles: true)],
    [.children: .cells { [.title: "Below"] }],
  ] }

  static func sections(_ cells: [TableCell], _ people: ArraySource<Sample.Item>, _ byCity: SectionSource) -> [TableSection] { [
    TableSection("Open", id: "open", footer: "3 things to do", cells: cells),
    TableSection("Open", cells: cells).header(ItemCell.self, height: 40),
    TableSection("Open", cells: cells).whenEmpty(.hide),
    TableSection("Open", cells: cells).masked(),
    TableSection("People", source: people),
    .sections(from: byCity),
  ] }

  static func settings() -> TableSettings { [
    .manualUpdates, .animations(.fade), .emptyPolicy(.hide), .indexable(),
    .animations([.insertRows: .top, .deleteRows: .fade]),
  ] }

  static func calls(
    _ screen: TableScreen, _ cell: TableCell, _ section: TableSection, _ row: NodeID, _ group: TableGroup,
    _ other: TableGroup, _ people: ArraySource<Sample.Item>, _ newItems: [Sample.Item], _ items: inout [Sample.Item]
  ) async throws {
    let model = TableModel([section])
    print(TableScreen(model: model))
    try model.insertSections([section], at: .last)
    try model.insertSections([section], at: .index(0))
    try model.insertSections([section], at: .after(.section("A")))
    try model.insertSections([section], at: .before(.section("A")))
    try model.deleteSections(.section("A"))
    try model.moveSections(.section("A"), to: .after(.section("C")))
    try model.reloadSections(.section("A"))
    try model.editSections(.section("A")) { $0.title = "Done" }
    try model.insertRows([cell], at: .last(in: .section("A")))
    try model.insertRows([cell], at: .after("a1"))
    try model.insertRows([cell], at: .before("a1"))
    try model.insertRows([cell], at: .path(DataPath(0, 2)))
    try model.deleteRows("a1")
    try model.moveRows("a1", to: .path(DataPath(0, 2)))
    try model.reloadRows("a1")
    try model.editRows("a1", merging: [.title: "Done"])
    model.update(animation: .fade) { screen.mask("a1") }
    model.beginUpdates()
    model.endUpdates()
    print(model.resolve(.section("A")), model.cells(.section("A")), model.dataPath(of: row) as Any)
    print(screen.nextRow(after: row) { $0.tags.contains("field") } as Any)
    print(screen.previousRow(before: row) as Any)
    print(screen.form["milk"]["count"] as Any)
    screen.form["milk"]["count"] = .integer(5)
    try await screen.commitForm()
    try await screen.commitForm("milk")
    screen.reloadForm()
    screen.reloadForm("milk")
    screen.mask(.path(DataPath(0, 1)))
    screen.unmask(.path(DataPath(0, 1)))
    screen.mask(.tag("advanced"))
    screen.toggleMask(.path(DataPath(0, 1)))
    print(screen.isMasked(.path(DataPath(0, 1))))
    screen.mask(.section("Advanced"))
    screen.mask(.tags(["a", "f"]))
    print(screen.visibility(of: row) as Any)
    print(screen.layout.tablePath(ofWritten: DataPath(0, 1)) as Any)
    print(screen.layout.writtenPath(at: TablePath(0, 1)) as Any)
    print(screen.layout.sourceIndex(at: TablePath(0, 1)) as Any)
    print(screen.dataPath(tag: "advanced") as Any, screen.tags(at: TablePath(0, 1)))
    screen.setSource(people, of: .section("People"))
    screen.setSource(nil, of: .section("People"))
    people.items = newItems
    print(people.items[2])
    screen.updateTableData()
    screen.update(animation: .fade) {
      items = newItems
      screen.updateTableData()
    }
    model.onCommand = { command in print(command.kind, command.node) }
    try model.insert(group, .last)
    try model.insert(group, .before(other))
    try model.insert(group, .after(other))
    try model.remove(group)
    screen.setExpanded(true, of: "milk")
    print(model.isExpanded(row) as Any, model.hosts)
    print(screen.layout.dataPath(at: TablePath(0, 1)) as Any, screen.layout.tablePath(of: row) as Any)
    print(screen.layout.tablePath(of: DataPath(0, 1)) as Any)
    people.onContentChange = { change in change.from.row == change.to.row }
    print(screen.model.cells(.children(of: "milk")))
  }
}
