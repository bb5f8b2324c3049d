import TableScreen
import TableScreenTesting
import Testing

/// A draft that a submission had to leave, since its element was away, is saved by a later one as any other.
@MainActor @Suite struct LeftDraftTests {
  private struct Piece: Identifiable, Equatable {
    let id: Int
    var remark = ""
  }

  private final class Store {
    var pieces = (1...3).map { Piece(id: $0) }
  }

  private final class PiecesScreen: TableScreen {
    let store = Store()
    let pause: Duration?
    let hasChildren: Bool
    init(_ pause: Duration?, hasChildren: Bool) {
      (self.pause, self.hasChildren) = (pause, hasChildren)
      super.init()
    }
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [
        Section("Remarks", items: store.pieces) { [store, hasChildren] piece in
          var cell: Cell = [
            .title: "Piece \(piece.id)",
            .bind: .to(store, \.pieces, id: piece.id, \.remark),
          ]
          if hasChildren { cell[.children] = .cells { [[.title: "below"]] } }
          return cell
        }
      ]
    }
    override func onSubmit() async throws {
      try await commitForm()
      if let pause { try await Task.sleep(for: pause) }
    }
    func change(_ body: (inout [Piece]) -> Void) {
      body(&store.pieces)
      updateTableData()
    }
  }

  @Test(arguments: [nil, .milliseconds(5)] as [Duration?], [false, true])
  func `it is saved once, and takes the place of nothing later`(
    pause: Duration?, hasChildren: Bool
  ) async throws {
    let screen = PiecesScreen(pause, hasChildren: hasChildren)
    let table = try await HeadlessHost.show(screen)
    try await table.type("draft", into: "Piece 2")
    let piece = screen.store.pieces[1]
    screen.change { $0.remove(at: 1) }
    try await table.settle()
    try await table.submit()
    screen.change { $0.insert(piece, at: 1) }
    try await table.settle()
    try await table.submit()
    #expect(screen.store.pieces[1].remark == "draft" && !screen.form.isDirty)
    screen.change { $0[1].remark = "theirs" }
    try await table.settle()
    #expect(table.row("Piece 2")?.controls.first?.value == .text("theirs"))
    try await table.type("x", into: "Piece 3")
    try await table.submit()
    #expect(screen.store.pieces.map(\.remark) == ["", "theirs", "x"])
  }
}
