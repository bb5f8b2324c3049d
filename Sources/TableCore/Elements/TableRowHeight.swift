/// The height of rows that give none themselves.
///
/// A text host converts it to lines as it does a row's own ``TableCell/Key/height``.
public enum TableRowHeight: Hashable, Sendable {
  /// That many points, from 0 to 10,000.
  case fixed(Double)
  /// As high as its content; the estimate in points serves until a row is shown.
  case automatic(estimated: Double)

  /// The estimate where data says only that it is automatic.
  package static let usualEstimate = 44.0

  /// The points that a row can have.
  package static let range = 0.0...10_000
}
