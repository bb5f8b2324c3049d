import Observation
package import TableScreen

/// The functions by which a source makes cells and search texts from a query's rows.
@MainActor package struct RowFace {
  let searchText: (@MainActor (QueryRow) -> String)?
  let cell: @MainActor (QueryRow, TableActionContext) throws -> TableCell

  /// Creates the functions; without a search text, a search makes the cell of each row.
  package init(
    searchText: (@MainActor (QueryRow) -> String)?,
    cell: @escaping @MainActor (QueryRow, TableActionContext) throws -> TableCell
  ) {
    self.searchText = searchText
    self.cell = cell
  }

  /// The reports about the rows of the query.
  var reports = RowReports()
}

/// The rows of one section of a query, from one reading.
@MainActor package final class QueryRows: RowProvider {
  /// The data that the rows are made from.
  package enum Content {
    /// All rows, in memory.
    case whole([QueryRow])
    /// The cached rows of a long result; `changed` has the keys of those that this reading changed.
    case windows(RowMemory, changed: Set<QueryValue>)
  }

  package let keys: RowKeys
  private let content: Content
  private let face: RowFace
  /// Reads rows by their keys.
  private let load: @MainActor ([QueryValue]) async throws -> [QueryValue: QueryRow]
  private var arrivals: [Int: Arrival] = [:]
  /// The rows that were requested but not found: they have no identity, or could not be read.
  private var missing: Set<Int> = []
  private var prepared: (rows: Range<Int>, found: [QueryValue: QueryRow])?
  /// The number of rows in one request.
  private static let window = 100
  /// The largest number of rows before the last one known from which on more are read: more than a search prepares at once.
  private static let margin = 2_000
  private var margin = margin
  /// Runs when a row near the last one known is shown, where the result has more.
  private var nearsEnd: (@MainActor () -> Void)?

  package init(
    _ keys: RowKeys, _ content: Content, _ face: RowFace,
    load: @escaping @MainActor ([QueryValue]) async throws -> [QueryValue: QueryRow]
  ) {
    self.keys = keys
    self.content = content
    self.face = face
    self.load = load
  }

  package var count: Int { keys.count }

  package var reports: RowReports? { face.reports }

  package var domain: ObjectIdentifier? { ObjectIdentifier(QueryRow.self) }

  package func id(at index: Int) -> TableCell.ID? { keys[index].id }

  package func cell(at index: Int, in context: TableActionContext) throws -> TableCell {
    // A search that goes through all rows asks for no more of them.
    if index >= count - margin, prepared?.rows.contains(index) != true { reachEnd() }
    guard let row = row(at: index) else {
      request(index)
      return .onItsWay
    }
    return try face.cell(row, context)
  }

  package func searchText(at index: Int) -> String? {
    guard let searchText = face.searchText else { return nil }
    return row(at: index).map { searchText($0) } ?? ""
  }

  package func isSame(at index: Int, as old: any RowProvider, at oldIndex: Int) -> Bool {
    guard let old = old as? QueryRows else { return false }
    return keys.isSame(index, as: old.keys, oldIndex) && !isChanged(index, old, oldIndex)
  }

  package func pairing(from old: any RowProvider) -> RowPairing {
    guard let old = old as? QueryRows else { return RowPairing() }
    if old === self { return RowPairing(inPlace: count) }
    return RowPairing(
      oldCount: old.count, newCount: count,
      isSame: { keys.isSame($1, as: old.keys, $0) },
      isChanged: { isChanged($1, old, $0) },
      oldKey: { old.keys[$0] }, newKey: { keys[$0] })
  }

  private func isChanged(_ index: Int, _ old: QueryRows, _ oldIndex: Int) -> Bool {
    switch (content, old.content) {
    case (.whole(let rows), .whole(let oldRows)): rows[index] != oldRows[oldIndex]
    case (.windows(_, let changed), .windows): !changed.isEmpty && changed.contains(keys[index])
    case (.whole(let rows), .windows(let memory, _)):
      memory[keys[index]].map { $0 != rows[index] } ?? false
    case (.windows(let memory, _), .whole(let oldRows)):
      memory[keys[index]].map { $0 != oldRows[oldIndex] } ?? false
    }
  }

  package func mayChangeUnseen(since old: (any RowProvider)?) -> Bool {
    guard old !== self else { return false }
    if case .whole = content, case .whole? = (old as? QueryRows)?.content { return false }
    return true
  }

  /// Has something done once a row is shown that is one of the last, which are 2,000 at most.
  func tellNearEnd(margin: Int, _ body: @escaping @MainActor () -> Void) {
    self.margin = min(margin, Self.margin)
    nearsEnd = body
  }

  /// Has more rows read, after this turn: a cell is made in the middle of others.
  private func reachEnd() {
    guard let nearsEnd else { return }
    self.nearsEnd = nil
    Task { nearsEnd() }
  }

  // MARK: Rows that are not at hand

  private func row(at index: Int) -> QueryRow? {
    switch content {
    case .whole(let rows): return rows[index]
    case .windows(let memory, _):
      let key = keys[index]
      return prepared?.rows.contains(index) == true
        ? prepared?.found[key] ?? memory[key] : memory[key]
    }
  }

  /// Requests the rows around one; cells that were made without it are made again when the rows arrive.
  private func request(_ index: Int) {
    // A missing row stays missing until the next reading replaces these rows.
    if missing.contains(index) { return }
    let window = index / Self.window
    if let arrival = arrivals[window] { return arrival.watch() }
    let arrival = Arrival()
    arrivals[window] = arrival
    arrival.watch()
    let range = window * Self.window..<min((window + 1) * Self.window, count)
    Task { [weak self] in
      guard let self, case .windows(let memory, _) = content else { return }
      let readings = memory.readings
      let found = (try? await load(range.map { self.keys[$0] })) ?? [:]
      // Rows that come after a newer reading may be older than it: the cells, which are made again, ask anew.
      if memory.readings == readings {
        memory.add(found)
        missing.formUnion(range.filter { found[self.keys[$0]] == nil })
      }
      arrivals[window] = nil
      arrival.come()
    }
  }

  /// True while requested rows have not arrived.
  package var isWaiting: Bool { !arrivals.isEmpty }

  package func isReady(_ rows: Range<Int>) -> Bool {
    if case .whole = content { return true }
    if let prepared, prepared.rows.contains(rows) { return true }
    return rows.allSatisfy { row(at: $0) != nil }
  }

  package func prepare(_ rows: Range<Int>) async {
    let found = (try? await load(rows.map { keys[$0] })) ?? [:]
    prepared = (rows, found)
  }

  package func hasData(of row: Int) -> Bool { self.row(at: row) != nil }

  package func read(_ rows: [Int]) async throws -> CellMaker {
    let found = try await load(rows.map { keys[$0] })
    return { [keys, face] row, context in try found[keys[row]].map { try face.cell($0, context) } }
  }

  /// Notifies the observers of a request, such as cells, that its rows have arrived.
  @Observable @MainActor final class Arrival {
    private var hasCome = false
    func watch() { _ = hasCome }
    func come() { hasCome = true }
  }
}
