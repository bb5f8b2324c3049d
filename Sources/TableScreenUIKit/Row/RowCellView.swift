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

  /// Shows a row; nothing of an earlier one is left.
  func show(_ content: RowContent, _ link: RowLink) {
    if column.superview == nil { build() }
    // Text in a field belongs to the row that leaves.
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

  /// The views of the controls in the row, from its start on.
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
    // The table gives its rows a height of its own while it measures them.
    height.priority = UILayoutPriority(999)
    leastHeight = height
    NSLayoutConstraint.activate([
      leading, height, column.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      column.topAnchor.constraint(equalTo: guide.topAnchor),
      column.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  /// Sets the height that the row gives itself; else its content does, from a least height on.
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
  /// The views of controls in the view, itself among them.
  var controlViews: [any ControlView] {
    if let view = self as? any ControlView { return [view] }
    return subviews.flatMap(\.controlViews)
  }
}
#endif
