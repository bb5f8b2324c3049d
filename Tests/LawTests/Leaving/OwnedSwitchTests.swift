import TableScreen
import TableScreenTesting
import Testing

/// A closed screen is freed whose own model has a switch that is bound to it.
@MainActor @Suite struct OwnedSwitchTests {
  enum Kind: CaseIterable { case field, switchAtEnd, below }

  private final class Owner: TableScreen {
    var isOn = false
    var name = ""

    init(_ kind: Kind) throws {
      super.init(model: TableModel())
      let me = self
      let cell: TableCell =
        switch kind {
        case .field: [.title: "Row", .bind: .to(me, \.name)]
        case .switchAtEnd: [.title: "Row", .accessory: .switch(me, \.isOn)]
        case .below:
          [
            .title: "Row",
            .children: .cells(expanded: true) { [.title: "Sub", .accessory: .switch(me, \.isOn)] },
          ]
        }
      try model.insertSections([TableSection("Rows", cells: [cell])], at: .last)
    }
  }

  @Test(arguments: Kind.allCases) func `it is freed with its model`(kind: Kind) async throws {
    let table = try await HeadlessHost.show(TableScreen())
    weak var opened: Owner?
    weak var model: TableModel?
    do {
      let screen = table.visibleScreen.open(try Owner(kind))
      (opened, model) = (screen, screen.model)
      try await table.settle()
      #expect(table.titles.first == "Row")
      if kind == .switchAtEnd {
        try await table.toggle("Row")
        #expect(screen.isOn)
      }
    }
    try await table.back()
    try await table.settle()
    #expect(opened == nil)
    #expect(model == nil)
  }

  private final class Lamp { var isOn = false }

  @Test func `a screen that is kept keeps rows whose switch is of another object`() async throws {
    let lamp = Lamp()
    let table = try await HeadlessHost.show(TableScreen())
    let screen = TableScreen(
      model: TableModel([TableSection("S") { [.title: "Lamp", .accessory: .switch(lamp, \.isOn)] }])
    )
    for isOn in [true, false] {
      table.visibleScreen.open(screen)
      try await table.settle()
      #expect(table.titles == ["Lamp"])
      try await table.toggle("Lamp")
      #expect(lamp.isOn == isOn)
      try await table.back()
    }
  }
}
