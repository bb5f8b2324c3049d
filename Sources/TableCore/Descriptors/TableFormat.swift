/// A format in which a field writes the value of a property and reads the text that a person types.
///
/// ```swift
/// [.title: "Price", .bind: .draft(item, \.price).formatted(.currency("EUR"))]
/// ```
///
/// Numbers, sums and dates are written and read as in ``TableWords/locale``, and only a complete
/// text counts: “12a” is no number, and “31.2.” no date.
public struct TableFormat: Sendable {
  let text: @MainActor (TableValue) -> String
  let value: @MainActor (String) -> TableValue?
  let remedy: @MainActor () -> String
  /// True for a format of the app's own, which reads an empty text, too.
  private(set) var isOwn = false
  /// True for a format of numbers that may have a fraction, as its example has.
  var isOfFractions = false
  /// Completes a value that was read from a text by the parts that the text leaves out.
  ///
  /// It is given the text, the value, and the value before, which supplies the parts; it returns nil if there is no such value.
  var completed: @MainActor (String, TableValue, TableValue) -> TableValue? = { _, value, _ in
    value
  }

  /// Creates a format of the app's own.
  ///
  /// - Parameters:
  ///   - text: a closure that writes a value.
  ///   - value: a closure that reads a text, or returns nil if the text makes no sense; an empty text is nil then for a property
  ///     that may be nil.
  ///   - remedy: the message for such a text: the mistake, and a text that would be right.
  public init(
    text: @escaping @MainActor (TableValue) -> String,
    value: @escaping @MainActor (String) -> TableValue?, remedy: String
  ) {
    self.init(text: text, value: value, remedy: { remedy })
    isOwn = true
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
