import Foundation
import TableScreen

extension AttributedString {
  /// A text that stands out.
  static func strong(_ text: String) -> AttributedString { AttributedString(text) }
}
