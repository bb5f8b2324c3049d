package import Foundation

// The value of a control as a person types it.
extension RowControl {
  /// The value as a person edits it.
  public var editText: String {
    if case .date(let date) = value, let parts = fieldKind?.dateParts {
      return DateText.text(of: date, parts)
    }
    return value.editText
  }

  /// Returns the value that a typed text stands for: a moment if the control takes one and the text
  /// says it, else the text.
  ///
  /// A typed time keeps the day of the control's value, and a typed day its time.
  public func entered(_ text: String) -> TableValue {
    entered(text, in: .ofPerson)
  }

  package func entered(_ text: String, in calendar: Calendar) -> TableValue {
    guard let parts = fieldKind?.dateParts, !isFormatted else { return .text(text) }
    return DateText.date(text, parts, moment, in: calendar).map { .date($0) } ?? .text(text)
  }

  /// Returns the value of a text that is being typed: a moment if the control would write it
  /// exactly like the text, else the text itself, so that nothing changes under the caret.
  func typed(_ text: String) -> TableValue {
    guard let parts = fieldKind?.dateParts, case .date(let date) = entered(text),
      DateText.text(of: date, parts) == text
    else { return .text(text) }
    return .date(date)
  }

  /// The text in the control when a person begins to type: a color with a name is typed by its parts.
  package var startText: String {
    guard kind == .color, !editText.hasPrefix("#") else { return editText }
    return "#"
  }

  /// True if a person can look up the day in a calendar.
  package var takesDay: Bool { fieldKind == .day || fieldKind == .date }

  /// The year, the month and the day that the control holds, or those of today.
  package func day(
    in calendar: Calendar = .ofPerson
  ) -> DateComponents {
    calendar.dateComponents([.year, .month, .day], from: moment ?? .now)
  }

  /// Returns the moment on another day at the time that the control holds, or else at its start;
  /// nil if the control takes no day or there is none.
  package func moment(
    on day: DateComponents, in calendar: Calendar = .ofPerson
  ) -> Date? {
    guard takesDay else { return nil }
    return DateText.moment(
      day: day, time: nil, from: moment ?? calendar.startOfDay(for: .now), in: calendar)
  }

  /// Returns the moment so many steps further on: quarters of an hour within its day if the control
  /// takes a time, else days; today, or now, if it holds nothing yet; nil if there is none.
  package func moment(
    movedBy step: Int, in calendar: Calendar = .ofPerson
  ) -> Date? {
    guard let fieldKind, fieldKind.isDate else { return nil }
    guard let moment else {
      let unit: Calendar.Component = fieldKind == .day ? .day : .minute
      return editText.isEmpty ? calendar.dateInterval(of: unit, for: .now)?.start : nil
    }
    return fieldKind == .time
      ? DateText.time(moment, movedBy: 15 * step, in: calendar)
      : DateText.day(moment, movedBy: step, in: calendar)
  }

  /// The moment that the control holds, or that it held before something else was typed.
  private var moment: Date? {
    for case .date(let date) in [value, base] where date.timeIntervalSinceReferenceDate.isFinite {
      return date
    }
    return nil
  }

  package var fieldKind: FieldKind? { if case .field(_, let kind) = kind { kind } else { nil } }
}

extension RowControl.FieldKind {
  /// Indicates whether the field takes a day, a time or both.
  public var isDate: Bool { dateParts != nil }

  /// The parts of a moment that the field shows, or nil if it takes none.
  package var dateParts: DateText.Parts? {
    switch self {
    case .date: .both
    case .day: .day
    case .time: .time
    case .text, .secure, .integer, .number: nil
    }
  }
}
