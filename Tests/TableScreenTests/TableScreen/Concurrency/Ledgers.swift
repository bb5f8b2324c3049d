import Observation
import TableScreen

/// What is true of a ledger at each moment: the two sides have the same sum, and the count is that of the entries.
enum LedgerRule {
  static let sum = 1_000

  /// What is wrong with a ledger as it is drawn, or nil.
  static func judge(_ table: DrawnTable) -> String? {
    guard table.sections.count == 2 else { return "there are \(table.sections.count) sections" }
    let sides = table.sections[0].rows.compactMap { $0.texts.last.flatMap { Int($0) } }
    if sides.count != 2 || sides.reduce(0, +) != sum { return "the sides are \(sides)" }
    let entries = table.sections[1]
    if entries.title != "\(entries.rows.count) entries" {
      return "\(entries.rows.count) rows are called “\(entries.title)”"
    }
    let ages = Set(entries.rows.map { $0.texts.last ?? "" })
    return ages.count > 1 ? "entries are of the ages \(ages.sorted())" : nil
  }
}

/// What a ledger holds; a step leaves it true.
struct LedgerState {
  struct Entry: Identifiable, Equatable {
    let id: Int
    var age: Int
  }

  var left = 400
  var right = 600
  var entries: [Entry] = []
  private var next = 0

  mutating func step(_ amount: Int) {
    left -= amount
    right += amount
    next += 1
    entries.append(Entry(id: next, age: 0))
    if entries.count > 12 { entries.remove(at: abs(amount) % entries.count) }
    if amount.isMultiple(of: 3) { entries.swapAt(0, entries.count - 1) }
    for index in entries.indices { entries[index].age = next }
  }

  @MainActor func sections(lazily: Bool) -> [TableSection] {
    let sides = TableSection("Sides") {
      [.title: "Left", .subtitle: "\(left)"]; [.title: "Right", .subtitle: "\(right)"]
    }
    let title = "\(entries.count) entries"
    if lazily {
      return [sides, TableSection(title, id: "entries", items: entries, cell: Self.row)]
    }
    return [sides, TableSection(title, id: "entries", cells: entries.map { Self.row($0) })]
  }

  private static func row(_ entry: Entry) -> TableCell {
    [.id: entry.id, .title: "Entry \(entry.id)", .subtitle: "\(entry.age)"]
  }
}

/// A ledger of the main actor; each property is watched on its own.
@Observable @MainActor final class Ledger {
  private var left = 400
  private var right = 600
  private var entries: [LedgerState.Entry] = []
  @ObservationIgnored private var state = LedgerState()

  func step(_ amount: Int) {
    state.step(amount)
    left = state.left
    right = state.right
    entries = state.entries
  }

  func sections(lazily: Bool) -> [TableSection] {
    var seen = LedgerState()
    seen.left = left
    seen.right = right
    seen.entries = entries
    return seen.sections(lazily: lazily)
  }
}

/// A ledger that any thread may change, under a lock of its own.
final class LockedLedger: Observable, Sendable {
  private let state = Locked(LedgerState())
  private let registrar = ObservationRegistrar()

  /// The state is changed while the lock is held, so whoever is told of it waits until it is whole.
  func step(_ amount: Int) {
    state.withLock { state in
      registrar.withMutation(of: self, keyPath: \.value) { state.step(amount) }
    }
  }

  var value: LedgerState {
    registrar.access(self, keyPath: \.value)
    return state.withLock { $0 }
  }
}

/// Shows one of the ledgers.
final class LedgerScreen: TableScreen {
  let ledger = Ledger()
  let locked: LockedLedger?
  let isLazy: Bool

  init(locked: LockedLedger? = nil, isLazy: Bool) {
    self.locked = locked
    self.isLazy = isLazy
    super.init()
  }

  override var tableData: [Section] {
    locked?.value.sections(lazily: isLazy) ?? ledger.sections(lazily: isLazy)
  }

  /// Two steps that are one update.
  func stepTwice(_ amount: Int) {
    update {
      ledger.step(amount)
      updateTableData()
      ledger.step(-amount)
      updateTableData()
    }
  }
}
