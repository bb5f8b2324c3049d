#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

/// A header or footer of a section: a title, or elements of the app's own.
final class EdgeView: UITableViewHeaderFooterView {
  /// The name by which views with elements are reused.
  static let identifier = "elements"
  /// The name by which views with a title are reused.
  static let title = "title"
  /// The section, and the side of it, that the view stands at.
  var edge: SectionEdge?
  private var element: (any ElementView)?

  /// Shows a title as UIKit does.
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

  /// Shows elements.
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

  /// Says what the elements are: all of them at once where nothing in them can be used.
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
