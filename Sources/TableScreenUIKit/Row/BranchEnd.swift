#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// The end of a row with children that a tap does not expand, or that has an accessory: an arrow to press, beside the accessory.
final class BranchEnd: UIStackView {
  private let arrow = UIButton(type: .system)
  private var part: UIView?
  private var link: RowLink?
  private var isExpanded = false

  func show(_ content: RowContent, _ isExpanded: Bool, _ link: RowLink) {
    if arrow.superview == nil { build() }
    (self.link, self.isExpanded) = (link, isExpanded)
    let symbol = isExpanded ? "chevron.down" : "chevron.forward"
    arrow.setImage(UIImage(systemName: symbol), for: .normal)
    arrow.accessibilityLabel = UIKitWords.current[isExpanded ? .collapse : .expand]
    show(content, link)
  }

  /// Shows the accessory, if there is one.
  private func show(_ content: RowContent, _ link: RowLink) {
    let next: UIView?
    switch content.accessory {
    case .off: next = nil
    case .disclosure where content.isAccessoryTappable: next = details()
    case .disclosure: next = sign("chevron.forward", .tertiaryLabel)
    case .checkmark: next = sign("checkmark", .systemBlue)
    case .detail: next = details()
    case .control(let control): next = end(.control(control), false, link)
    case .element(let element): next = end(element, content.isAccessoryTappable, link)
    }
    guard next !== part else { return }
    part?.removeFromSuperview()
    part = next
    if let next { insertArrangedSubview(next, at: 0) }
  }

  private func end(_ element: RowElement, _ isTappable: Bool, _ link: RowLink) -> UIView {
    let end = part as? EndView ?? EndView()
    end.show(element, isTappable: isTappable, link)
    return end
  }

  private func sign(_ name: String, _ color: UIColor) -> UIView {
    let sign = part as? UIImageView ?? UIImageView()
    sign.image = UIImage(systemName: name)
    sign.tintColor = color
    return sign
  }

  private func details() -> UIView {
    if let part = part as? UIButton { return part }
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "info.circle"), for: .normal)
    button.addAction(
      UIAction { [weak self] _ in
        if let link = self?.link, let row = link.row { link.act(.tapAccessory(row)) }
      }, for: .touchUpInside)
    return button
  }

  private func build() {
    spacing = 12
    alignment = .center
    arrow.tintColor = .tertiaryLabel
    arrow.addAction(
      UIAction { [weak self] _ in
        guard let self, let link, let row = link.row else { return }
        link.act(.setExpanded(row, !isExpanded))
      }, for: .touchUpInside)
    addArrangedSubview(arrow)
  }
}
#endif
