import TestSupport
import Testing

@testable import TableCore
@testable import TableScreen

/// The laws of the pipeline hold for random tables and random batches of edits.
@MainActor struct PipelineLaws {
  nonisolated static let seeds = (1...20).map { UInt64($0) }
  static let batches = Effort.rounds(300)

  @Test(arguments: seeds) func `every batch obeys the laws`(seed: UInt64) async throws {
    let judge = PipelineJudge(seed: seed)
    try await TableDiagnostics.withReporter({ _ in }) {
      for batch in 0..<Self.batches { try await judge.run(batch) }
    }
  }
}

/// Carries out random batches on a model, and checks each against the laws.
@MainActor final class PipelineJudge: TableModelOwner {
  let diagnosticName = "PipelineJudge"
  let actionTargets: [any ActionTarget] = []
  let emptyPolicy = TableEmptyPolicy.keep
  let animations = ChangeSet.Animations.automatic
  private let seed: UInt64
  private var random: SplitMix64
  private var table: RandomTable
  private let model = TableModel()
  private var replay: ChangeReplay
  private var sets: [ChangeSet] = []
  private var query: String?
  private var place: Comment = ""

  init(seed: UInt64) {
    self.seed = seed
    random = SplitMix64(seed: seed)
    table = RandomTable(using: &random)
    replay = ChangeReplay(model.layout)
    model.owner = self
  }

  func model(_ model: TableModel, changed changes: ChangeSet, from old: TableLayout) {
    sets.append(changes)
    #expect(!changes.isEmpty, place)
    #expect(throws: Never.self, place) { try replay.apply(changes, to: model.layout) }
    checkRefreshes(changes, old, model.layout)
  }

  func modelStateChanged(_ model: TableModel) {}

  func run(_ batch: Int) async throws {
    place = "seed \(seed), batch \(batch)"
    let remembered = model.overlay
    sets = []
    model.update {
      for _ in 0..<Int.random(in: 1...4, using: &random) { table.edit(using: &random) }
      model.read(table.descriptors)
      if random.once(in: 2) { changeOverlay() }
    }
    if random.once(in: 10) { changeSearch() }
    await settle()
    #expect(sets.count <= 3, place)
    checkLayout()
    await realize()
    checkLayout()
    checkPaths()
    checkOverlay(remembered)
    #expect(model.tree.faults == [], place)
    if random.once(in: 4) { checkHidingAndShowing() }
    if random.once(in: 2) { checkNames() }
    if random.once(in: 4) { checkStructuralEdit() }
  }

  /// Lazy rows that turn out to be masked, or to have children, say so on a later turn.
  private func settle() async { while !model.tasks.isEmpty { await Task.yield() } }

  /// Makes all rows that show, and those that show because of it.
  private func realize() async {
    var old: TableLayout?
    while old != model.layout {
      old = model.layout
      for section in model.layout.sections {
        for row in 0..<section.rows.count { _ = model.cell(section.rows.id(at: row)) }
      }
      await settle()
    }
  }

  // MARK: Edits

  private var anyRow: NodeID? {
    let sections = model.tree.allSections.filter { $0.rows.count > 0 }
    guard let section = sections.randomElement(using: &random) else { return nil }
    return section.rows.column.id(at: Int.random(in: 0..<section.rows.count, using: &random))
  }

