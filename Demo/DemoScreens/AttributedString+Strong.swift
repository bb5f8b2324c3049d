import Foundation
import TableScreen

extension AttributedString {
  /// An emphasized text.
  static func strong(_ text: String) -> AttributedString {
    var text = AttributedString(text)
    text.tableEmphasis = .bold
    return text
  }
}
