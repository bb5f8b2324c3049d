import Foundation
import TableScreen
import TableScreenCells
import TableScreenTesting
import Testing

/// Choices hold values of every type that a control takes, and show as chosen what the property holds.
@MainActor struct ChosenValueTests {
  // MARK: Several

  private func expectKept<Value: TableValueConvertible & Hashable>(_ values: [Value]) {
    #expect([Value](values.tableValue) == values)
    #expect(Set<Value>(Set(values).tableValue) == Set(values))
    #expect(values.tableValue.chosenIDs.count == values.count)
  }

  @Test func `a list of any type is what its value says`() {
    expectKept(["", "a", "1"])
    expectKept([0, -7, .max, .min])
    expectKept([0, 0.5, 1, 2, -0.1, 0.1 + 0.2, 1e300, 5e-324, .infinity])
    expectKept([true, false])
    expectKept([Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 86_400.25)])
    expectKept([Decimal(string: "0.1") ?? 0, 3, Decimal(string: "12345678901234567890.5") ?? 0])
    expectKept([TableColor.red, .rgb(red: 1, green: 2, blue: 3)])
    expectKept([Int?.some(1), nil])
    expectKept([Double?.some(0.5), nil])
  }

  private final class Mix {
    var weights = [0.5, 1.0]
    var sizes: Set<Double> = [1, 4]
    var one = 0.5
    var maybe: Double? = 0.5
    var size = 1.0
    var isOn = true
    var owner = ""
    var written = 1.0
  }

  private final class MixScreen: TableScreen {
    let mix = Mix()
    override var tableData: [Section] {
      [
        Section {
          [
            .title: "Weights", .bind: .to(mix, \.weights),
            .cellClass: .of(.picker(["0.5", "1", "2"], picks: .multiple)),
          ]
          [
            .title: "Sizes", .bind: .to(mix, \.sizes),
            .cellClass: .of(.picker(["1.0", "2.0", "4.0"], picks: .multiple)),
          ]
          [.title: "One", .bind: .to(mix, \.one), .cellClass: .of(.picker(["0.5", "1"]))]
          [.title: "Maybe", .bind: .to(mix, \.maybe), .cellClass: .of(.picker(["0.5", "1"]))]
          [.title: "Size", .bind: .to(mix, \.size), .cellClass: .of(.segments(["1", "2", "4"]))]
          [
            .title: "Written", .bind: .to(mix, \.written),
            .cellClass: .of(.segments(["1.0", "2.50"])),
          ]
          [
            .title: "Owner", .bind: .to(mix, \.owner),
            .cellClass: .of(.picker([.init(id: "", title: "Anybody"), "Ada"])),
          ]
        }
      ]
    }
  }

  private let screen = MixScreen()

  /// The titles of the page of a picker that are checked.
  private func checked(_ table: HeadlessHost) -> [String] {
    table.titles.filter { table.row($0)?.accessory == .checkmark }
  }

  private func text(of title: String, _ table: HeadlessHost) -> String {
    let lines = "\(table.frame(columns: 60, rows: 20))".split(separator: "\n")
    let line = lines.first { $0.contains(title) } ?? ""
    return line.replacing(title, with: "").trimmingCharacters(in: .whitespaces.union(["│", "›"]))
      .trimmingCharacters(in: .whitespaces)
  }

  @Test func `what is chosen of several numbers is kept`() async throws {
    let table = try await HeadlessHost.show(screen)
    #expect(text(of: "Weights", table) == "0.5, 1")
    try await table.tap("Weights")
    #expect(checked(table) == ["0.5", "1"])
    try await table.tap("2")
    try await table.tap("0.5")
    try await table.back()
    #expect(screen.mix.weights == [1, 2])
    #expect(text(of: "Weights", table) == "1, 2")
  }

  @Test func `a number may be written otherwise in the choices`() async throws {
    let table = try await HeadlessHost.show(screen)
    #expect(text(of: "Sizes", table) == "1.0, 4.0")
    try await table.tap("Sizes")
    #expect(checked(table) == ["1.0", "4.0"])
    try await table.tap("2.0")
    #expect(checked(table) == ["1.0", "2.0", "4.0"])
    try await table.tap("4.0")
    try await table.back()
    #expect(screen.mix.sizes == [1, 2])
    let control = try #require(table.row("Written")?.controls.first)
    #expect(control.chosen == 0)
    try await table.set(.choice("2.50"), of: "Written")
    #expect(screen.mix.written == 2.5)
    #expect(table.row("Written")?.controls.first?.chosen == 1)
    #expect(table.frame(columns: 60, rows: 20).contains("[2.50]"))
  }

  @Test(arguments: ["One", "Maybe"])
  func `the chosen one of several numbers shows as chosen`(_ title: String) async throws {
    let table = try await HeadlessHost.show(screen)
    #expect(text(of: title, table) == "0.5")
    try await table.tap(title)
    #expect(checked(table) == ["0.5"])
    try await table.tap("1")
    #expect(text(of: title, table) == "1")
    try await table.tap(title)
    #expect(checked(table) == ["1"])
  }

  @Test func `segments of numbers show the chosen one, and take numbers`() async throws {
    let table = try await HeadlessHost.show(screen)
    #expect(table.row("Size")?.controls.first?.chosen == 0)
    try await table.set(.number(2), of: "Size")
    #expect(screen.mix.size == 2)
    #expect(table.row("Size")?.controls.first?.chosen == 1)
    #expect(table.frame(columns: 60, rows: 20).contains("[2]"))
    await #expect(throws: HeadlessError.self) { try await table.set(.number(3), of: "Size") }
  }

  @Test func `a choice of an empty id shows its title`() async throws {
    let table = try await HeadlessHost.show(screen)
    #expect(text(of: "Owner", table) == "Anybody")
    try await table.tap("Owner")
    #expect(checked(table) == ["Anybody"])
    try await table.tap("Ada")
    #expect(text(of: "Owner", table) == "Ada")
  }
}
