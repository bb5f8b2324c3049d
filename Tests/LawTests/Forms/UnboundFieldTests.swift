import Observation
import TableScreen
import TableScreenTesting
import Testing

/// What was typed in a field waits while its row edits nothing, in every kind of section, whether the table is read again for
/// that or only the row is made again.
@MainActor @Suite struct UnboundFieldTests {
  enum Kind: CaseIterable { case cells, items, count }

  struct Item: Identifiable, Hashable { let id: Int }

  @Observable @MainActor final class Value {
    var text = "v"
    var isBound = true
  }

  private final class FormScreen: TableScreen {
    let kind: Kind
    let values = (0..<3).map { _ in Value() }

    init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }

    override class var settings: Settings { [.drafts] }

    override var tableData: [Section] {
      switch kind {
      case .cells: [Section(cells: values.indices.map { cell($0) })]
      case .items: [Section(items: values.indices.map(Item.init)) { [unowned self] in cell($0.id) }]
      case .count: [Section(count: values.count) { [unowned self] in cell($0) }]
      }
    }

    private func cell(_ number: Int) -> Cell {
      let value = values[number]
      var cell: Cell = [
        .title: "row \(number)", .bind: value.isBound ? .to(value, \.text) : nil,
      ]
      if kind == .cells { cell[.id] = .key(number) }
      return cell
    }
  }

  @Test(arguments: Kind.allCases, [false, true])
  func `it shows and is written when the row edits it again`(kind: Kind, isReading: Bool)
    async throws
  {
    let screen = FormScreen(kind)
    let table = try await HeadlessHost.show(screen)
    try await table.type("typed", into: "row 1")
    for round in 0..<3 {
      screen.values[1].isBound = false
      if isReading { screen.updateTableData() }
      try await table.settle()
      #expect(table.row("row 1")?.controls.isEmpty == true)
      #expect(screen.form.isDirty)
      #expect(screen.form.dirtyRows.count == 1)
      if round == 2 {
        try await screen.commitForm()
        #expect(screen.values[1].text == "typed")
      }
      screen.values[1].isBound = true
      if isReading { screen.updateTableData() }
      try await table.settle()
      #expect(table.row("row 1")?.controls.first?.value == .text("typed"))
      #expect(screen.form.isDirty == (round < 2))
    }
  }
}
