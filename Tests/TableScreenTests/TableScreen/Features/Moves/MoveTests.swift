import TableScreen
import TableScreenTesting
import Testing

/// A screen learns where a row was moved to.
@MainActor struct MoveTests {
  let screen = OrderScreen()

  @Test(arguments: [
    ("A", TablePath(0, 2), "A from 0 to 2 after C"), ("C", TablePath(0, 0), "C from 2 to 0 first"),
    ("B", TablePath(0, 2), "B from 1 to 2 after C"), ("C", TablePath(1, 0), "C from 2 to 0 first"),
    ("C", TablePath(1, 1), "C from 2 to 1 after X"),
  ]) func `a moved row knows what it follows now`(
    title: String, target: TablePath, said: String
  ) async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.move(title, to: target)
    #expect(screen.moves == [said])
  }

  @Test func `rows that are hidden count too`() async throws {
    let table = try await HeadlessHost.show(screen)
    screen.mask(.id("B"))
    try await table.move("A", to: 1)
    #expect(screen.moves == ["A from 0 to 2 after C"])
    try await table.move("A", to: 0)
    #expect(screen.moves.last == "A from 2 to 0 first")
  }

  @Test func `the shorter hook still runs`() async throws {
    let screen = ShortScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.move("A", to: 1)
    #expect(screen.moves == ["A to 1"])
  }
}

final class OrderScreen: TableScreen {
  var moves: [String] = []
  override var tableData: [Section] {
    [["A", "B", "C"], ["X", "Y"]].map { titles in
      Section(
        cells: titles.map { (title: String) in
          [.title: title, .id: .key(title), .moveable: true]
        })
    }
  }
  override func onCellMoved(
    _ cell: Cell, from: DataPath, to: DataPath, after previous: TableNeighbor?
  ) {
    let place = previous.map { "after \($0.cell.title ?? "")" } ?? "first"
    moves.append("\(cell.title ?? "") from \(from.row) to \(to.row) \(place)")
    if let previous { #expect(model.cell(previous.id)?.title == previous.cell.title) }
  }
}

private final class ShortScreen: TableScreen {
  var moves: [String] = []
  override var tableData: [Section] {
    [Section(cells: ["A", "B"].map { title in [.title: title, .moveable: true] })]
  }
  override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) {
    moves.append("\(cell.title ?? "") to \(to.row)")
  }
}
