public import TableScreen

/// What goes into which bag: the table owns its rows, so there is no other list to keep in step with it.
public final class PackingScreen: TableScreen {
  private let papers = PapersGroup()
  private var changeCount = 0
  /// The things with a tick, by which a tick is told from other signs of a row, as that it is being deleted.
  private var ticked: Set<Cell.ID> = []

  /// Creates the bags with what usually goes into them.
  public override init() {
    super.init(
      model: TableModel([
        Self.bag("Hand luggage", ["Book", "Headphones", "Toothbrush"]),
        Self.bag("Suitcase", ["Pullover", "Shirts", "Socks", "Towel"]),
      ]))
  }

  public override class var settings: Settings {
    [
      .title("Packing"), .editable(), .searchable(hidesInitially: true),
      .animations([.insertRows: .top, .deleteRows: .fade]),
    ]
  }

  private static func bag(_ name: String, _ things: [String]) -> Section {
    Section(name, id: bagID(name), cells: things.map(thing))
      .defaults([.moveable: true, .editingStyle: .delete, .deleteTitle: "Leave at home"])
  }

  /// Bags have ids of their own: parts of the papers have titles, too.
  private static func bagID(_ name: String) -> Cell.ID { Cell.ID("bag: \(name)") }

  private static func thing(_ name: String) -> Cell {
    [
      .id: .key(name), .title: name, .action: .perform(PackingScreen.toggle, name),
      .actionTitle: "Pack",
    ]
  }

  public override func onLoad() {
    papers.onChange = { [weak self] in
      self?.changeCount += 1
      self?.updateTableData()
    }
    do {
      try model.insertRows(at: .first(in: .section(Self.bagID("Hand luggage")))) {
        [
          .id: 0, .title: Self.papersTitle, .subtitle: "Without them nobody goes anywhere",
          .height: 66, .keepSelection: true, .editingStyle: .off, .moveable: false,
          .children: .group(papers, expanded: true, showsTitles: true),
        ]
      }
    } catch {
      onError(error)
    }
    model.onCommand = { [weak self] command in
      if let self, !command.isImplied { changeCount += weight(of: command) }
    }
  }

  /// How many changes a person sees in a command: of what looks different only the ticks count.
  private func weight(of command: ChangeSet.Command) -> Int {
    let now = Set(things.filter { $0.accessory != nil }.compactMap(\.id))
    defer { ticked = now }
    switch command.kind {
    case .refreshRows: return ticked.symmetricDifference(now).count
    case .refreshSections: return 0
    default: return 1
    }
  }

  public override var tableHeader: RowElement? {
    let things = things
    let packed =
      things.count { $0.accessory != nil } + PapersGroup.names.count - papers.missing.count
    let total = things.count + PapersGroup.names.count
    return .row(
      .text("\(packed) of \(total) packed"), .spacer,
      .progress(total == 0 ? 0 : Double(packed) / Double(total)))
  }

  public override var tableFooter: RowElement? {
    let changes = changeCount == 1 ? "1 change" : "\(changeCount) changes"
    var count = RowText(TableText("\(changes) on screen since you came"), role: .caption)
    count.lines = 0
    return .column(
      .text(count),
      .tour(
        "A table that owns its rows, edited by id: undo, groups inside rows and moves between bags come with it."
      ))
  }

  public override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
    switch edge {
    case .trailing:
      super.barButtons(edge) + [BarButton("Add", action: .perform(PackingScreen.add))]
    case .toolbar:
      [
        BarButton("Missing", action: .perform(PackingScreen.showMissing)),
        BarButton("Another bag", action: .perform(PackingScreen.addBag)),
      ]
    default: super.barButtons(edge)
    }
  }

  private var things: [Cell] { model.cells(.all).filter { $0.id != Self.papersID } }

  /// No thing is called by a number.
  private static let papersID: Cell.ID = 0
  private static let papersTitle = "Papers"

  func toggle(_ name: String) throws {
    try model.editRows(.id(Cell.ID(name))) { cell in
      let isPacked = cell.accessory == nil
      cell[.accessory] = isPacked ? .checkmark : nil
      cell[.actionTitle] = isPacked ? "Take out" : "Pack"
    }
    updateTableData()
  }

  func add() {
    open(NameScreen("New thing"), as: .modal) { [weak self] (name: String) in
      self?.insert(name)
    }
  }

  private func insert(_ name: String) {
    let id = name == Self.papersTitle ? Self.papersID : Cell.ID(name)
    if let row = model.resolve(.id(id)).first {
      show(notice: "“\(name)” is on the list")
      return scroll(to: .node(row))
    }
    do {
      try model.insertRows(
        [Self.thing(name)], at: .last(in: .section(Self.bagID("Hand luggage"))))
      updateTableData()
    } catch {
      onError(error)
    }
  }

  func addBag() {
    open(NameScreen("New bag"), as: .modal) { [weak self] (name: String) in
      guard let self else { return }
      if let bag = model.resolve(.section(Self.bagID(name))).first {
        show(notice: "There is a bag “\(name)” already")
        return scroll(to: .node(bag))
      }
      do { try model.insertSections([Self.bag(name, [])], at: .last) } catch { onError(error) }
    }
  }

  func showMissing() {
    let missing = things.filter { $0.accessory == nil }.compactMap(\.title)
    open(MissingScreen(missing, papers))
  }
}
