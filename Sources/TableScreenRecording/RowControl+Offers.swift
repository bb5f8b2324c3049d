import Foundation
package import TableScreen

extension RowControl {
  /// Returns whether a person could give the control a value, with the property that it edits.
  package func offers(_ value: TableValue, _ binding: TableBinding?) -> Bool {
    switch kind {
    case .toggle: Bool(value) != nil
    case .slider(let range, let step):
      Double(value).map { range.contains($0) && isOnSliderStep($0, step ?? 0, range) } ?? false
    case .stepper(let range, let step):
      Double(value).map { number in
        number.isFinite && range?.contains(number) != false
          && (isOnStep(number, step, range) || number.isWritten(as: step))
      } ?? false
    case .segments(let choices), .menu(let choices):
      value.place(among: choices) != nil
    case .rating(let count):
      Double(value).map { 0...Double(max(count, 0)) ~= $0 && $0.isWhole } ?? false
    case .button: value == .null
    case .field, .textArea: takes(value, binding)
    case .color:
      switch value {
      case .text: true
      case .choice: TableColor(value) != nil
      case .null, .integer, .number, .flag, .date, .choices: false
      }
    }
  }

  /// True if the control is a button.
  package var isButton: Bool { if case .button = kind { true } else { false } }

  /// Whether a slider leads to a number: its steps are counted from the start of its range, and may end before the other end.
  private func isOnSliderStep(_ number: Double, _ step: Double, _ range: ClosedRange<Double>)
    -> Bool
  {
    guard step > 0, step.isFinite else { return true }
    return number == Double(value) || ((number - range.lowerBound) / step).isWhole
  }

  /// Whether steps of a stepper lead to a number, from that of the control, or from either end of its range.
  private func isOnStep(_ number: Double, _ step: Double, _ range: ClosedRange<Double>?) -> Bool {
    guard step > 0, step.isFinite else { return true }
    let starts = [Double(value), range?.lowerBound ?? 0, range?.upperBound].compactMap { $0 }
    return number == range?.upperBound
      || starts.contains { ((number - $0) / step).isWhole }
  }

  /// Whether a field takes a value in place of the text that a person types: any text may be typed, and says itself if it does
  /// not fit.
  private func takes(_ value: TableValue, _ binding: TableBinding?) -> Bool {
    switch value {
    case .null, .text, .integer: true
    case .number(let number):
      number.isFinite && (number.isWhole || fieldKind != .integer && binding?.kind != .integer)
    case .date(let date): date.timeIntervalSinceReferenceDate.isFinite
    case .flag, .choice, .choices: false
    }
  }
}
