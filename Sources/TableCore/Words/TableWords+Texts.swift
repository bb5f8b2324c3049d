public import Foundation
import TablePlurals

extension TableWords {
  /// Returns the text that a person reads, or hears, on a system button.
  public func name(of button: TableBarButton.System) -> String {
    if let name = buttons[button] { return name }
    return switch button {
    case .done: done
    case .cancel: cancel
    case .edit: edit
    case .search: search
    case .undo: undo
    case .fastForward: "Fast forward"
    case .flexibleSpace, .fixedSpace: ""
    default: button.rawValue.prefix(1).uppercased() + button.rawValue.dropFirst()
    }
  }

  /// Returns the text that a person reads, or hears, of a color: its name, or its parts as `#ff8800`.
  public func name(of color: TableColor) -> String {
    if let name = colors[color] { return name }
    if case .rgb = color { return color.name }
    return color.name.prefix(1).uppercased() + color.name.dropFirst()
  }

  /// Returns the text under a control that did not take a value, with the remedy; a moment by the parts that its field has.
  public func remedy(
    for kind: TableValue.Kind, in field: RowControl.FieldKind? = nil
  ) -> String {
    switch kind {
    case .date where field == .day: notADay
    case .date where field == .time: notATime
    case .integer: notAnInteger
    case .number: notANumber
    case .date: notADate
    case .color: notAColor
    case .text, .flag: notAValue
    }
  }

  /// The time of a moment, as short as the locale has it.
  public func time(of date: Date, in timeZone: TimeZone) -> String {
    date.formatted(
      Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, timeZone: timeZone))
  }

  /// Returns the text of a store's fault.
  public func text(of fault: TableStoreFault) -> String { stores[fault] ?? stores[.failed] ?? "" }

  /// Returns the text of a store's fault that kept a form from being saved.
  public func unsavedText(of fault: TableStoreFault) -> String {
    unsaved[fault] ?? unsaved[.failed] ?? text(of: fault)
  }
}
