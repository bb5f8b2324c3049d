import TableScreen
import TableScreenCells
import TableScreenTesting
import Testing

/// A name that no control of a row has is reported with the name that is meant; one whose control shows only at times is not.
@MainActor @Suite struct ControlNameTests {
  private static let own = ["first", "last", "note", "go", "stars"]

  /// A row with controls of these names: fields, and a button.
  private class NamedCell: TableRowCell {
    override func body(for row: RowContext) -> RowElement {
      .stack(
        RowStack(
          .horizontal,
          [
            .control(row.control("first", .field(placeholder: "", kind: .text))),
            .control(row.control("last", .field(placeholder: "", kind: .text))),
            .control(row.control("go", .button(title: "Go"))),
          ]))
    }
  }

  /// A row whose second half shows once its switch is on.
  private final class UnfoldingCell: TableRowCell {
    override func body(for row: RowContext) -> RowElement {
      let isOpen = row.value(of: "more", as: Bool.self) ?? false
      var parts: [RowElement] = [.control(row.control("more", .toggle))]
      if isOpen {
        parts += ["item1", "item2"].map {
          .control(row.control($0, .field(placeholder: "", kind: .text)))
        }
        parts.append(.control(row.control("send", .button(title: "Send"))))
      } else {
        parts.append(.control(row.control("item1", .field(placeholder: "", kind: .text))))
      }
      return .stack(RowStack(.horizontal, parts))
    }
  }

  private final class Person {
    var first = "Ada"
    var last = "L"
  }

  private final class OneRow: TableScreen {
    var cells: [Cell] = []
    override var tableData: [Section] { [Section(cells: cells)] }
    func act() {}
  }

  private func reports(of cells: [TableCell], _ act: (HeadlessHost) async throws -> Void = { _ in })
    async throws
    -> [TableDiagnostic]
  {
    try await TableDiagnostics.collect {
      let screen = OneRow()
      screen.cells = cells
      let table = try await HeadlessHost.show(screen)
      #expect(table.page.count == cells.count)
      try await act(table)
      screen.updateTableData()
      try await table.settle()
      #expect(table.page.count == cells.count)
    }.filter { $0.kind == "unknownControl" }
  }

  @Test(arguments: [
    ("frist", "first"), ("fist", "first"), ("First", "first"), ("lsat", "last"),
    ("name", nil as String?),
  ])
  func `a property under a misspelled name is reported`(name: String, meant: String?) async throws {
    let person = Person()
    let other = meant == "first" ? "last" : "first"
    let reports = try await reports(of: [
      [
        .title: "N", .cellClass: .of(NamedCell.self),
        .bind: .fields([(name, .to(person, \.first)), (other, .to(person, \.last))]),
      ]
    ])
    #expect(reports.count == 1, "\(reports)")
    #expect(reports.first?.place.key == "bind")
    #expect(reports.first?.place.row == "N")
    #expect(reports.first?.what.contains(name) == true)
    #expect(reports.first?.remedy == "write “\(meant ?? "last")”")
  }

  @Test(arguments: ["og", "gο", "Go", "press"])
  func `an action under a misspelled name is reported`(name: String) async throws {
    let person = Person()
    let reports = try await reports(of: [
      [
        .title: "N", .cellClass: .of(NamedCell.self),
        .bind: .fields(["first": .to(person, \.first), "last": .to(person, \.last)]),
        .controls: .handlers([name: .perform(OneRow.act)]),
      ]
    ])
    #expect(reports.map(\.place.key) == ["controls"], "\(reports)")
    #expect(reports.first?.remedy == "write “go”")
  }

  @Test func `typing is heard by its name`() async throws {
    let person = Person()
    let reports = try await reports(of: [
      [
        .title: "N", .cellClass: .of(NamedCell.self),
        .bind: .fields(["first": .to(person, \.first), "last": .to(person, \.last)]),
        .controls: .handlers(
          ["first": .perform(OneRow.act)], typing: ["frist": .perform(OneRow.act)]),
      ],
      [
        .title: "Stock", .bind: .to(person, \.first),
        .controls: .handlers(["owner": .perform(OneRow.act)]),
      ],
      [.title: "Bare", .controls: .handlers(["owner": .perform(OneRow.act)])],
    ])
    #expect(reports.map(\.place.row) == ["N", "Stock", "Bare"], "\(reports)")
  }

  @Test func `a row of the stock or of a ready-made class has the controls that it has`()
    async throws
  {
    let person = Person()
    let act = TableAction.perform(OneRow.act)
    let reports = try await reports(of: [
      [
        .title: "1", .bind: .to(person, \.first), .controls: .handlers([RowControl.boundName: act]),
      ],
      [
        .title: "2", .bind: .fields(["a": .to(person, \.first), "b": .to(person, \.last)]),
        .controls: .handlers(["b": act]),
      ],
      [
        .title: "3", .bind: .to(person, \.first), .cellClass: .of(.textField()),
        .controls: .handlers(["value": act]),
      ],
      [.title: "4", .controls: .handlers([RowControl.accessoryName: act])],
      [.title: "5", .controls: .handlers([RowControl.boundName: act])],
      [
        .title: "6", .bind: .to(person, \.first), .cellClass: .of(.secureField(reveals: true)),
        .controls: .handlers([:], typing: ["value": act]),
      ],
    ])
    #expect(reports.isEmpty, "\(reports)")
  }

  @Test func `a control that shows only at times is none that is missing`() async throws {
    let person = Person()
    let act = TableAction.perform(OneRow.act)
    let cell: TableCell = [
      .title: "N", .cellClass: .of(UnfoldingCell.self),
      .bind: .fields(["item1": .to(person, \.first), "item2": .to(person, \.last)]),
      .controls: .handlers(["send": act, "item2": act]),
    ]
    let shut = try await reports(of: [cell])
    #expect(shut.isEmpty, "\(shut)")
    let opened = try await reports(of: [cell]) { table in
      try await table.toggle("N", control: "more")
      #expect(table.row("N")?.controls.count == 4)
      try await table.toggle("N", control: "more")
    }
    #expect(opened.isEmpty, "\(opened)")
  }

  @Test func `a name is reported once for rows of one kind`() async throws {
    let person = Person()
    let reports = try await reports(
      of: (0..<5).map {
        [
          .title: "\($0)", .cellClass: .of(NamedCell.self),
          .bind: .fields(["frist": .to(person, \.first)]),
        ]
      })
    #expect(reports.count == 1)
  }
}
