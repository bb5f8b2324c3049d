/// The rows that left and came in the readings of one turn of the main actor: a row that goes from one source to another
/// keeps its identity, though each source reports its change by itself.
@MainActor final class ReadingTurn {
  /// The rows that left and have state in the overlay, with their names.
  private var lost: [NodeID: LostRow] = [:]
  /// The rows that got a new identity, which no call has returned.
  private(set) var newcomers: [Newcomers] = []
  private var newcomerCount = 0
  private var newGroups: Set<AbsentNodes.Scope> = []

  /// A row that left, and its name while it is absent.
  typealias LostRow = (row: Orphans.Row, name: AbsentNodes.Name)
  typealias Newcomers = (section: SectionNode, ids: Range<UInt64>)

  /// The number of newcomers that are kept.
  private static let bound = AbsentNodes.bound

  /// Returns the rows that left and are still away.
  func lost(in absent: AbsentNodes) -> [LostRow] {
    lost.values.filter { absent[$0.name] == $0.row.id }
  }

  func isNew(_ scope: AbsentNodes.Scope) -> Bool { newGroups.contains(scope) }

  /// Returns the stamp of a returning row with the cell `new`, or nil if it did not leave in this
  /// turn.
  func stamp(ofReturning row: NodeID, _ new: TableCell?) -> UInt32? {
    lost[row].map { Orphans.stamp($0.row, new) }
  }

  /// Notes the rows that left and came in a reading.
  func note(_ pass: ReadingPass, lost rows: [LostRow]) {
    for row in rows { lost[row.row.id] = row }
    newGroups.formUnion(pass.newGroups)
    for found in pass.newcomers where newcomerCount + found.ids.count <= Self.bound {
      newcomers.append(found)
      newcomerCount += found.ids.count
    }
  }

  /// Forgets newcomers whose identity was replaced.
  func forget(_ ids: Set<NodeID>) {
    newcomers.removeAll { $0.ids.allSatisfy { ids.contains(NodeID($0)) } }
  }
}

extension TableModel {
  /// Keeps the rows that left and came in a reading until the turn ends; without state in the overlay there is no need.
  func noteTurn(_ pass: ReadingPass, lost: [ReadingTurn.LostRow]) {
    guard remembersNodes, !(pass.newcomers.isEmpty && lost.isEmpty) else { return }
    let turn = self.turn ?? ReadingTurn()
    turn.note(pass, lost: lost)
    self.turn = turn
    tasks.start(TurnEnd()) { [weak self] in self?.turn = nil }
  }

  private struct TurnEnd: Hashable {}
}
