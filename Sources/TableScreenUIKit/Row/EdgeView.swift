#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// A header or footer of a section: a title, or elements of the app's own.
final class EdgeView: UITableViewHeaderFooterView {
  /// The reuse identifier of views with elements.
  static let identifier = "elements"
  /// The reuse identifier of views with a title.
  static let title = "title"
  /// The section and side that the view belongs to.
  var edge: SectionEdge?
  private var element: (any ElementView)?

  /// Shows a title in UIKit's own look.
  func show(_ title: String, _ side: SectionEdge.Side, isPlain: Bool) {
    var configuration: UIListContentConfiguration =
      switch side {
      case .header: isPlain ? .plainHeader() : .groupedHeader()
      case .footer: isPlain ? .plainFooter() : .groupedFooter()
      }
    configuration.text = title
    contentConfiguration = configuration
    isAccessibilityElement = !title.isEmpty
    accessibilityLabel = title
    accessibilityTraits = side == .header ? .header : .staticText
  }

  /// Shows elements in place of a title.
  func show(_ content: RowContent, _ link: RowLink) {
    let view = ElementViews.view(for: content.body, link, reusing: element)
    defer { showVoice(content) }
    guard view !== element else { return }
    element?.removeFromSuperview()
    element = view
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    let guide = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  /// Sets the text for screen readers: one label for all elements if none of them is a control.
  private func showVoice(_ content: RowContent) {
    let texts = content.texts.map(\.text.plain).filter { !$0.isEmpty }
    isAccessibilityElement = content.controls.isEmpty && !texts.isEmpty
    accessibilityLabel = texts.joined(separator: ", ")
    let voice = isAccessibilityElement ? self : contentView.rowTexts.first
    voice?.accessibilityTraits = edge?.side == .header ? .header : .staticText
  }
}

/// The header or footer of the whole table.
final class TableEdgeView: UIView {
  private var element: (any ElementView)?

  func show(_ element: RowElement, _ link: RowLink) {
    let view = ElementViews.view(for: element, link, reusing: self.element)
    guard view !== self.element else { return }
    self.element?.removeFromSuperview()
    self.element = view
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    let guide = layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }
}
#endif
