import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// A format reads what it writes: in every language the text of a field, typed as it stands, is the value of the field.
@MainActor @Suite struct WrittenAndReadTests {
  @MainActor private final class Item {
    var number = 0.0
    var moment = Date(timeIntervalSince1970: 0)
  }

  /// A field of each format, and behind them one of a number without any.
  private final class Fields: TableScreen {
    var formats: [TableFormat] = [] {
      didSet { items = (0...formats.count).map { _ in Item() } }
    }
    var isMoment = false
    private(set) var items: [Item] = []

    override var tableData: [Section] {
      [
        Section(
          cells: items.enumerated().map { index, item in
            let binding: TableBinding =
              isMoment ? .to(item, \.moment) : .to(item, \.number)
            let format = index < formats.count ? formats[index] : nil
            return [
              .id: "\(index)", .title: "\(index)",
              .bind: format.map { binding.formatted($0) } ?? binding,
            ]
          })
      ]
    }

    func set<Value>(_ property: ReferenceWritableKeyPath<Item, Value>, _ value: Value) {
      for item in items { item[keyPath: property] = value }
      updateTableData()
    }

    func type(_ text: String, into row: Int) {
      guard let id = layout.row(at: TablePath(0, row))?.id else { return }
      send(.control(id, name: RowControl.boundName, value: .text(text)))
    }
  }

  /// Full stops in symbols, marks of direction, blanks within symbols, minus signs, digits and separators of every kind; some write
  /// sums otherwise than numbers, and one has its symbol for the separator.
  private static let locales = [
    "en_US", "en_US_POSIX", "en_150", "en_BG", "en_CH", "en_CV", "en_FR", "en_IN", "de_DE", "de_AT",
    "de_CH", "fr_FR", "fr_CH", "fr_SN", "fr_DJ", "da_DK", "nb_NO", "sv_SE", "fi_FI", "et_EE",
    "pl_PL", "bg_BG", "mk_MK", "sr_RS", "sq_MK", "nl_NL", "es_VE", "es_PA", "pt_BR", "pt_PT",
    "pt_CV", "tr_TR", "he_IL", "ar", "ar_AE", "ar_DZ", "ar_EG", "ckb_IQ", "fa_IR", "ur_PK",
    "ks_Arab_IN", "sd_Arab_PK", "hi_IN", "bn_BD", "th_TH", "ja_JP", "gez_ET", "nqo_GN",
    "ff_Adlm_GN", "tok_001", "so_DJ",
  ]

  private static let codes = [
    "USD", "EUR", "CHF", "DKK", "ILS", "PAB", "XOF", "CVE", "DJF", "JPY", "TND",
  ]

  private static let numbers = [-1_234_567.5, 0, 0.25, 1234]

  /// Does something in each language; nothing is awaited meanwhile, so that no other test meets it.
  private func inEach(_ body: (Locale) throws -> Void) rethrows {
    let words = TableWords.current
    defer { TableWords.current = words }
    for name in Self.locales {
      TableWords.current.locale = Locale(identifier: name)
      try body(TableWords.current.locale)
    }
  }

  private func shown(_ row: Int, in table: HeadlessHost) throws -> String {
    try #require(table.row(at: TablePath(0, row))?.controls.first).editText
  }

  @Test func `a number and a sum`() async throws {
    let screen = Fields()
    let table = try await HeadlessHost.show(screen)
    let formats =
      [.number, .integer, .number(fractionDigits: 2...2)]
      + Self.codes.map { TableFormat.currency($0) }
    try inEach { locale in
      screen.formats = formats + [.currency(locale.currency?.identifier ?? "XXX")]
      for number in Self.numbers {
        screen.set(\.number, number)
        var texts = try screen.formats.indices.map { try shown($0, in: table) }
        texts.append(texts[0])
        screen.set(\.number, 77)
        for (row, text) in texts.enumerated() {
          // Without a format a point stands before a fraction first of all.
          if row == screen.formats.count, Double(text) != nil { continue }
          screen.type(text, into: row)
          // Some formats show no fraction.
          let difference = abs(screen.items[row].number - number)
          #expect(
            difference <= (number == number.rounded() || row == 0 ? 0 : 0.5), "\(locale) “\(text)”")
          #expect(table.row(at: TablePath(0, row))?.message == nil, "\(locale)")
          if row < screen.formats.count { #expect(try shown(row, in: table) == text, "\(locale)") }
        }
      }
    }
  }

  @Test func `a date and a time`() async throws {
    let screen = Fields()
    screen.isMoment = true
    let table = try await HeadlessHost.show(screen)
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let days: [Date.FormatStyle.DateStyle] = [.numeric, .abbreviated, .complete]
    let formats =
      (days + [.omitted]).map { TableFormat.date($0, time: .shortened, in: zone) }
      + days.map { .date($0, in: zone) }
    // An evening of one digit, and a morning of two.
    let moments = [1_769_885_100, 1_790_000_040].map { Date(timeIntervalSince1970: $0) }
    try inEach { locale in
      screen.formats = formats
      for moment in moments {
        screen.set(\.moment, moment)
        let texts = try formats.indices.map { try shown($0, in: table) }
        // What a format leaves out stays as it was.
        for (row, item) in screen.items.enumerated() {
          item.moment += row == days.count ? 7_200 : 3 * 86_400
        }
        screen.updateTableData()
        for (row, text) in texts.enumerated() {
          screen.type(text, into: row)
          #expect(screen.items[row].moment == moment, "\(locale) “\(text)”")
          #expect(table.row(at: TablePath(0, row))?.message == nil, "\(locale)")
        }
      }
    }
  }
}
