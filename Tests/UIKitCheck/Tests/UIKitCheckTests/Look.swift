import Foundation
import QuartzCore

@testable import CheckedHost
@testable import UIKitStandIn

/// The look of views in words: what each of them shows and how, where it keeps to, and what is heard of it.
///
/// Only what differs from a new view is named, so that a line says what the host has asked for.
@MainActor struct Look {
  private var lines: [String] = []

  /// Describes a view and those in it, one a line.
  static func of(_ view: UIView) -> [String] {
    var look = Look()
    look.add(view, 0)
    return look.lines
  }

  private mutating func add(_ view: UIView, _ depth: Int) {
    let space = String(repeating: "  ", count: depth)
    let words = [kind(view), own(view), common(view), heard(view)].joined()
    lines.append(space + words)
    lines += view.constraints.map { space + "  - " + rule($0) }.sorted()
    let arranged = (view as? UIStackView)?.arrangedSubviews ?? []
    for part in arranged { add(part, depth + 1) }
    for part in view.subviews where !arranged.contains(part) { add(part, depth + 1) }
  }

  private func kind(_ view: UIView) -> String { "\(type(of: view))" }

  // MARK: What a view shows

  private func own(_ view: UIView) -> String {
    switch view {
    case let label as UILabel: text(of: label)
    case let image as UIImageView: " \(image.image?.name ?? "no picture")"
    case let button as UIButton: text(of: button)
    case let field as UITextField:
      " \(quoted(field.text))\(said("placeholder", field.placeholder)) \(word(field.font))"
        + " \(field.textAlignment) clear=\(field.clearButtonMode) keyboard=\(field.keyboardType)"
        + " return=\(field.returnKeyType)" + flag("secret", field.isSecureTextEntry)
        + flag("grows", field.adjustsFontForContentSizeCategory)
        + flag("answers", field.delegate != nil)
    case let area as UITextView:
      " \(quoted(area.text)) \(word(area.font))" + flag("fixed", !area.isEditable)
        + flag("grows", area.adjustsFontForContentSizeCategory)
        + flag("scrolls", area.isScrollEnabled) + flag("answers", area.delegate != nil)
    case let stack as UIStackView: " \(stack.axis) \(stack.alignment) spacing=\(stack.spacing)"
    case let header as UITableViewHeaderFooterView:
      said("as", (header.contentConfiguration as? UIListContentConfiguration)?.name)
    case let cell as UITableViewCell:
      " accessory=\(cell.accessoryType) selection=\(cell.selectionStyle)"
    default: value(of: view)
    }
  }

  private func value(of view: UIView) -> String {
    switch view {
    case let view as UISwitch: flag("on", view.isOn)
    case let view as UISlider: " \(view.value) of \(view.minimumValue)...\(view.maximumValue)"
    case let view as UIStepper:
      " \(view.value) of \(view.minimumValue)...\(view.maximumValue) by \(view.stepValue)"
    case let view as UISegmentedControl: " \(view.segmentTitles) at \(view.selectedSegmentIndex)"
    case let view as UIDatePicker:
      " \(view.date.timeIntervalSince1970) \(view.datePickerMode) \(view.preferredDatePickerStyle)"
    case let view as UIColorWell: " \(word(view.selectedColor))" + flag("alpha", view.supportsAlpha)
    case let view as UIProgressView: " \(view.progress)"
    case let view as UIActivityIndicatorView: flag("turns", view.isAnimating)
    default: ""
    }
  }

  private func text(of label: UILabel) -> String {
    var words = ""
    if let text = label.attributedText, text.length > 0 {
      text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { names, range, _ in
        words += " \(quoted((text.string as NSString).substring(with: range)))"
        words += names.isEmpty ? " \(word(label.font)) \(word(label.textColor))" : said(names)
      }
    } else {
      words += " \"\" \(word(label.font)) \(word(label.textColor))"
    }
    return words + " \(label.textAlignment) lines=\(label.numberOfLines)"
      + flag("grows", label.adjustsFontForContentSizeCategory)
  }

  private func said(_ names: [NSAttributedString.Key: Any]) -> String {
    names.map { name, value in
      switch value {
      case let font as UIFont: " \(word(font))"
      case let color as UIColor: " \(word(color))"
      default: " \(name.rawValue)=\(value)"
      }
    }.sorted().joined()
  }

