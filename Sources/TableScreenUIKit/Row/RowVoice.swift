#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// The accessibility of a row: its texts and actions for a screen reader.
@MainActor enum RowVoice {
  static func show(_ content: RowContent, in cell: UITableViewCell, _ link: RowLink) {
    let isOne = isOne(content, link)
    let label = content.accessibilityLabel
    cell.isAccessibilityElement = isOne && !label.isEmpty
    let texts = isOne ? [] : cell.contentView.rowTexts
    // In a row that is read part by part, the first text speaks for the whole row.
    let voice = texts.first ?? cell
    for view in voice === cell ? [cell] : [cell, voice] {
      view.accessibilityLabel = label
      view.accessibilityValue = isOne ? value(of: content) : state(of: content)
      view.accessibilityTraits = traits(of: content)
      view.accessibilityCustomActions = view === voice ? actions(content, link) : nil
    }
    for text in texts.dropFirst() where says(label, text.text ?? "") {
      text.isAccessibilityElement = false
    }
  }

  /// Tells if a row is read as one element: nothing in it has to be reached by itself.
  private static func isOne(_ content: RowContent, _ link: RowLink) -> Bool {
    let hasButton = content.isAccessoryTappable || content.accessory == .detail
    let hasEditButtons =
      link.isEditing && (content.editing != .off || content.isMoveable)
    return content.controls.isEmpty && !content.isBusy && !hasButton && !hasEditButtons
  }

  private static func traits(of content: RowContent) -> UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    if content.isTappable { traits.insert(.button) }
    if content.isSelected { traits.insert(.selected) }
    return traits
  }

  /// Returns what is said after the row's name.
  private static func value(of content: RowContent) -> String? {
    let said = [content.accessibilityValue, state(of: content)].compactMap { $0 }
    return said.isEmpty ? nil : said.joined(separator: ", ")
  }

  /// Returns the word for an expanded or collapsed row, or nil for a row without children.
  private static func state(of content: RowContent) -> String? {
    content.isExpanded.map { UIKitWords.current[$0 ? .expanded : .collapsed] }
  }

  /// Tells if a text is one of the comma-separated parts of a label.
  private static func says(_ label: String, _ text: String) -> Bool {
    ", \(label), ".contains(", \(text), ")
  }

  // MARK: Actions

  /// Returns the custom actions, which fill the gaps that UIKit leaves.
  ///
  /// UIKit itself offers the swipe actions, but those from the start of a row only beside some from
  /// its end. It offers neither the menu's actions one by one nor a way to drag without a finger.
  private static func actions(
    _ content: RowContent, _ link: RowLink
  ) -> [UIAccessibilityCustomAction]? {
    guard let row = link.row else { return nil }
    if link.isEditing { return content.isMoveable ? moves(row, link) : nil }
    let offersSwipes = content.editing == .delete || content.rowActions[.trailing] != nil
    var known = Set((content.rowActions[.trailing] ?? []).map(\.title))
    var actions = expansion(of: row, content, link)
    for place in [RowAction.Place.leading, .menu] {
      let offered = content.rowActions[place] ?? []
      // An action of another place is not said twice; two of one title at one place are two.
      for (index, action) in offered.enumerated()
      where !known.contains(action.title) && (place == .menu || !offersSwipes) {
        actions.append(
          UIAccessibilityCustomAction(name: action.title) { _ in
            link.controller?.run(action, place, index, of: row)
            return true
          })
      }
      known.formUnion(offered.map(\.title))
    }
    return actions.isEmpty ? nil : actions
  }

  /// Returns the action that shows or hides the children of a row, unless a tap does that.
  private static func expansion(
    of row: NodeID, _ content: RowContent, _ link: RowLink
  ) -> [UIAccessibilityCustomAction] {
    guard let isExpanded = content.isExpanded, content.tap != .expand else { return [] }
    let name = UIKitWords.current[isExpanded ? .collapse : .expand]
    return [
      UIAccessibilityCustomAction(name: name) { _ in
        link.act(.setExpanded(row, !isExpanded))
        return true
      }
    ]
  }

  private static func moves(_ row: NodeID, _ link: RowLink) -> [UIAccessibilityCustomAction] {
    [(-1, UIKitWords.Topic.moveUp), (1, .moveDown)].compactMap { step, topic in
      guard link.controller?.target(of: row, by: step) != nil else { return nil }
      return UIAccessibilityCustomAction(name: UIKitWords.current[topic]) { _ in
        guard let target = link.controller?.target(of: row, by: step) else { return false }
        link.act(.move(row, to: target))
        return true
      }
    }
  }
}

extension UIView {
  /// The text views in this view, except those inside controls.
  var rowTexts: [TextView] {
    if let text = self as? TextView { return (text.text ?? "").isEmpty ? [] : [text] }
    return self is any ControlView ? [] : subviews.flatMap(\.rowTexts)
  }
}
#endif
