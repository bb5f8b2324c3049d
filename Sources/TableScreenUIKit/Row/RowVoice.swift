#if canImport(UIKit)
  import TableScreen
  import UIKit

  /// What a screen reader says of a row.
  @MainActor enum RowVoice {
    static func show(_ content: RowContent, in cell: UITableViewCell) {
      // Controls are read one by one; a row without any is read as one.
      cell.isAccessibilityElement = content.controls.isEmpty && !content.isBusy
      cell.accessibilityLabel =
        content.accessibilityLabel.isEmpty
        ? content.texts.map(\.text.plain).joined(separator: ", ") : content.accessibilityLabel
      cell.accessibilityValue = value(of: content)
      var traits: UIAccessibilityTraits = []
      if content.isTappable { traits.insert(.button) }
      if content.isSelected { traits.insert(.selected) }
      cell.accessibilityTraits = traits
    }

    /// What the row shows beside its name, as a count in a pill, and what is wrong with it.
    private static func value(of content: RowContent) -> String? {
      var parts = content.elements.compactMap { element in
        switch element {
        case .badge(let text): text
        case .text(let text) where [.value, .caption, .error].contains(text.role): text.text.plain
        default: nil
        }
      }
      if let message = content.message { parts.append(message) }
      let said = parts.filter { !content.accessibilityLabel.contains($0) }
      return said.isEmpty ? nil : said.joined(separator: ", ")
    }
  }
#endif
