import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// A typed number is kept as it was typed, or refused: no slip makes another one of it without a word.
@MainActor struct BlankInNumberTests {
  private final class Values {
    var people = 1
    var share = 1.0
    var amount = 1.0
    var price: Decimal = 1
  }

  private final class Form: TableScreen {
    let values = Values()
    override var tableData: [Section] {
      [
        Section {
          [.id: "people", .title: "People", .bind: .to(values, \.people)]
          [.id: "share", .title: "Share", .bind: .to(values, \.share)]
          [
            .id: "amount", .title: "Amount",
            .bind: .to(values, \.amount).formatted(.currency("EUR")),
          ]
          [.id: "price", .title: "Price", .bind: .to(values, \.price)]
        }
      ]
    }
  }

  private static let titles = ["People", "Share", "Amount", "Price"]
  private let form = Form()

  private var written: [Decimal] {
    let values = form.values
    return [
      Decimal(values.people), Decimal(values.share), Decimal(values.amount), values.price,
    ]
  }

  @Test(arguments: ["en_US", "de_DE", "fr_FR"])
  func `blanks between digits separate groups of three, and nothing else`(locale: String)
    async throws
  {
    let table = try await HeadlessHost.show(form)
    try speaking(locale) {
      for text in ["7 8", "1 5", "1 2 3", "1234 567", "1 00 000", "0 500", "12 34", "1 234 5"] {
        for title in Self.titles {
          try table.typeAtOnce(text, into: title)
          #expect(table.row(title)?.message != nil, "\(locale) \(text) \(title)")
        }
        #expect(written == [1, 1, 1, 1], "\(locale) \(text)")
      }
      try table.typeAtOnce("7 8", into: "People")
      #expect(table.row("People")?.message == TableWords.current.notAnInteger)
      for text in ["12 345", " 12\u{A0}345 ", "12\u{202F}345", "12345"] {
        for title in Self.titles { try table.typeAtOnce(text, into: title) }
        #expect(written == Array(repeating: 12_345, count: 4), "\(locale) \(text)")
        (form.values.people, form.values.share, form.values.amount) = (1, 1, 1)
        form.values.price = 1
      }
    }
    table.close()
  }

  @Test func `groups of a hundred thousand are taken by each field`() async throws {
    let table = try await HeadlessHost.show(form)
    try speaking("en_US") {
      for title in Self.titles { try table.typeAtOnce("1,00,000", into: title) }
    }
    #expect(written == Array(repeating: 100_000, count: 4))
  }

  @Test(arguments: [
    "9007199254740993", "123456789012345678", "99999999999999999.99", "-9007199254740993",
    "36893488147419103233", "1234567890123450000",
  ]) func `a number that would become another one is refused`(text: String) async throws {
    let table = try await HeadlessHost.show(form)
    try speaking("en_US") {
      for title in ["Share", "Amount"] {
        try table.typeAtOnce(text, into: title)
        #expect(table.row(title)?.message == TableWords.current.typeDigits(15), "\(title)")
      }
      // One that holds all digits takes them.
      try table.typeAtOnce(text, into: "Price")
      #expect(table.row("Price")?.message == nil)
    }
    #expect(form.values.share == 1 && form.values.amount == 1)
    #expect(form.values.price == Decimal(string: text))
  }

  @Test func `a number of digits that no property has is refused`() async throws {
    let table = try await HeadlessHost.show(form)
    try await table.type(String(repeating: "9", count: 41), into: "Price")
    #expect(table.row("Price")?.message == TableWords.current.typeDigits(38))
    #expect(form.values.price == 1)
  }

  @Test(arguments: [
    ("9007199254740992", 9_007_199_254_740_992), ("9,007,199,254,740,994", 9_007_199_254_740_994),
    ("999999999999999", 999_999_999_999_999), ("123456789012345.6", 123_456_789_012_345.6),
    ("1e23", 1e23), ("36893488147419103232", 0x1p65),
    ("0.12345678901234567890", 0.12345678901234568),
  ]) func `a number that is kept is taken`(text: String, number: Double) async throws {
    let table = try await HeadlessHost.show(form)
    try speaking("en_US") {
      try table.typeAtOnce(text, into: "Share")
      #expect(table.row("Share")?.message == nil)
    }
    #expect(form.values.share == number)
  }

  @Test(arguments: [
    9_007_199_254_740_992, 1_234_567_890_123_450_112, 1e23, 0x1p65, 1.7976931348623157e308,
  ]) func `what the property holds may be left as it is`(number: Double) async throws {
    (form.values.share, form.values.amount) = (number, number)
    let table = try await HeadlessHost.show(form)
    for title in ["Share", "Amount"] {
      let shown = try #require(table.row(title)?.controls.first?.editText)
      try await table.type(shown, into: title)
      #expect(table.row(title)?.message == nil, "\(title) \(shown)")
    }
    #expect(form.values.share == number && form.values.amount == number)
  }

  @Test(arguments: ["fr_FR", "sv_SE", "pl_PL", "ar_EG", "de_DE"])
  func `a point before a fraction is read where groups have none`(locale: String) async throws {
    let table = try await HeadlessHost.show(form)
    try speaking(locale) {
      try table.typeAtOnce("12.50", into: "Amount")
      #expect((table.row("Amount")?.message == nil) == (locale != "de_DE"))
    }
    #expect(form.values.amount == (locale == "de_DE" ? Values().amount : 12.5))
  }
}
