import Foundation
import TablePatterns

extension TableDataRules {
  /// Returns the message about an invalid value, or nil; `required` is the message for an empty one.
  @MainActor func problem(of value: TableValue, required: () -> String) -> String? {
    if isRequired, value.isEmpty { return message ?? required() }
    // Blanks are text for all but `required`.
    if value.holdsNothing { return nil }
    return problem(ofText: value) ?? problem(ofNumber: value)
  }

  @MainActor private func problem(ofText value: TableValue) -> String? {
    guard case .text(let text) = value else { return nil }
    let length = text.count
    if length < minimumLength ?? 0 || length > maximumLength ?? .max {
      return message ?? TableWords.current.typeLength(minimumLength, maximumLength)
    }
    guard let pattern, !pattern.matches(text) else { return nil }
    return message ?? TableWords.current.notAValue
  }

  @MainActor private func problem(ofNumber value: TableValue) -> String? {
    guard minimum != nil || maximum != nil, let number = Double(value) else { return nil }
    if number >= minimum ?? -.infinity, number <= maximum ?? .infinity { return nil }
    let locale = TableWords.current.locale
    return message
      ?? TableWords.current.typeBetween(
        minimum?.formatted(.number.locale(locale)), maximum?.formatted(.number.locale(locale)))
  }
}
