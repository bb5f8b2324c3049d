import Foundation
import TableScreenTesting
import Testing

@testable import TableCore
@testable import TableScreen

private final class Order {
  var price = Decimal(string: "1234.5") ?? 0
  var weight: Double? = 0.25
  var amount = 1200
  var day = Date(timeIntervalSince1970: 1_790_000_000)
  var code = 7
}

private final class PricedScreen: TableScreen {
  let order = Order()
  override var tableData: [Section] {
    let utc = TimeZone(secondsFromGMT: 0) ?? .current
    let code = TableFormat(
      text: { "#\($0.editText)" },
      value: { $0.hasPrefix("#") ? Int($0.dropFirst()).map { .integer($0) } : nil },
      remedy: "A code begins with #; type one such as #7")
    return [
      Section {
        [.title: "Price", .id: "price", .bind: .draft(order, \.price).formatted(.currency("EUR"))]
        [.title: "Weight", .id: "weight", .bind: .draft(order, \.weight).formatted(.number)]
        [.title: "Amount", .id: "amount", .bind: .to(order, \.amount).formatted(.integer)]
        [.title: "Day", .id: "day", .bind: .to(order, \.day).formatted(.date(in: utc))]
        [.title: "Code", .id: "code", .bind: .to(order, \.code).formatted(code)]
      }
    ]
  }
}

/// A field for a time, in a time zone whose clocks change on the day of its value.
private final class ChangingClock: TableScreen {
  let zone = TimeZone(identifier: "Europe/Berlin") ?? .current
  var time = Date(timeIntervalSince1970: 1_774_771_200)
  override var tableData: [Section] {
    [
      Section {
        [
          .title: "Time", .id: "time",
          .bind: .to(self, \.time)
            .formatted(.date(.omitted, time: .shortened, in: zone)),
        ]
      }
    ]
  }
}

/// Fields write values, and read what is typed, as the person's language does.
@MainActor struct FormatTests {
  private let screen = PricedScreen()

  private func shown(_ title: String, in table: HeadlessHost) -> String? {
    table.row(title)?.controls.first?.value.editText
      .replacingOccurrences(of: "\u{A0}", with: " ")
  }

  private func type(_ text: String, into title: String, in table: HeadlessHost) {
    guard let row = table.path(of: title).flatMap({ table.layout.row(at: $0)?.id }) else { return }
    screen.send(.control(row, name: RowControl.boundName, value: .text(text)))
  }

  @Test func `a typed time that the day does not have is refused, and each other one is kept`()
    async throws
  {
    let screen = ChangingClock()
    let table = try await HeadlessHost.show(screen)
    let morning = screen.time
    var refused: [Int] = []
    for quarter in 0..<96 {
      screen.time = morning
      screen.updateTableData()
      // A day on which all hours are there.
      let moment = Date(timeIntervalSince1970: 1_767_225_600 + Double(quarter) * 900)
      let style = Date.FormatStyle(
        date: .omitted, time: .shortened, locale: TableWords.current.locale, timeZone: screen.zone)
      let text = style.format(moment)
      try await table.type(text, into: "Time")
      if table.row("Time")?.message == nil {
        #expect(style.format(screen.time) == text)
      } else {
        #expect(screen.time == morning)
        refused.append(quarter)
      }
    }
    // From two to three o'clock, one hour before UTC.
    #expect(refused == [4, 5, 6, 7])
  }

  @Test(arguments: ["GMT", "America/New_York", "Asia/Kathmandu"])
  func `a day typed in digits keeps the time, whatever else the format has`(zone: String) throws {
    let zone = try #require(TimeZone(identifier: zone))
    let styles: [Date.FormatStyle.DateStyle] = [.omitted, .numeric, .abbreviated, .long, .complete]
    let times: [Date.FormatStyle.TimeStyle] = [.omitted, .shortened, .standard]
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    for style in styles {
      for time in times where (style, time) != (.omitted, .omitted) {
        let binding = TableBinding.to(screen.order, \.day)
          .formatted(.date(style, time: time, in: zone))
        for hour in stride(from: 0, to: 24, by: 5) {
          let old = Date(timeIntervalSince1970: 1_778_457_600 + Double(hour) * 3_600 + 754)
          let taken = binding.taken(.text("2026-07-02"), over: .date(old)).flatMap { Date($0) }
          guard style != .omitted else {
            #expect(taken == nil)
            continue
          }
          var expected = calendar.dateComponents([.hour, .minute, .second], from: old)
          (expected.year, expected.month, expected.day) = (2026, 7, 2)
          #expect(taken == calendar.date(from: expected), "\(style) \(time)")
        }
      }
    }
  }

