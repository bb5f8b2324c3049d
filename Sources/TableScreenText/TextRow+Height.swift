import TableScreen

/// Sizes in points as lines and columns of characters.
///
/// A line stands for 22 points. A row of 44 points, the usual height, is one line; each 22 points more are one line
/// more, up to `limit` additional lines.
enum TextPoints {
  private static let line = 22.0
  private static let usualRow = 44.0
  private static let limit = 12

  /// Returns the number of lines for the height of a row, header or footer; nil if it is at most
  /// the usual height.
  static func lines(ofRow height: Double?) -> Int? {
    guard let height, height > usualRow else { return nil }
    return 1 + lines(height - usualRow, rounded: .down)
  }

  /// Returns the number of lines for the size of a picture, at least one.
  static func lines(ofPicture size: Double?) -> Int {
    guard let size, size > 0 else { return 1 }
    return max(lines(size, rounded: .toNearestOrAwayFromZero), 1)
  }

  private static func lines(_ points: Double, rounded rule: FloatingPointRoundingRule) -> Int {
    Int(min((points / line).rounded(rule), Double(limit)))
  }
}

extension RowContent {
  /// The number of lines that the row takes, or nil if it depends on the width.
  var lineCount: Int? {
    guard message == nil, let count = body.lineCount else { return nil }
    return max(count, TextPoints.lines(ofRow: height) ?? 0)
  }
}

extension RowElement {
  /// The number of lines that the element takes, or nil if it depends on the width.
  var lineCount: Int? {
    switch self {
    case .text(let text): return text.lines == 1 ? 1 : nil
    case .control(let control):
      if case .textArea = control.kind { return nil }
      return 1
    case .image(let image): return TextPicture.lineCount(of: image)
    case .badge, .progress, .spinner, .chart, .spacer: return 1
    case .stack(let stack):
      var count = stack.axis == .vertical ? 0 : 1
      for element in stack.elements where element != .spacer {
        guard let lines = element.lineCount else { return nil }
        count = stack.axis == .vertical ? count + lines : max(count, lines)
      }
      return count
    }
  }
}
