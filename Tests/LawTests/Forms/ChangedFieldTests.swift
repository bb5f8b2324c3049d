import Observation
import TableScreen
import TableScreenCells
import TableScreenTesting
import TestSupport
import Testing

/// What was typed for a property is part of the form until it is saved, whichever rows edit the property, and none other.
@MainActor @Suite struct ChangedFieldTests {
  @Observable final class Doc {
    var texts = ["a", "b", "c", "d"]

    subscript(property: Property) -> String {
      get { texts[property.rawValue] }
      set { texts[property.rawValue] = newValue }
    }
  }

  enum Property: Int, CaseIterable { case a, b, c, d }

  /// The way in which a row is told from others.
  enum Naming: CaseIterable { case id, tag, title, items }

  /// The fields of a row: none where it can only be read, two in a cell class of its own.
  struct Row: Equatable {
    var number: Int
    var section: Int
    var properties: [Property]
  }

  private final class PairCell: TableRowCell {
    override func body(for row: RowContext) -> RowElement {
      .column(
        .text(row.cell.title ?? ""),
        .control(row.control("first", .field(placeholder: "", kind: .text))),
        .control(row.control("second", .field(placeholder: "", kind: .text))))
    }
  }

  private final class Sheet: TableScreen {
    let doc = Doc()
    let naming: Naming
    let keepsDrafts: Bool
    var rows: [Row] = []

    init(_ naming: Naming, keepsDrafts: Bool = true) {
      (self.naming, self.keepsDrafts) = (naming, keepsDrafts)
      super.init()
    }

    override var tableData: [Section] {
      (0..<2).map { section in
        let rows = rows.filter { $0.section == section }
        if naming == .items {
          return Section("\(section)", items: rows, id: \.number) { self.cell($0) }
        }
        return Section("\(section)", cells: rows.map { cell($0) })
      }
    }

    private func binding(_ property: Property) -> TableBinding {
      keepsDrafts ? .draft(doc, \.[property]) : .to(doc, \.[property])
    }

    private func cell(_ row: Row) -> Cell {
      var cell: Cell = [.title: "Row \(row.number)"]
      switch naming {
      case .id: cell[.id] = row.number
      case .tag: cell[.tag] = "\(row.number)"
      case .title, .items: break
      }
      switch row.properties.count {
      case 0: cell[.subtitle] = "locked"
      case 1: cell[.bind] = binding(row.properties[0])
      default:
        cell[.cellClass] = .of(PairCell.self)
        cell[.bind] = .fields([
          "first": binding(row.properties[0]), "second": binding(row.properties[1]),
        ])
      }
      return cell
    }

    /// The row and control that edit a property, or nil.
    func field(of property: Property) -> (row: String, control: String?)? {
      rows.first { $0.properties.contains(property) }.map { row in
        let control =
          row.properties.count == 1 ? nil : row.properties[0] == property ? "first" : "second"
        return ("Row \(row.number)", control)
      }
    }

    /// Gives the rows other places and properties, each property to one field at most.
    func shuffle(_ random: inout SplitMix64) {
      var free = Property.allCases.shuffled(using: &random)
      rows = []
      for number in (0..<4).shuffled(using: &random) where Int.random(in: 0..<5, using: &random) > 0
      {
        let count = min(free.count, [0, 1, 1, 1, 2].randomElement(using: &random) ?? 0)
        let section = Int.random(in: 0..<2, using: &random)
        rows.append(Row(number: number, section: section, properties: Array(free.prefix(count))))
        free.removeFirst(count)
      }
    }
  }

  /// The texts that the form shows, by property.
  private func shown(_ sheet: Sheet, _ table: HeadlessHost) -> [Property: String] {
    var shown: [Property: String] = [:]
    for property in Property.allCases {
      guard let (row, control) = sheet.field(of: property) else { continue }
      let controls = table.row(row)?.controls ?? []
      let field = control.map { name in controls.first { $0.name == name } } ?? controls.first
      if case .text(let text)? = field?.value { shown[property] = text }
    }
    return shown
  }

  @Test(arguments: Naming.allCases)
  func `what was typed stays with its property, however rows change`(naming: Naming) async throws {
    var random = SplitMix64(seed: Seed.value)
    for round in 0..<Effort.rounds(60) {
      let sheet = Sheet(naming)
      sheet.shuffle(&random)
      let table = try await HeadlessHost.show(sheet)
      var typed: [Property: String] = [:]
      for step in 0..<25 {
        let place: Comment = "seed \(Seed.value), round \(round), step \(step)"
        switch Int.random(in: 0..<6, using: &random) {
        case 0...2:
          guard let property = Property.allCases.randomElement(using: &random),
            let (row, control) = sheet.field(of: property)
          else { continue }
          let text = "typed \(step)"
          try await table.type(text, into: row, control: control)
          typed[property] = text
        case 3, 4:
          sheet.shuffle(&random)
          sheet.updateTableData()
          try await table.settle()
        default:
          try await sheet.commitForm()
          for (property, text) in typed {
            #expect(sheet.doc[property] == text, place)
          }
          typed = [:]
          try await table.settle()
        }
        #expect(sheet.form.isDirty == !typed.isEmpty, place)
        for (property, text) in shown(sheet, table) {
          #expect(text == typed[property] ?? sheet.doc[property], place)
        }
      }
    }
  }

  private final class Pair: TableScreen {
    let docs = [Doc(), Doc()]
    var order = [0, 1]
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [
        Section(
          "S",
          cells: order.enumerated().map { place, number in
            [.id: place, .title: "Row \(place)", .bind: .to(docs[number], \.[.a])]
          })
      ]
    }
  }

  @Test func `drafts follow objects that rows exchange`() async throws {
    let sheet = Pair()
    let table = try await HeadlessHost.show(sheet)
    try await table.type("first", into: "Row 0")
    sheet.order = [1, 0]
    sheet.updateTableData()
    try await table.settle()
    #expect(table.row("Row 1")?.controls.first?.value == .text("first"))
    #expect(table.row("Row 0")?.controls.first?.value == .text("a"))
    try await sheet.commitForm()
    #expect(sheet.docs.map { $0[.a] } == ["first", "a"])
  }

  @Test(arguments: Naming.allCases, [true, false])
  func `what is being typed goes to its property, and to no other`(
    naming: Naming, keepsDrafts: Bool
  ) async throws {
    var random = SplitMix64(seed: Seed.value)
    for round in 0..<Effort.rounds(100) {
      let sheet = Sheet(naming, keepsDrafts: keepsDrafts)
      sheet.shuffle(&random)
      let table = try await HeadlessHost.show(sheet)
      guard let property = Property.allCases.first(where: { sheet.field(of: $0) != nil }),
        let (row, control) = sheet.field(of: property)
      else { continue }
      let place: Comment =
        "seed \(Seed.value), round \(round), \(property) of \(row) \(control ?? "")"
      try await table.type("typed", into: row, control: control, staying: true)
      sheet.shuffle(&random)
      sheet.updateTableData()
      try await table.settle()
      try await table.send(.setEditing(true))
      if keepsDrafts { try await sheet.commitForm() }
      try await table.settle()
      for other in Property.allCases {
        #expect(sheet.doc[other] == (other == property ? "typed" : "\(other)"), place)
      }
    }
  }
}
