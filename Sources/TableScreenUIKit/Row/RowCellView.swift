#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// A cell that shows rows made of portable elements.
final class RowCellView: UITableViewCell {
  private let column = UIStackView()
  private let note = UILabel()
  private let bar = UIProgressView(progressViewStyle: .default)
  private var body: (any ElementView)?
  private var leading: NSLayoutConstraint?
  private var leastHeight: NSLayoutConstraint?
  private var fixedHeight: NSLayoutConstraint?
  private var row: NodeID?

  /// Shows a row, and clears all that an earlier row left.
  func show(_ content: RowContent, _ link: RowLink) {
    if column.superview == nil { build() }
    // Typed text goes to the row that leaves the cell, not to the one that comes.
    if row != link.row { endEditing(true) }
    row = link.row
    showBody(content, link)
    leading?.constant = CGFloat(content.indentation) * 20
    setHeight(content.height)
    note.text = content.message
    note.isHidden = content.message == nil
    bar.isHidden = content.progress == nil
    if let progress = content.progress {
      bar.setProgress(Float(progress), animated: window != nil)
    }
    RowEnd.show(content, in: self, link)
    RowVoice.show(content, in: self, link)
  }

  private func showBody(_ content: RowContent, _ link: RowLink) {
    let view = ElementViews.view(for: content.body, link, reusing: body)
    guard view !== body else { return }
    body?.removeFromSuperview()
    body = view
    column.insertArrangedSubview(view, at: 0)
  }

  /// The views of the row's controls, in reading order.
  var controls: [any ControlView] {
    (body.map(\.controlViews) ?? []) + (accessoryView.map(\.controlViews) ?? [])
  }

  private func build() {
    column.axis = .vertical
    column.spacing = 4
    column.translatesAutoresizingMaskIntoConstraints = false
    note.font = UIFont.preferredFont(forTextStyle: .footnote)
    note.adjustsFontForContentSizeCategory = true
    note.textColor = .systemRed
    note.numberOfLines = 0
    column.addArrangedSubview(bar)
    column.addArrangedSubview(note)
    contentView.addSubview(column)
    let guide = contentView.layoutMarginsGuide
    let leading = column.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
    self.leading = leading
    let height = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    // A required height would conflict with the one that the table sets while it measures rows.
    height.priority = UILayoutPriority(999)
    leastHeight = height
    NSLayoutConstraint.activate([
      leading, height, column.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      column.topAnchor.constraint(equalTo: guide.topAnchor),
      column.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  /// Fixes the row's height; nil leaves it to the content, with 44 points at least.
  private func setHeight(_ height: Double?) {
    fixedHeight?.isActive = false
    leastHeight?.isActive = height == nil
    fixedHeight = height.map {
      let constraint = contentView.heightAnchor.constraint(equalToConstant: CGFloat($0))
      constraint.priority = UILayoutPriority(999)
      constraint.isActive = true
      return constraint
    }
  }
}

extension UIView {
  /// The control views at and below this view.
  var controlViews: [any ControlView] {
    if let view = self as? any ControlView { return [view] }
    return subviews.flatMap(\.controlViews)
  }
}
#endif
