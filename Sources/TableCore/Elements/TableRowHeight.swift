/// The height of rows that give none themselves.
///
/// A text host converts it to lines as it does a row's own ``TableCell/Key/height``.
public enum TableRowHeight: Hashable, Sendable {
  /// The given number of points, from 0 to 10,000.
  case fixed(Double)
  /// The height of the content; until a row is shown, the estimate in points stands for it.
  case automatic(estimated: Double)

  /// The estimate for data that gives none: the usual height, in points.
  package static let usualEstimate = 44.0

  /// The points that a row can have.
  package static let range = 0.0...10_000
}
