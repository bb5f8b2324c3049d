public import Foundation

@MainActor extension TableFormat {
  /// A whole number, with its digits grouped as in the locale.
  public static var integer: TableFormat { number(example: 12, fraction: 0...0) }

  /// A number, with up to six digits after the locale's decimal separator.
  public static var number: TableFormat { number(fractionDigits: 0...6) }

  /// A number with `fractionDigits` digits after the locale's decimal separator.
  public static func number(fractionDigits: ClosedRange<Int>) -> TableFormat {
    number(example: Decimal(string: "1.5") ?? 1, fraction: fractionDigits)
  }

  private static func number(example: Decimal, fraction: ClosedRange<Int>) -> TableFormat {
    decimal(example: example, reader: { LocalNumber(locale: TableWords.current.locale) }) {
      $0.formatted(.number.precision(.fractionLength(fraction)).locale(TableWords.current.locale))
    }
  }

  /// A sum of a currency, by its code such as “EUR”; it can be typed without the symbol.
  ///
  /// A sum with more digits than the currency has is refused.
  public static func currency(_ code: String) -> TableFormat {
    decimal(
      example: Decimal(string: "12.5") ?? 12,
      reader: {
        let locale = TableWords.current.locale
        let style = Decimal.FormatStyle.Currency(code: code, locale: locale)
        return LocalNumber(
          locale: locale, sample: LocalNumber.sample.formatted(style.precision(.fractionLength(1))),
          code: code)
      },
      write: { $0.formatted(.currency(code: code).locale(TableWords.current.locale)) })
  }

  private static func decimal(
    example: Decimal, reader: @escaping @MainActor () -> LocalNumber,
    write: @escaping @MainActor (Decimal) -> String
  ) -> TableFormat {
    var format = TableFormat(
      text: { value in Decimal(value).map(write) ?? value.editText },
      value: { text in
        let reader = reader()
        // Digits that the field would not show are refused, since nobody would see them written.
        guard let number = reader.decimal(text), reader.decimal(write(number)) == number else {
          return nil
        }
        return number.tableValue
      },
      remedy: { TableWords.current.typeSuchAs(write(example)) })
    format.isOfFractions = true
    return format
  }

  /// A date, a time, or both, in the format of the locale; where there is a date, it can also be typed as 2026-01-31.
  ///
  /// A typed date keeps the time of the old value, and a typed time its day; a time that the clocks leave out on that day is
  /// refused. Without a time zone the format is in that of the person.
  public static func date(
    _ date: Date.FormatStyle.DateStyle = .numeric, time: Date.FormatStyle.TimeStyle = .omitted,
    in timeZone: TimeZone? = nil
  ) -> TableFormat {
    let style: @MainActor () -> Date.FormatStyle = {
      Date.FormatStyle(
        date: date, time: time, locale: TableWords.current.locale,
        timeZone: timeZone ?? .ofPerson)
    }
    let (hasDay, hasTime) = (date != .omitted, time != .omitted)
    let day: @MainActor (String) -> Date? = { text in
      let text = text.trimmingCharacters(in: .whitespaces)
      let iso = Date.ISO8601FormatStyle(timeZone: timeZone ?? .ofPerson).year().month().day()
      guard hasDay, let date = try? iso.parse(text), date.formatted(iso) == text else { return nil }
      return date
    }
    var format = TableFormat(
      text: { value in Date(value)?.formatted(style()) ?? value.editText },
      value: { text in
        let whole = style().strictly(text.trimmingCharacters(in: .whitespaces))
        return (whole ?? day(text)).map { .date($0) }
      },
      remedy: {
        // The example has a two-digit day and a one-digit month, so that it shows their order.
        TableWords.current.typeSuchAs(Date(timeIntervalSince1970: 1_769_860_800).formatted(style()))
      })
    format.completed = { text, value, old in
      let isWhole = hasDay && hasTime && day(text) == nil
      guard !isWhole, case .date(let new) = value else { return value }
      var before: Date?
      if case .date(let date) = old { before = date }
      // Without a value before, a day begins at its first hour, and a time is one of today.
      guard let base = before ?? (hasDay ? nil : .now) else { return value }
      var calendar = Calendar.ofPerson
      calendar.timeZone = timeZone ?? .ofPerson
      let moment = calendar.moment(day: hasDay ? new : base, time: hasDay ? base : new)
      // Of a typed time nothing else is made, where the clocks leave it out on that day.
      return hasDay || calendar.hasSameTime(moment, new) ? .date(moment) : nil
    }
    return format
  }
}

extension Calendar {
  /// The moment on the day of one date at the time of another.
  fileprivate func moment(day: Date, time: Date) -> Date {
    let parts = dateComponents([.year, .month, .day], from: day)
    return DateText.moment(day: parts, time: nil, from: time, in: self) ?? day
  }

  fileprivate func hasSameTime(_ one: Date, _ other: Date) -> Bool {
    let parts: Set<Component> = [.hour, .minute]
    return dateComponents(parts, from: one) == dateComponents(parts, from: other)
  }
}

extension Date.FormatStyle {
  /// Returns the date that a text stands for, or nil unless the whole text was read and the day
  /// exists.
  fileprivate func strictly(_ text: String) -> Date? {
    guard let date = try? parse(text) else { return nil }
    let written = format(date)
    let (read, meant) = (text.numbers, written.numbers)
    // Years can be typed with two digits.
    guard read.count == meant.count,
      zip(read, meant).allSatisfy({ $0 == $1 || $0 == $1 % 100 }),
      written.contains(where: \.isLetter) || !text.contains(where: \.isLetter)
    else { return nil }
    return date
  }
}

extension String {
  /// The numbers in the text, in order.
  fileprivate var numbers: [Int] {
    split { $0.wholeNumberValue == nil }.map { digits in
      digits.reduce(0) { ($0 &* 10) &+ ($1.wholeNumberValue ?? 0) }
    }
  }
}
