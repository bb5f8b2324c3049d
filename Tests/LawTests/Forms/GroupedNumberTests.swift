import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// A typed number means what the field then shows, so that nobody saves another one than was meant.
@MainActor @Suite struct GroupedNumberTests {
  private final class Prices: TableScreen {
    var price: Decimal = 1
    var amount = 1
    var plain = 1
    let format: TableFormat
    init(_ format: TableFormat) {
      self.format = format
      super.init()
    }
    override var tableData: [Section] {
      [
        Section {
          [.title: "Price", .bind: .to(\Prices.price).formatted(format)]
          [.title: "Amount", .bind: .to(\Prices.amount).formatted(format)]
          [.title: "Plain", .bind: .to(\Prices.plain)]
        }
      ]
    }
  }

  nonisolated private static let locales = [
    "de_DE", "de_AT", "de_CH", "en_US", "en_IN", "fr_FR", "fr_CH", "es_ES", "pt_PT", "hi_IN",
    "ar_EG", "sv_SE", "da_DK",
  ]

  private let formats: [(name: String, format: TableFormat)] = [
    ("integer", .integer), ("number", .number), ("three", .number(fractionDigits: 0...3)),
    ("EUR", .currency("EUR")), ("CHF", .currency("CHF")), ("JPY", .currency("JPY")),
    ("KWD", .currency("KWD")),
  ]

  /// Runs a closure with the words of a locale, and restores the words afterwards.
  private func speaking<Result>(_ locale: String, _ body: () async throws -> Result) async rethrows
    -> Result
  {
    let old = TableWords.current
    defer { TableWords.current = old }
    TableWords.current.locale = Locale(identifier: locale)
    return try await body()
  }

  @Test(arguments: locales) func `no group of digits begins with a zero`(locale: String)
    async throws
  {
    try await speaking(locale) {
      for (name, format) in formats {
        let screen = Prices(format)
        let table = try await HeadlessHost.show(screen)
        for text in [
          "0.500", "0,500", "-0.250", "0.005", "00.500", "000,000", "0.123.456", "0’500",
        ] {
          (screen.price, screen.amount, screen.plain) = (1, 1, 1)
          screen.updateTableData()
          for title in ["Price", "Amount", "Plain"] { try await table.type(text, into: title) }
          let said = "\(locale) \(name) \(text)"
          #expect(abs(screen.price) <= 1, "\(said)")
          #expect(abs(screen.amount) <= 1, "\(said)")
          #expect(abs(screen.plain) <= 1, "\(said)")
          // What is not taken is said.
          if screen.price == 1 { #expect(table.row("Price")?.message != nil, "\(said)") }
          if screen.amount == 1 { #expect(table.row("Amount")?.message != nil, "\(said)") }
          if screen.plain == 1 { #expect(table.row("Plain")?.message != nil, "\(said)") }
        }
      }
    }
  }

  @Test(arguments: locales) func `an accepted number is the one that its field shows`(
    locale: String
  ) async throws {
    var random = SplitMix64(seed: Seed.value)
    try await speaking(locale) {
      for (name, format) in formats {
        let screen = Prices(format)
        let table = try await HeadlessHost.show(screen)
        for _ in 0..<12 {
          let text = Self.numberText(&random)
          screen.price = 1
          screen.updateTableData()
          try await table.type(text, into: "Price")
          guard table.row("Price")?.message == nil else { continue }
          let value = screen.price
          let shown = table.row("Price")?.controls.first?.value.editText ?? ""
          let said = "\(locale) \(name) \(text): \(value), shown as \(shown)"
          // Behind a zero stands a fraction.
          let whole = text.drop { "-−+".contains($0) }.prefix { $0.isNumber }
          let isFraction = whole.first == "0" && whole.count < text.filter { $0.isNumber }.count
          #expect(
            !isFraction || text.contains { $0.isWhitespace } || abs(value) < 1
              || whole.contains { $0 != "0" }, "\(said)")
          // Other digits than the typed ones, but for the zeros at their ends, would be another number.
          #expect(Self.digits(text) == Self.digits(shown), "\(said)")
          #expect(Self.digits(text) == Self.digits("\(value)"), "\(said)")
          screen.price = 1
          screen.updateTableData()
          try await table.type(shown, into: "Price")
          #expect(table.row("Price")?.message == nil, "\(said)")
          #expect(screen.price == value, "\(said)")
        }
      }
    }
  }

  /// The digits of a number without the zeros at its ends.
  private static func digits(_ text: String) -> [Int] {
    let digits = text.compactMap(\.wholeNumberValue)
    return Array(digits.drop { $0 == 0 }.reversed().drop { $0 == 0 }.reversed())
  }

  private static func numberText(_ random: inout SplitMix64) -> String {
    var text = ["", "", "", "-", "+", "−"].randomElement(using: &random) ?? ""
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      text +=
        ["0", "0", "1", "7", "00", "000", "123", ".", ",", " ", "'"].randomElement(using: &random)
        ?? ""
    }
    return text
  }
}
