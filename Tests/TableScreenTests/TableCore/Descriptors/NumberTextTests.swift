import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// What a person types into a field for a number is one in decimal digits, whatever the type of its property.
@MainActor struct NumberTextTests {
  private final class Values {
    var whole = 1
    var share = 1.0
    var price: Decimal = 1
    var maybe: Double?
  }

  private final class Form: TableScreen {
    let values = Values()
    override var tableData: [Section] {
      [
        Section {
          [.id: "whole", .title: "Whole", .bind: .to(values, \.whole)]
          [.id: "share", .title: "Share", .bind: .to(values, \.share)]
          [.id: "price", .title: "Price", .bind: .to(values, \.price)]
          [.id: "maybe", .title: "Maybe", .bind: .to(values, \.maybe)]
        }
      ]
    }
  }

  @Test func `the greatest numbers show as they are`() async throws {
    form.values.share = .greatestFiniteMagnitude
    form.values.maybe = -.greatestFiniteMagnitude
    let table = try await HeadlessHost.show(form)
    let frame = table.frame(columns: 80, rows: 24)
    #expect(frame.contains("1.7976931348623157e+308"), "\(frame)")
    #expect(!frame.contains("inf"), "\(frame)")
    table.close()
  }

  private static let titles = ["Whole", "Share", "Price", "Maybe"]

  private let form = Form()

  private var written: [Decimal?] {
    let values = form.values
    return [
      Decimal(values.whole), Decimal(values.share), values.price, values.maybe.map { Decimal($0) },
    ]
  }

  @Test(arguments: [
    "0x10", "0xff", "-0x1", "0X1p4", "0b11", "0o7", "nan", "inf", "-infinity", "1_000", "12a", "a",
    "1e", "--1", "0x", "x", "1.5.5",
  ]) func `what is no decimal number is refused by each`(text: String) async throws {
    let table = try await HeadlessHost.show(form)
    let before = written
    for title in Self.titles {
      try await table.type(text, into: title)
      let words = TableWords.current
      let message = title == "Whole" ? words.notAnInteger : words.notANumber
      #expect(table.row(title)?.message == message, "\(title)")
    }
    #expect(written == before)
  }

  @Test(arguments: [("12", 12), ("-3", -3), ("+4", 4), (" 5 ", 5), ("007", 7)])
  func `a whole number is taken by each`(text: String, number: Int) async throws {
    let table = try await HeadlessHost.show(form)
    for title in Self.titles {
      try await table.type(text, into: title)
      #expect(table.row(title)?.message == nil, "\(title)")
    }
    #expect(written == Array(repeating: Decimal(number), count: 4))
  }

  @Test(arguments: [("1.5", "1.5"), ("-.5", "-0.5"), ("2e3", "2000"), ("1E-2", "0.01")])
  func `a number with a fraction or an exponent is taken by each that has one`(
    text: String, number: String
  ) async throws {
    let table = try await HeadlessHost.show(form)
    for title in Self.titles.dropFirst() { try await table.type(text, into: title) }
    let wanted = try #require(Double(number))
    #expect(form.values.share == wanted && form.values.maybe == wanted)
    #expect(form.values.price == Decimal(string: number))
  }

  @Test func `digits and separators of the locale are taken`() async throws {
    for (locale, text, number) in [
      ("de_DE", "1,5", 1.5), ("de_DE", "1.5", 1.5), ("ar_EG", "١٫٥", 1.5), ("en_US", "1,500", 1500),
    ] {
      #expect(form.values.maybe == nil)
      let table = try await HeadlessHost.show(form)
      try speaking(locale) {
        for title in Self.titles.dropFirst() {
          try table.typeAtOnce(text, into: title)
          #expect(table.row(title)?.message == nil, "\(locale) \(text) \(title)")
        }
      }
      #expect(written.dropFirst() == Array(repeating: Decimal(number), count: 3)[...])
      form.values.maybe = nil
      table.close()
    }
  }
}
