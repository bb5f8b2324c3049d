#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// The accessory at the end of a row.
@MainActor enum RowEnd {
  /// Shows the accessory in a cell, and lets the cell highlight taps that do something.
  static func show(_ content: RowContent, in cell: UITableViewCell, _ link: RowLink) {
    cell.selectionStyle = content.isTappable ? .default : .none
    cell.accessoryType = .none
    if content.isBusy { return set(in: cell, BusyView.init) { $0.show(content, link) } }
    if let isExpanded = content.isExpanded {
      // A tap on the row expands it, and the arrow tells only that; else the arrow is to be pressed.
      if content.accessory == .off, content.tap == .expand {
        return set(in: cell, ChevronView.init) { $0.show(isExpanded) }
      }
      return set(in: cell, BranchEnd.init) { $0.show(content, isExpanded, link) }
    }
    switch content.accessory {
    case .off: cell.accessoryView = nil
    case .disclosure:
      setType(content.isAccessoryTappable ? .detailDisclosureButton : .disclosureIndicator, cell)
    case .checkmark: setType(.checkmark, cell)
    case .detail: setType(.detailButton, cell)
    case .control(let control): showElement(.control(control), false, cell, link)
    case .element(let element): showElement(element, content.isAccessoryTappable, cell, link)
    }
  }

  private static func setType(_ type: UITableViewCell.AccessoryType, _ cell: UITableViewCell) {
    cell.accessoryView = nil
    cell.accessoryType = type
  }

  private static func showElement(
    _ element: RowElement, _ isTappable: Bool, _ cell: UITableViewCell, _ link: RowLink
  ) {
    set(in: cell, EndView.init) { $0.show(element, isTappable: isTappable, link) }
  }

  /// Shows an accessory view of a class, reusing the cell's own if it is of that class.
  private static func set<View: UIView>(
    in cell: UITableViewCell, _ make: () -> View, _ show: (View) -> Void
  ) {
    let view = cell.accessoryView as? View ?? make()
    let size = view.frame.size
    show(view)
    view.fitContent()
    // UIKit does not lay out a cell whose accessory grew, and text would run under it.
    if cell.accessoryView !== view {
      cell.accessoryView = view
    } else if view.frame.size != size {
      cell.setNeedsLayout()
    }
  }
}

/// The elements at the end of a row, pressed as one button if tappable.
final class EndView: UIControl {
  private var element: (any ElementView)?
  private var link: RowLink?

  func show(_ element: RowElement, isTappable: Bool, _ link: RowLink) {
    if self.link == nil {
      addAction(
        UIAction { [weak self] _ in
          if let link = self?.link, let row = link.row { link.act(.tapAccessory(row)) }
        }, for: .touchUpInside)
    }
    self.link = link
    let view = ElementViews.view(for: element, link, reusing: self.element)
    view.isUserInteractionEnabled = !isTappable
    isUserInteractionEnabled = isTappable || view is any ControlView
    isAccessibilityElement = isTappable
    accessibilityLabel =
      element.accessibilityLabel.isEmpty ? link.content?.title : element.accessibilityLabel
    accessibilityTraits = .button
    guard view !== self.element else { return }
    self.element?.removeFromSuperview()
    self.element = view
    fill(with: view)
  }
}

/// An arrow that points down while the children of a row show.
final class ChevronView: UIImageView {
  func show(_ isExpanded: Bool) {
    image = UIImage(systemName: isExpanded ? "chevron.down" : "chevron.forward")
    tintColor = .tertiaryLabel
    contentMode = .center
  }
}

/// A spinner for a row whose action runs, with a button that cancels the action.
final class BusyView: UIView {
  private let stack = UIStackView()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let cancel = UIButton(type: .system)
  private var link: RowLink?

  func show(_ content: RowContent, _ link: RowLink) {
    if stack.superview == nil { build() }
    self.link = link
    spinner.startAnimating()
    cancel.isHidden = !content.isCancellable
    cancel.accessibilityLabel = TableWords.current.cancel
  }

  private func build() {
    stack.spacing = 8
    stack.alignment = .center
    cancel.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    cancel.addAction(
      UIAction { [weak self] _ in
        if let link = self?.link, let row = link.row { link.act(.cancel(row)) }
      }, for: .touchUpInside)
    stack.addArrangedSubview(spinner)
    stack.addArrangedSubview(cancel)
    fill(with: stack)
  }
}
#endif
