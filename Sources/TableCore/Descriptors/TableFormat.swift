/// A format in which a field writes the value of a property and reads the text that a person types.
///
/// ```swift
/// [.title: "Price", .bind: .draft(item, \.price).formatted(.currency("EUR"))]
/// ```
///
/// Numbers, sums and dates are written and read as ``TableWords/locale`` has it, and only whole texts count: “12a”
/// is no number, and “31.2.” no date.
public struct TableFormat: Sendable {
  let text: @MainActor (TableValue) -> String
  let value: @MainActor (String) -> TableValue?
  let remedy: @MainActor () -> String
  /// Completes a value that was read with what its text leaves out, from the value before.
  var completed: @MainActor (TableValue, TableValue) -> TableValue = { value, _ in value }

  /// Creates a format of the app's own.
  ///
  /// - Parameters:
  ///   - text: writes a value.
  ///   - value: reads a text, and returns nil if it makes no sense.
  ///   - remedy: what a person reads then: what is wrong, and what to type.
  public init(
    text: @escaping @MainActor (TableValue) -> String,
    value: @escaping @MainActor (String) -> TableValue?, remedy: String
  ) {
    self.init(text: text, value: value, remedy: { remedy })
  }

  init(
    text: @escaping @MainActor (TableValue) -> String,
    value: @escaping @MainActor (String) -> TableValue?, remedy: @escaping @MainActor () -> String
  ) {
    self.text = text
    self.value = value
    self.remedy = remedy
  }
}
