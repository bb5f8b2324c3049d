import Foundation
import TableScreen

extension AttributedString {
  /// A text that stands out.
  static func strong(_ text: String) -> AttributedString {
    var text = AttributedString(text)
    text.tableEmphasis = .bold
    return text
  }
}