  @Test func `a field shows what the locale writes`() async throws {
    let table = try await HeadlessHost.show(screen)
    speaking("de_DE") {
      #expect(shown("Price", in: table) == "1.234,50 €")
      #expect(shown("Weight", in: table) == "0,25")
      #expect(shown("Amount", in: table) == "1.200")
      #expect(shown("Day", in: table) == "21.9.2026")
      #expect(shown("Code", in: table) == "#7")
    }
  }

  @Test func `digits that a field would not show are refused`() async throws {
    let table = try await HeadlessHost.show(screen)
    speaking("de_DE") {
      for (title, text) in [
        ("Price", "12,345"), ("Price", "0,0012 €"), ("Weight", "0,1234567"), ("Amount", "1,5"),
      ] {
        type(text, into: title, in: table)
        #expect(table.row(title)?.message != nil, "\(text)")
        #expect(title == "Amount" || shown(title, in: table) == text)
      }
      #expect(screen.order.amount == 1_200 && screen.form["price"].value(as: Decimal.self) == nil)
      for (title, text) in [("Price", "12,34"), ("Price", "12,340"), ("Weight", "0,123456")] {
        type(text, into: title, in: table)
        #expect(table.row(title)?.message == nil, "\(text)")
      }
    }
  }

  @Test func `a field reads what the locale writes, and no more`() async throws {
    let table = try await HeadlessHost.show(screen)
    speaking("de_DE") {
      type("12,5", into: "Price", in: table)
      #expect(screen.form["price"].value(as: Decimal.self) == Decimal(string: "12.5"))
      #expect(shown("Price", in: table) == "12,50 €")
      type("12.5", into: "Price", in: table)
      #expect(table.row("Price")?.message?.hasSuffix("12,50\u{A0}€") == true)
      #expect(shown("Price", in: table) == "12.5")
      #expect(screen.form["price"].value(as: Decimal.self) == nil)
      type("1.000.000,25 EUR", into: "Price", in: table)
      type("", into: "Weight", in: table)
      type("31.1.2026", into: "Day", in: table)
      // The time stays as it was.
      let day = Date(timeIntervalSince1970: 1_769_817_600 + 51_200)
      #expect(screen.order.day == day)
      for text in ["31.2.2026", "1/31/2026", "31.1.2026 or so", "soon", ""] {
        type(text, into: "Day", in: table)
        #expect(table.row("Day")?.message?.hasSuffix("31.1.2026") == true, "\(text)")
        #expect(screen.order.day == day)
      }
      type("2026-02-01", into: "Day", in: table)
      #expect(shown("Day", in: table) == "1.2.2026")
      #expect(table.row("Day")?.message == nil)
    }
    try await screen.commitForm()
    #expect(screen.order.price == Decimal(string: "1000000.25"))
    #expect(screen.order.weight == nil)
  }

  @Test func `a format of one's own has its own remedy`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.type("8", into: "Code")
    #expect(table.row("Code")?.message == "A code begins with #; type one such as #7")
    try await table.type("#8", into: "Code")
    #expect(screen.order.code == 8)
  }

  @Test(arguments: [
    ("de_DE", "1.234,5", "1234.5"), ("de_DE", "1234,5", "1234.5"), ("de_DE", "-3,5", "-3.5"),
    ("de_DE", "1234.5", nil), ("de_DE", "1,2,3", nil), ("de_DE", "12a", nil),
    ("en_US", "1,234.5", "1234.5"), ("en_US", "1234,5", nil), ("en_US", ".5", "0.5"),
    ("en_US", "5.", "5"), ("en_US", ".", nil), ("en_US", "", nil), ("en_US", "5e3", nil),
    ("en_US", "−3", "-3"), ("fr_FR", "1 234,5", "1234.5"), ("de_CH", "1'234.5", "1234.5"),
    ("en_IN", "12,34,567", "1234567"), ("ar_EG", "١٢٫٥", "12.5"),
  ])
  func `a number is read whole or not at all`(_ locale: String, _ text: String, _ number: String?) {
    let read = LocalNumber(locale: Locale(identifier: locale)).decimal(text)
    #expect(read == number.flatMap { Decimal(string: $0) }, "\(locale) \(text)")
  }

  @Test func `a decimal loses no digit`() {
    let value = Decimal(string: "12345678901234567890.12") ?? 0
    #expect(Decimal(value.tableValue) == value)
    #expect(Decimal(.number(0.1)) == Decimal(string: "0.1"))
    #expect(Decimal(.text("1,5")) == nil)
    #expect(Decimal(.text("1.5 or so")) == nil)
  }
}
