#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// The accessibility of a row: its texts and actions for a screen reader.
@MainActor enum RowVoice {
  static func show(_ content: RowContent, in cell: UITableViewCell, _ link: RowLink) {
    let isOne = isOne(content, link)
    let label = label(of: content)
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

  private static func label(of content: RowContent) -> String {
    if !content.accessibilityLabel.isEmpty { return content.accessibilityLabel }
    let texts = content.texts.map(\.text.plain).filter { !$0.isEmpty }
    if !texts.isEmpty || !content.isTappable { return texts.joined(separator: ", ") }
    // A tappable row without text needs a name: that of its picture.
    return RowElement.stack(RowStack(.horizontal, content.elements)).spokenLabel
  }

  private static func traits(of content: RowContent) -> UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    if content.isTappable { traits.insert(.button) }
    if content.isSelected { traits.insert(.selected) }
    return traits
  }

  /// Returns the texts beside the row's name, such as a badge, and its validation message.
  private static func value(of content: RowContent) -> String? {
    let words = TableWords.current
    func percent(_ fraction: Double) -> String? {
      RowElement.share(of: fraction)?.formatted(
        .percent.precision(.fractionLength(0)).locale(words.locale))
    }
    var parts = content.elements.compactMap { element -> String? in
      switch element {
      case .badge(let text): text
      case .text(let text) where [.value, .caption, .error].contains(text.role): text.text.plain
      case .progress(let fraction?): percent(fraction)
      default: nil
      }
    }
    if let percent = content.progress.flatMap(percent) { parts.append(percent) }
    if let message = content.message { parts.append(message) }
    if let state = state(of: content) { parts.append(state) }
    let label = label(of: content)
    let said = parts.filter { !$0.isEmpty && !says(label, $0) }
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
    var actions: [UIAccessibilityCustomAction] = []
    for place in [RowAction.Place.leading, .menu] {
      for (index, action) in (content.rowActions[place] ?? []).enumerated()
      where known.insert(action.title).inserted && (place == .menu || !offersSwipes) {
        actions.append(
          UIAccessibilityCustomAction(name: action.title) { _ in
            link.send(.rowAction(row, place, index))
            return true
          })
      }
    }
    return actions.isEmpty ? nil : actions
  }

  private static func moves(_ row: NodeID, _ link: RowLink) -> [UIAccessibilityCustomAction] {
    [(-1, UIKitWords.Topic.moveUp), (1, .moveDown)].compactMap { step, topic in
      guard link.controller?.target(of: row, by: step) != nil else { return nil }
      return UIAccessibilityCustomAction(name: UIKitWords.current[topic]) { _ in
        guard let target = link.controller?.target(of: row, by: step) else { return false }
        link.send(.move(row, to: target))
        return true
      }
    }
  }
}

extension RowElement {
  /// The name for screen readers: the texts of the elements, or else the names of their pictures.
  var spokenLabel: String {
    let texts = flattened.compactMap { element in
      switch element {
      case .text(let text): text.text.plain
      case .badge(let text): text
      default: nil
      }
    }
    if !texts.isEmpty { return texts.joined(separator: " ") }
    return flattened.compactMap { element in
      if case .image(let image) = element, case .named(let name) = image.source { return name }
      return nil
    }.joined(separator: " ")
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