  private func changeOverlay() {
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      guard let row = anyRow else { return }
      switch Int.random(in: 0...4, using: &random) {
      case 0: model.toggleMask(.node(row))
      case 1: model.setExpanded(!(model.isExpanded(row) ?? false), of: .node(row))
      case 2: model.setSelected(random.once(in: 2), row)
      case 3: model.setControlValue(.integer(7), row, "draft", isKept: true)
      default:
        if let section = model.tree.allSections.randomElement(using: &random) {
          model.toggleMask(.node(section.id))
        }
      }
    }
  }

  private func changeSearch() {
    query = query == nil ? "\(Int.random(in: 0...9, using: &random))" : nil
    model.setSearch(query.map { SearchState(query: SearchQuery($0), matcher: nil) })
  }

  // MARK: Laws

  /// The layout is what the plain twin works out; a difference with itself is empty.
  private func checkLayout() {
    let expected = PlainFlattening(model: model, query: query).sections()
    let shown = (0..<model.layout.sectionCount).map { section in
      (0..<model.layout.rowCount(in: section)).compactMap { row in
        model.layout.row(at: TablePath(section, row)).map {
          PlainFlattening.Row(id: $0.id, depth: $0.depth)
        }
      }
    }
    #expect(shown == expected, place)
    #expect(model.layout.changes(from: model.layout).isEmpty, place)
  }

  /// The ways between both kinds of path lead there and back, and to what an action is told.
  private func checkPaths() {
    for section in 0..<model.layout.sectionCount {
      for row in 0..<model.layout.rowCount(in: section) {
        let path = TablePath(section, row)
        guard let id = model.layout.row(at: path)?.id, let data = model.layout.dataPath(at: path)
        else {
          Issue.record("\(path) leads nowhere: \(place)")
          continue
        }
        let found = Ways(model, id, data)
        let wanted = Ways(row: path, path: path, data: data, node: id, isInView: true, told: path)
        // An expectation of each is what takes the time.
        if found != wanted { #expect(found == wanted, place) }
      }
    }
  }

  /// Where the ways from a row lead.
  fileprivate struct Ways: Equatable {
    var row, path: TablePath?
    var data: DataPath?
    var node: NodeID?
    var isInView: Bool
    var told: TablePath?
  }

  /// What is remembered of nodes that are still there is remembered still.
  private func checkOverlay(_ old: Overlay) {
    for (row, values) in old.controlValues where model.tree.find(row) != nil {
      guard let value = values["draft"] else { continue }
      #expect(model.controlValue(row, "draft") == value.value, place)
    }
  }

  /// Hiding a node and showing it again leaves no trace.
  private func checkHidingAndShowing() {
    guard let row = anyRow else { return }
    let before = model.layout
    model.toggleMask(.node(row))
    model.toggleMask(.node(row))
    #expect(model.layout == before, place)
    sets = []
    model.update {
      model.toggleMask(.node(row))
      model.toggleMask(.node(row))
    }
    #expect(sets.isEmpty, place)
  }

  /// Rows deleted and moved by hand follow the laws too; the next reading wins.
  private func checkStructuralEdit() {
    guard
      let id = (0..<model.layout.sectionCount).compactMap({ section -> NodeID? in
        let count = model.layout.rowCount(in: section)
        guard count > 0 else { return nil }
        return model.layout.row(at: TablePath(section, Int.random(in: 0..<count, using: &random)))?
          .id
      }).randomElement(using: &random)
    else { return }
    checkPuttingBack(id)
    checkInserting(beside: id)
    if random.once(in: 2) {
      #expect(throws: Never.self, place) { try model.deleteRows([id]) }
      #expect(model.layout.tablePath(of: id) == nil, place)
    } else {
      let section = Int.random(in: 0..<model.layout.sectionCount, using: &random)
      let count = model.layout.rowCount(in: section)
      let target = TablePath(section, Int.random(in: 0...max(count - 1, 0), using: &random))
      #expect(throws: Never.self, place) { try model.moveRow(id, to: target) }
    }
    checkLayout()
    checkPaths()
    checkNames()
    #expect(model.tree.faults == [], place)
  }

  /// What was taken out and put back is as it was, with all that hangs below it.
  private func checkPuttingBack(_ id: NodeID) {
    let before = model.layout
    guard let (section, index) = model.tree.find(id) else { return }
    let count = min(Int.random(in: 1...3, using: &random), section.rows.count - index)
    let rows = (index..<index + count).map { section.rows.column.id(at: $0) }
    let selection = Array(model.overlay.selection)
    let taken = model.update { model.take(rows.shuffled(using: &random)) }
    #expect(rows.allSatisfy { model.layout.tablePath(of: $0) == nil }, place)
    let isComplete = model.update { model.putBack(taken) }
    #expect(isComplete, place)
    #expect(model.layout == before, place)
    #expect(Array(model.overlay.selection) == selection, place)
    checkPaths()
  }

  /// Rows that come stand where they were wanted, in their order; without them the table is as it was.
  private func checkInserting(beside id: NodeID) {
    guard !model.isFiltered, let path = model.dataPath(of: id) else { return }
    let before = model.layout
    let cells: [TableCell] = (0..<Int.random(in: 1...3, using: &random)).map {
      [.title: "new \($0)"]
    }
    let isAfter = random.once(in: 2)
    #expect(throws: Never.self, place) {
      let rows = try model.insertRows(cells, at: isAfter ? .after(.node(id)) : .before(.node(id)))
      let first = isAfter ? path.row + 1 : path.row
      #expect(
        rows.map { model.dataPath(of: $0)?.row } == (first..<first + rows.count).map { $0 }, place)
      #expect(rows.map { model.cell($0)?.title } == cells.map(\.title), place)
      #expect(rows.allSatisfy { model.layout.tablePath(of: $0) != nil }, place)
      try model.deleteRows(rows)
    }
    #expect(model.layout == before, place)
  }

  /// A look-up by name finds what a walk over all sections finds.
  private func checkNames() {
    let sections = model.tree.walked.filter { $0.index < 0 }.map(\.section)
    let number = Int.random(in: 0..<12, using: &random)
    let id = TableCell.ID(number)
    let plain = model.tree.walked { section, row in
      row >= 0 && section.rows.authorID(row) == id
    }
    #expect(model.resolve(.id(id)).first == plain.first, place)
    let tag = "t\(number % 3)"
    let tagged = nodes { $0.contains(tag) }
    #expect(model.resolve(.tag(tag)) == tagged, place)
    let either = nodes { $0.contains(tag) || $0.contains("t0") }
    #expect(model.resolve(.tags([tag, "t0"])) == either, place)
    for section in sections {
      guard let title = section.descriptor.title else { continue }
      let first = sections.first { $0.descriptor.title == title }
      #expect(model.resolve(.section(TableCell.ID(title))) == [first?.id], place)
    }
  }

  /// The sections and made rows whose tags match, in order.
  private func nodes(where matches: ([String]) -> Bool) -> [NodeID] {
    model.tree.walked { section, row in
      matches(row < 0 ? section.descriptor.tags : section.rows.made(row)?.tags ?? [])
    }
  }

  /// Every row whose content changed is refreshed, and no other.
  private func checkRefreshes(_ changes: ChangeSet, _ old: TableLayout, _ new: TableLayout) {
    let refreshed = Set(changes.refreshedRows.map(\.new))
    for section in 0..<new.sectionCount {
      guard let oldSection = old.index(ofSection: new.sections[section].id) else { continue }
      for row in 0..<new.rowCount(in: section) {
        let rows = new.sections[section].rows
        guard let place = old.sections[oldSection].rows.index(of: rows.id(at: row)) else {
          continue
        }
        let isChanged = old.sections[oldSection].rows.stamp(at: place) != rows.stamp(at: row)
        let isRefreshed = refreshed.contains(TablePath(section, row))
        if isRefreshed != isChanged { #expect(isRefreshed == isChanged, self.place) }
      }
    }
  }
}

extension PipelineJudge.Ways {
  @MainActor fileprivate init(_ model: TableModel, _ id: NodeID, _ data: DataPath) {
    self.init(
      row: model.layout.tablePath(of: id), path: model.layout.tablePath(of: data),
      data: model.dataPath(of: id), node: model.tree.node(at: data),
      isInView: model.visibility(of: id) == [], told: model.context(of: id)?.tablePath)
  }
}