  private func text(of button: UIButton) -> String {
    said("title", button.configuration?.title ?? button.currentTitle)
      + said("picture", button.currentImage?.name)
      + flag("plain", button.configuration != nil)
      + (button.configuration?.indicator == .popup ? " popup" : "")
      + (button.menu.map { menu in
        " menu="
          + menu.children.map { ((($0 as? UIAction)?.state == .on) ? "*" : "") + $0.title }
          .joined(separator: "|")
      } ?? "") + flag("opens", button.showsMenuAsPrimaryAction)
      + (button.currentTitle == nil ? "" : " \(word(button.titleLabel?.font))")
  }

  // MARK: What all views have

  private func common(_ view: UIView) -> String {
    var words = flag("hidden", view.isHidden) + flag("clips", view.clipsToBounds)
    words += flag("clear", !view.isOpaque) + flag("untouchable", !view.isUserInteractionEnabled)
    words += flag("off", (view as? UIControl)?.isEnabled == false)
    if let color = view.backgroundColor { words += " back=\(word(color))" }
    if view.tintColor != .systemBlue { words += " tint=\(word(view.tintColor))" }
    if view.contentMode != .scaleToFill { words += " mode=\(view.contentMode)" }
    if view.layer.cornerRadius != 0 { words += " round=\(view.layer.cornerRadius)" }
    words += flag("free", !view.translatesAutoresizingMaskIntoConstraints)
    if view.semanticContentAttribute != .unspecified {
      words += " \(view.semanticContentAttribute)"
    }
    if view.animatedChanges > 0 { words += " animated=\(view.animatedChanges)" }
    for (name, priorities) in [("hugs", view.hugging), ("resists", view.resistance)] {
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        if let priority = priorities[axis] { words += " \(name)-\(axis)=\(priority.rawValue)" }
      }
    }
    return words
  }

  private func heard(_ view: UIView) -> String {
    var words = flag("heard", view.isAccessibilityElement)
    words += flag("unheard", view.accessibilityElementsHidden)
    words += said("label", view.accessibilityLabel) + said("value", view.accessibilityValue)
    let traits: [(String, UIAccessibilityTraits)] = [
      ("button", .button), ("selected", .selected), ("header", .header), ("text", .staticText),
      ("adjustable", .adjustable), ("disabled", .notEnabled), ("image", .image),
    ]
    let names = traits.filter { view.accessibilityTraits.contains($0.1) }.map(\.0)
    if !names.isEmpty { words += " traits=" + names.joined(separator: "|") }
    if let actions = view.accessibilityCustomActions {
      words += " actions=" + actions.map(\.name).joined(separator: "|")
    }
    return words
  }

  /// A rule of the layout, with the view that it names by its class.
  private func rule(_ constraint: NSLayoutConstraint) -> String {
    let sign =
      switch constraint.relation {
      case .equal: "="
      case .atMost: "<="
      case .atLeast: ">="
      }
    var words = "\(constraint.first.edge) \(sign)"
    if let second = constraint.second {
      let guide = second.guide.map { ".\(type(of: $0))" } ?? ""
      words += " \(second.view.map { kind($0) } ?? "nothing")\(guide).\(second.edge)"
    }
    if constraint.second == nil || constraint.constant != 0 { words += " \(constraint.constant)" }
    if constraint.priority != .required { words += " at \(constraint.priority.rawValue)" }
    return words
  }

  // MARK: Words

  private func flag(_ name: String, _ isSet: Bool) -> String { isSet ? " \(name)" : "" }
  private func said(_ name: String, _ text: String?) -> String {
    text.map { " \(name)=\(quoted($0))" } ?? ""
  }
  private func quoted(_ text: String?) -> String { "\"\(text ?? "")\"" }

  private func word(_ font: UIFont?) -> String {
    guard let descriptor = font?.fontDescriptor else { return "no font" }
    let traits = descriptor.symbolicTraits
    return descriptor.style.name + (traits.contains(.traitBold) ? "-bold" : "")
      + (traits.contains(.traitItalic) ? "-italic" : "")
  }

  private func word(_ color: UIColor?) -> String {
    guard let color else { return "no color" }
    guard color.name == "parts" else { return color.name }
    let (red, green, blue, alpha) = color.parts
    return [red, green, blue, alpha].map { "\(($0 * 1000).rounded() / 1000)" }
      .joined(separator: "/")
  }
}
