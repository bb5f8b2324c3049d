import Foundation
import TableScreen
import TableScreenCells
import TableScreenTesting
import Testing

/// A control edits what its row is bound to, or the mistake is reported: no control is dead in silence.
@MainActor @Suite struct ControlFitTests {
  /// A type of the app's own, of which nothing says that it is a number.
  enum Level: Int, TableValueConvertible {
    case low = 10
    case high = 20

    init?(_ value: TableValue) {
      guard case .number(let number) = value, let level = Level(rawValue: Int(number)) else {
        return nil
      }
      self = level
    }
    var tableValue: TableValue { .integer(rawValue) }
  }

  final class Values {
    var text = ""
    var integer = 1
    var number = 1.0
    var flag = false
    var date = Date(timeIntervalSince1970: 1_790_000_000)
    var color = TableColor.red
    var level = Level.low
    var integerOrNone: Int?
  }

  private typealias Property = (name: String, binding: TableBinding)

  private static func properties(of values: Values) -> [Property] {
    [
      ("text", .to(values, \.text)), ("integer", .to(values, \.integer)),
      ("number", .to(values, \.number)), ("flag", .to(values, \.flag)),
      ("date", .to(values, \.date)), ("color", .to(values, \.color)),
      ("level", .to(values, \.level)), ("integerOrNone", .to(values, \.integerOrNone)),
    ]
  }

  /// A class of rows, what a person does with its control, and the properties that it edits.
  struct Case: Sendable {
    let name: String
    let make: @MainActor @Sendable () -> TableCellClass
    let entered: TableValue
    let edits: Set<String>
  }

  nonisolated static let cases = [
    Case(name: "switch", make: { .switch }, entered: .flag(true), edits: ["flag"]),
    Case(
      name: "slider", make: { .slider(0...20) }, entered: .number(20),
      edits: ["integer", "number", "level", "integerOrNone"]),
    Case(
      name: "stepper", make: { .stepper(0...20) }, entered: .number(20),
      edits: ["integer", "number", "integerOrNone"]),
    Case(
      name: "rating", make: { .rating(5) }, entered: .integer(5),
      edits: ["integer", "number", "integerOrNone"]),
    Case(
      name: "segments", make: { .segments(["10", "20"]) }, entered: .choice("20"),
      edits: ["text", "integer", "number", "date", "integerOrNone"]),
    Case(
      name: "words", make: { .segments(["low", "high"]) }, entered: .choice("high"),
      edits: ["text"]),
    Case(
      name: "yes and no", make: { .segments([.init(id: "true", title: "Yes")]) },
      entered: .choice("true"), edits: ["text", "flag"]),
    Case(
      name: "field", make: { .textField() }, entered: .text("20"),
      edits: ["text", "integer", "number", "date", "color", "level", "integerOrNone"]),
    Case(
      name: "number", make: { .number() }, entered: .text("20"),
      edits: ["text", "integer", "number", "color", "level", "integerOrNone"]),
    Case(
      name: "date", make: { .date() }, entered: .null, edits: ["text", "date", "color", "level"]),
    Case(
      name: "color", make: { .color }, entered: .text("blue"), edits: ["text", "color", "level"]),
  ]

  private final class OneRow: TableScreen {
    var cells: [Cell] = []
    override var tableData: [Section] { [Section(cells: cells)] }
  }

  @Test(arguments: cases.indices)
  func `a control that cannot edit its property is reported`(index: Int) async throws {
    let one = Self.cases[index]
    for property in Self.properties(of: Values()) {
      let reports = try await TableDiagnostics.collect {
        let screen = OneRow()
        screen.cells = (0..<3).map {
          [.title: "Row \($0)", .bind: property.binding, .cellClass: .of(one.make())]
        }
        let table = try await HeadlessHost.show(screen)
        #expect(table.page.count == 3)
        screen.updateTableData()
        try await table.settle()
        #expect(table.page.count == 3)
      }.filter { $0.kind == "unfitControl" }
      #expect(
        reports.count == (one.edits.contains(property.name) ? 0 : 1),
        "\(one.name) of \(property.name): \(reports.map(\.what))")
    }
  }

  @Test func `a control is looked at in each row, whatever the others are`() async throws {
    let values = Values()
    let reports = try await TableDiagnostics.collect {
      let screen = OneRow()
      screen.cells = [
        [.title: "1", .bind: .to(values, \.integer), .cellClass: .of(.segments(["1", "2"]))],
        [.title: "2", .bind: .to(values, \.integer), .cellClass: .of(.segments(["S", "M"]))],
        [.title: "3", .bind: .to(values, \.level), .cellClass: .of(.slider(0...20))],
        [.title: "4", .bind: .to(values, \.text), .cellClass: .of(.slider(0...20))],
      ]
      let table = try await HeadlessHost.show(screen)
      #expect(table.page.count == 4)
    }
    #expect(reports.map(\.place.row) == ["2", "4"])
  }

  @Test(arguments: cases.indices)
  func `what is entered shows, unless it is reported`(index: Int) async throws {
    let one = Self.cases[index]
    guard one.entered != .null else { return }
    for name in ["text", "integer", "number", "flag"] where one.edits.contains(name) {
      let property = try #require(Self.properties(of: Values()).first { $0.name == name })
      let screen = OneRow()
      screen.cells = [[.title: "Row", .bind: property.binding, .cellClass: .of(one.make())]]
      let table = try await HeadlessHost.show(screen)
      let path = try #require(table.path(of: "Row"))
      let (before, row) = (
        table.row(at: path)?.controls.first?.value, table.layout.row(at: path)?.id
      )
      try await table.send(
        .control(try #require(row), name: RowControl.boundName, value: one.entered))
      let after = table.row(at: path)
      #expect(after?.message == nil, "\(one.name) of \(name)")
      #expect(after?.controls.first?.value != before, "\(one.name) of \(name)")
    }
  }
}
