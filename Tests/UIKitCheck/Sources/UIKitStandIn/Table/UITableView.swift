public import Foundation

/// A table that keeps books as UIKit's does, with a dozen rows in view.
@MainActor open class UITableView: UIScrollView {
  public enum Style: Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Sendable { case none, top, middle, bottom }
  public enum RowAnimation: Sendable {
    case automatic, none, fade, top, bottom, left, right, middle
  }
  public enum SelfSizingInvalidation: Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  public static let automaticDimension: CGFloat = -1
  /// How high a row is here.
  public static let height: CGFloat = 44

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)?
  open weak var delegate: (any UITableViewDelegate)?
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// The page "dragInteractionEnabled": on an iPhone it has to be turned on.
  open var dragInteractionEnabled = false
  open var rowHeight = UITableView.automaticDimension
  open var estimatedRowHeight = UITableView.automaticDimension
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  public private(set) var isEditing = false
  open var refreshControl: UIRefreshControl? {
    didSet {
      refreshControl?.table = self
      if refreshControl != nil { Refusals.addWhereMac("UIRefreshControl") }
    }
  }
  /// Stands behind the rows; the page "backgroundView" says that its size follows the table's.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

  /// How many rows are in view.
  public var pageLength = 12
  /// The batches that were carried out so far.
  public private(set) var batchCount = 0
  /// How many of them a person saw happen.
  public private(set) var animatedCount = 0
  /// How often all rows were asked for.
  public private(set) var reloadCount = 0
  /// The titles of the index, as read last.
  public private(set) var indexTitles: [String] = []

  var slots = TableSlots()
  var cells: [Int: UITableViewCell] = [:]
  var edges: [Edge: UIView] = [:]
  /// How high the rows in view are, as measured last.
  var heights: [Int: CGFloat] = [:]
  var selected: Set<Int> = []
  /// The first row in view, counted over all sections.
  var top = 0
  private var isLoaded = false
  private var isLayingOut = false
  /// Whether the table view asks for its cells just now.
  var isUpdatingCells: Bool { isLayingOut || reconfigured != nil }
  /// Whether changes are collected just now.
  var isInBatch: Bool { batch != nil }
  /// The rows that were asked for before they are in view.
  var prefetched: Set<IndexPath> = []
  private var batch: TableBatch?
  private var cellClasses: [String: (String) -> UITableViewCell] = [:]
  private var edgeClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var freeCells: [String: [UITableViewCell]] = [:]
  private var freeEdges: [String: [UITableViewHeaderFooterView]] = [:]
  private var reconfigured: UITableViewCell?
  private var wanted: IndexPath?

  struct Edge: Hashable {
    let section: Int
    let isHeader: Bool
  }

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) { nil }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  open func setEditing(_ isEditing: Bool, animated: Bool) {
    self.isEditing = isEditing
    if animated { animatedChanges += 1 }
  }

  // MARK: Cells

  open func register(_ type: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let type = type as? UITableViewCell.Type else { return }
    cellClasses[identifier] = { type.init(style: .default, reuseIdentifier: $0) }
  }

  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = nib.map { nib in { nib.make($0) } }
  }

  open func register(_ type: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    edgeClasses[identifier] = type as? UITableViewHeaderFooterView.Type
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if indexPath != wanted { Refusals.add("a cell was asked for that nobody wants") }
    if let reconfigured {
      if reconfigured.reuseIdentifier == identifier { return reconfigured }
      Refusals.add("a row was reconfigured that takes another kind of cell")
    }
    if let free = freeCells[identifier]?.popLast() {
      free.prepareForReuse()
      return free
    }
    guard let make = cellClasses[identifier] else {
      Refusals.add("no cell is registered as \(identifier)")
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    return make(identifier)
  }

  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    // The page "prepareForReuse()" of UITableViewHeaderFooterView: one that was in view before is made ready for reuse.
    if let free = freeEdges[identifier]?.popLast() {
      free.prepareForReuse()
      return free
    }
    return edgeClasses[identifier]?.init(reuseIdentifier: identifier)
  }

  // MARK: Layout

  /// Whether a person scrolls.
  var isScrolled = false
  /// What was to be brought into view last, and how.
  public internal(set) var lastScroll: (path: IndexPath, position: ScrollPosition, animated: Bool)?
  /// The scroll that is under way, and how many are in all tables.
  var scrolling: Task<Void, Never>?
  static var scrollsUnderWay = 0

  /// Asks for what is in view, as soon as the table is in a window.
  func layOutRows() {
    guard window != nil, !isLayingOut else { return }
    if !isLoaded { return reloadData() }
    if countsOfDataSource != slots.counts { Refusals.add("rows of an old reading are laid out") }
    isLayingOut = true
    showRows()
    showEdges()
    isLayingOut = false
    prefetch()
  }

  open func reloadData() {
    // The page "reloadData()": it shouldn't be called in methods that insert or delete rows, least of all in a batch.
    if isInBatch { Refusals.add("all rows were read again within a batch") }
    if isUpdatingCells { Refusals.add("all rows were read again while the table asks for them") }
    isLoaded = true
    reloadCount += 1
    prefetched = []
    slots = TableSlots(countsOfDataSource, from: slots)
    selected = []
    reloadSectionIndexTitles()
    for (slot, cell) in cells { hide(cell, slot, at: IndexPath(row: 0, section: 0)) }
    for (edge, view) in edges { hide(view, edge, section: 0) }
    layOutRows()
  }

  open func reloadSectionIndexTitles() {
    indexTitles = dataSource?.sectionIndexTitles(for: self) ?? []
  }

  private var countsOfDataSource: [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  private func showRows() {
    let paths = pathsInView
    let visible = Set(paths.map { slots.sections[$0.section].rows[$0.row] })
    if rowHeight == UITableView.automaticDimension, estimatedRowHeight == 0 {
      Refusals.add("without an estimate rows have no height of their own")
    }
    for (slot, cell) in cells where !visible.contains(slot) {
      // What is typed into stays a row of the table, though the keyboard covers it.
      let isTypedInto = (UIResponder.first as? UIView)?.isDescendant(of: cell) == true
      if isTypedInto, path(of: slot) != nil, !isScrolled { continue }
      hide(cell, slot, at: path(of: slot) ?? IndexPath(row: 0, section: 0))
    }
    for path in paths {
      let slot = slots.sections[path.section].rows[path.row]
      guard cells[slot] == nil, let cell = ask(for: path) else { continue }
      cells[slot] = cell
      cell.isSelected = selected.contains(slot)
      addSubview(cell)
      heights[slot] = cell.contentView.measuredHeight
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
  }

  private func ask(for path: IndexPath) -> UITableViewCell? {
    wanted = path
    defer { wanted = nil }
    let cell = dataSource?.tableView(self, cellForRowAt: path)
    if let cell, cells.values.contains(cell), cell !== reconfigured {
      Refusals.add("one cell stands for two rows")
    }
    return cell
  }

  private func hide(_ cell: UITableViewCell, _ slot: Int, at path: IndexPath) {
    cells[slot] = nil
    heights[slot] = nil
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    if let identifier = cell.reuseIdentifier { freeCells[identifier, default: []].append(cell) }
  }

  private func showEdges() {
    let sections = Set(pathsInView.map(\.section))
    let places = Dictionary(
      uniqueKeysWithValues: slots.sections.enumerated().map { ($1.number, $0) })
    for (edge, view) in edges where places[edge.section].map({ !sections.contains($0) }) ?? true {
      hide(view, edge, section: places[edge.section] ?? 0)
    }
    for place in sections.sorted() {
      let number = slots.sections[place].number
      for edge in [Edge(section: number, isHeader: true), Edge(section: number, isHeader: false)]
      where edges[edge] == nil {
        show(edge, place)
      }
    }
  }

  private func show(_ edge: Edge, _ section: Int) {
    let view =
      edge.isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    _ =
      edge.isHeader
      ? delegate?.tableView(self, heightForHeaderInSection: section)
      : delegate?.tableView(self, heightForFooterInSection: section)
    guard let view else { return }
    if edges.values.contains(view) { Refusals.add("one view stands for two headers or footers") }
    edges[edge] = view
    addSubview(view)
    if edge.isHeader {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  private func hide(_ view: UIView, _ edge: Edge, section: Int) {
    edges[edge] = nil
    view.removeFromSuperview()
    if edge.isHeader {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      freeEdges[identifier, default: []].append(view)
    }
  }

  // MARK: Batches

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if batch != nil {
      updates?()
      return
    }
    if isUpdatingCells { Refusals.add("rows changed while the table view asks for them") }
    if window == nil { Refusals.add("rows changed outside a window") }
    if !isLoaded { reloadData() }
    batch = TableBatch()
    updates?()
    let changes = batch ?? TableBatch()
    batch = nil
    commit(changes)
    // The page "performBatchUpdates(_:completion:)": it comes when the animations are over.
    if let completion { Task { completion(true) } }
  }

  private func commit(_ changes: TableBatch) {
    batchCount += 1
    if UIView.areAnimationsEnabled { animatedCount += 1 }
    let after = countsOfDataSource
    let problems = changes.problems(before: slots.counts, after: after)
    guard problems.isEmpty else {
      for problem in problems { Refusals.add(problem) }
      return reloadData()
    }
    let kept = changes.reconfiguredRows.map { slots.sections[$0.section].rows[$0.row] }
    if !changes.isEmpty {
      slots.apply(changes, after: after)
      prefetched = []
    }
    if !selected.isEmpty {
      selected.formIntersection(slots.sections.flatMap(\.rows))
    }
    for slot in kept {
      guard let cell = cells[slot], let path = path(of: slot) else { continue }
      reconfigured = cell
      if ask(for: path) !== cell { Refusals.add("a reconfigured row got another cell") }
      reconfigured = nil
    }
    top = min(top, max(slots.counts.reduce(0, +) - shownLength, 0))
    layOutRows()
    measureRows()
  }

  private func change(_ edit: @escaping (inout TableBatch) -> Void) {
    performBatchUpdates {
      guard var batch = self.batch else { return }
      edit(&batch)
      self.batch = batch
    }
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections += sections }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections += sections }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections += sections }
  }
  open func moveSection(_ section: Int, toSection target: Int) {
    change { $0.movedSections.append((section, target)) }
  }
  open func insertRows(at paths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows += paths }
  }
  open func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows += paths }
  }
  open func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows += paths }
  }
  open func reconfigureRows(at paths: [IndexPath]) { change { $0.reconfiguredRows += paths } }
  open func moveRow(at path: IndexPath, to target: IndexPath) {
    change { $0.movedRows.append((path, target)) }
  }
}
