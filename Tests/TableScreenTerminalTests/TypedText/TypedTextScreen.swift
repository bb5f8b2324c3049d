#if os(macOS) || os(Linux)
import TableScreen

/// A thing with a text of its own.
@MainActor final class TypedPiece: Identifiable, Equatable {
  let id: Int
  var name = ""
  var note = 0
  init(_ id: Int) { self.id = id }
  nonisolated static func == (one: TypedPiece, other: TypedPiece) -> Bool { one === other }
}

/// Pieces with fields, of which some hang below a row.
class TypedTextScreen: TableScreen {
  var pieces: [TypedPiece]
  let relatives: [TypedPiece]
  var isFamilyOpen = true
  var did: [String] = []

  let number: Int

  required init(_ number: Int) {
    self.number = number
    let first = number * 1000
    pieces = (first..<first + 4).map { TypedPiece($0) }
    relatives = (first + 100..<first + 102).map { TypedPiece($0) }
    super.init()
  }

  override class var settings: Settings { [.title("Pieces"), .searchable()] }
  override var tableData: [Section] {
    [
      Section("Names", items: pieces, id: \.id) { [weak self] piece in
        self?.cell(piece) ?? [:]
      },
      Section("Family") {
        [
          .id: "family", .title: "Family",
          .children: .cells(relatives.map { cell($0) }, expanded: isFamilyOpen),
        ]
      },
    ]
  }

  func cell(_ piece: TypedPiece) -> Cell {
    [
      .id: .key(piece.id), .title: "Piece \(piece.id)", .subtitle: "\(piece.note)",
      .bind: binding(piece), .arguments: .values(["key": piece.id]),
      .deleteAction: .run { [weak self] _ in self?.did.append("delete \(piece.id)") },
      .moveable: .withinSection,
    ]
  }

  func binding(_ piece: TypedPiece) -> TableBinding { .to(piece, \.name) }

  var all: [TypedPiece] { pieces + relatives }

  /// The row in view of a piece, or nil.
  func row(of key: Int) -> NodeID? {
    for section in 0..<layout.sectionCount {
      for index in 0..<layout.rowCount(in: section) {
        guard let row = layout.row(at: TablePath(section, index))?.id else { continue }
        if model.cell(row)?.arguments["key", as: Int.self] == key { return row }
      }
    }
    return nil
  }
}

final class TypedDraftsScreen: TypedTextScreen {
  override class var settings: Settings { [.title("Drafts"), .drafts] }
}
#endif
