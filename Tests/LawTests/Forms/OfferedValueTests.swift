import Foundation
import TableScreen
import TableScreenCells
import TableScreenTesting
import TestSupport
import Testing

/// A test sets a control to what a person can set it to, and to nothing else.
@MainActor struct OfferedValueTests {
  private final class Values {
    var flag = false
    var whole = 3
    var wholeOrNone: Int?
    var number = 0.5
    var stars = 2
    var text = "a"
    var moment = Date(timeIntervalSince1970: 1_790_000_000)
  }

  /// A row of each kind of control.
  private final class Everything: TableScreen {
    let values = Values()

    override var tableData: [Section] {
      [
        Section {
          [.title: "Switch", .bind: .to(values, \.flag)]
          [.title: "Whole", .bind: .to(values, \.whole)]
          [.title: "Whole or none", .bind: .to(values, \.wholeOrNone)]
          [.title: "Whole as text", .bind: .to(values, \.whole), .cellClass: .of(.textField())]
          [.title: "Written", .bind: .to(values, \.whole).formatted(.integer)]
          [.title: "Number", .bind: .to(values, \.number)]
          [.title: "Text", .bind: .to(values, \.text)]
          [.title: "Moment", .bind: .to(values, \.moment), .cellClass: .of(.date())]
          [.title: "Drag", .bind: .to(values, \.number), .cellClass: .of(.slider(0...1))]
          [
            .title: "Quarters", .bind: .to(values, \.number),
            .cellClass: .of(.slider(0...1, step: 0.25)),
          ]
          [
            .title: "Thirds", .bind: .to(values, \.number),
            .cellClass: .of(.slider(-1...9, step: 3)),
          ]
          [.title: "Steps", .bind: .to(values, \.whole), .cellClass: .of(.stepper(0...12))]
          [
            .title: "Halves", .bind: .to(values, \.number),
            .cellClass: .of(.stepper(0...2, step: 0.5)),
          ]
          [.title: "Stars", .bind: .to(values, \.stars), .cellClass: .of(.rating())]
          [.title: "Many stars", .bind: .to(values, \.stars), .cellClass: .of(.rating(40))]
          [.title: "Size", .bind: .to(values, \.text), .cellClass: .of(.segments(["a", "b"]))]
        }
      ]
    }
  }

  private func control(_ title: String, _ table: HeadlessHost) throws -> RowControl {
    try #require(table.row(title)?.controls.first)
  }

  private func any(_ random: inout SplitMix64) -> TableValue {
    let numbers = [
      0, 1, 2, 3, 5, 12, 40, -1, 0.25, 0.3, 0.5, 0.75, 1.5, 2.5, 3.000_001, 1e300, .infinity, .nan,
    ]
    return switch Int.random(in: 0..<10, using: &random) {
    case 0: .null
    case 1: .text(["", "a", "3", "1.5", "x"].randomElement(using: &random) ?? "")
    case 2: .integer(Int.random(in: -2...41, using: &random))
    case 3...6: .number(numbers.randomElement(using: &random) ?? 0)
    case 7: .flag(random.once(in: 2))
    case 8: .date(Date(timeIntervalSince1970: 1_800_000_000))
    default: .choice(["a", "b", "true", "3"].randomElement(using: &random) ?? "")
    }
  }

  /// Returns whether a control holds a value, or says that the text in it does not fit.
  private func holds(_ value: TableValue, _ row: RowContent?) -> Bool {
    guard let row, let held = row.controls.first?.value else { return false }
    if let number = Double(value), let heldNumber = Double(held) { return number == heldNumber }
    if case .text(let text) = value { return held.editText == text || row.message != nil }
    if case .date = value, case .date = held { return held == value }
    // A format writes a text.
    if case .text = held, Double(value) != nil { return true }
    return held == value || held.editText == value.editText
      || held.chosenIDs == value.chosenIDs && !held.chosenIDs.isEmpty
  }

  @Test(arguments: Effort.some((0..<24).map { UInt64($0) }))
  func `what is set is held`(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let table = try await HeadlessHost.show(Everything())
    for _ in 0..<Effort.rounds(60) {
      let title = table.titles.randomElement(using: &random) ?? ""
      let value = any(&random)
      do { try await table.set(value, of: title) } catch is HeadlessError { continue }
      #expect(holds(value, table.row(title)), "\(title) was set to \(value)")
    }
  }

  /// Moves by a key, a drag, a tap on a star or a typed text.
  private func given(to control: RowControl, _ random: inout SplitMix64) -> TableValue? {
    switch control.kind {
    case .toggle: .flag(random.once(in: 2))
    case .slider:
      random.once(in: 2)
        ? .number(control.value(at: Double.random(in: 0...1, using: &random)))
        : control.number(movedBy: Int.random(in: -9...9, using: &random)).map { .number($0) }
    case .stepper, .rating:
      control.number(movedBy: Int.random(in: -9...9, using: &random)).map { .number($0) }
    case .field, .textArea:
      control.entered(["", "7", "1.5", "word", "2026-11-21"].randomElement(using: &random) ?? "")
    case .segments, .menu, .color:
      control.choices.randomElement(using: &random).map { .choice($0.id) }
    case .button: .null
    }
  }

  @Test(arguments: Effort.some((0..<24).map { UInt64($0) }))
  func `what a person gives is taken`(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let table = try await HeadlessHost.show(Everything())
    for _ in 0..<Effort.rounds(60) {
      let title = table.titles.randomElement(using: &random) ?? ""
      let control = try control(title, table)
      guard let value = given(to: control, &random) else { continue }
      try await table.set(value, of: title)
    }
  }

  @Test(
    arguments: [
      ("Whole", .number(1.5)), ("Whole or none", .number(1.5)), ("Whole as text", .number(1.5)),
      ("Whole", .flag(true)), ("Number", .number(.infinity)), ("Text", .choices(["a"])),
      ("Quarters", .number(0.3)), ("Thirds", .number(1)), ("Steps", .number(1.5)),
      ("Halves", .number(0.25)), ("Stars", .number(2.5)), ("Many stars", .number(2.5)),
    ] as [(String, TableValue)])
  func `what no person can set is refused`(title: String, value: TableValue) async throws {
    let table = try await HeadlessHost.show(Everything())
    await #expect(throws: HeadlessError.notOffered("be set to \(value)", by: title)) {
      try await table.set(value, of: title)
    }
  }
}
