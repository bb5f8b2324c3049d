#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
public import UIKit

// Headers and footers: of sections, and of the whole table.
extension TableScreenController {
  /// Returns the header of a section.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    edgeView(.header, section)
  }

  /// Returns the footer of a section.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    edgeView(.footer, section)
  }

  /// Returns the height of a section's header.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  {
    height(.header, section)
  }

  /// Returns the height of a section's footer.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int)
    -> CGFloat
  {
    height(.footer, section)
  }

  private func height(_ side: SectionEdge.Side, _ section: Int) -> CGFloat {
    // UIKit takes zero for its default height, so the least nonzero height stands for none.
    shown.content(ofSection: section).view(side)?.height.map {
      max(CGFloat($0), .leastNonzeroMagnitude)
    } ?? UITableView.automaticDimension
  }

  private func edgeView(_ side: SectionEdge.Side, _ section: Int) -> UIView? {
    let content = shown.content(ofSection: section)
    guard content.height(side) != 0, let id = shown.sectionID(at: section) else { return nil }
    let name = content.view(side) == nil ? EdgeView.title : EdgeView.identifier
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: name) as? EdgeView
    if let view { show(SectionEdge(side, of: id), content, in: view) }
    return view
  }

  private func show(_ edge: SectionEdge, _ section: SectionContent, in view: EdgeView) {
    view.edge = edge
    guard section.view(edge.side) != nil else {
      return view.show(
        section.text(edge.side) ?? "", edge.side, isPlain: tableView.style == .plain)
    }
    guard let content = pool.content(of: edge, in: screen) else { return }
    view.show(content, RowLink(row: nil, content: content, controller: self))
  }

  /// Draws the header and footer of a section again.
  ///
  /// - Returns: true if that is enough; false if one came, went or changed its kind, so that the
  ///   section has to be reloaded.
  func refreshEdges(of section: Int, from old: TableLayout) -> Bool {
    guard let id = shown.sectionID(at: section), let place = old.index(ofSection: id) else {
      return false
    }
    let (before, now) = (old.content(ofSection: place), shown.content(ofSection: section))
    return SectionEdge.Side.allCases.allSatisfy { side in
      guard before.height(side) == now.height(side),
        (before.view(side) == nil) == (now.view(side) == nil)
      else { return false }
      // A header or footer out of view is drawn when it comes into view.
      if let view = tableView.edgeView(side, section) {
        show(SectionEdge(side, of: id), now, in: view)
      }
      return true
    }
  }

  /// Draws the headers and footers in view again.
  func redrawEdges() {
    for edge in edges {
      guard let section = shown.index(ofSection: edge.section),
        let view = tableView.edgeView(edge.side, section)
      else { continue }
      show(edge, shown.content(ofSection: section), in: view)
    }
  }

  /// Tells the screen that a header comes into view.
  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { didShow(.header, section) }

  /// Tells the screen that a footer comes into view.
  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { didShow(.footer, section) }

  /// Tells the screen that a header has left view.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { didHide(.header, view, section) }

  /// Tells the screen that a footer has left view.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { didHide(.footer, view, section) }

  private func didShow(_ side: SectionEdge.Side, _ section: Int) {
    guard let id = shown.sectionID(at: section) else { return }
    edges.insert(SectionEdge(side, of: id))
    pool.display(edges, in: screen)
  }

  private func didHide(_ side: SectionEdge.Side, _ view: UIView, _ section: Int) {
    // The section's number may predate a change, so a view of ours keeps its edge itself.
    let known = (view as? EdgeView)?.edge
    guard let edge = known ?? shown.sectionID(at: section).map({ SectionEdge(side, of: $0) })
    else {
      return
    }
    edges.remove(edge)
    pool.display(edges, in: screen)
  }

  // MARK: The whole table

  /// Shows the header and the footer of the whole table.
  func showTableEdges() {
    let link = RowLink(row: nil, content: nil, controller: self)
    show(chrome.tableHeader, in: tableHeader, link) { tableView.tableHeaderView = $0 }
    show(footer, in: tableFooter, link) { tableView.tableFooterView = $0 }
    fitTableEdges()
  }

  private func show(
    _ element: RowElement?, in view: TableEdgeView, _ link: RowLink, _ set: (UIView?) -> Void
  ) {
    if let element { view.show(element, link) }
    if (view.superview == nil) == (element != nil) { set(element == nil ? nil : view) }
  }

  /// The elements below the last row: the table's footer, and the state of the next page.
  private var footer: RowElement? {
    var parts = [chrome.tableFooter].compactMap { $0 }
    switch chrome.paging {
    case .loading:
      parts.append(.row(.spinner, .text(TableWords.current.loadingMore, role: .subtitle)))
    case .failed(let text):
      let retry = RowControl(
        TableScreenController.loadMore, .button(title: TableWords.current.retry))
      parts.append(.column(.text(text, role: .error), .control(retry)))
    case .off, .idle, .finished: break
    }
    return parts.count > 1 ? .stack(RowStack(.vertical, parts)) : parts.first
  }

  /// The name of the button that tries again to load the next page.
  static let loadMore = "loadMore"

  /// Sizes the table's header and footer to their content, since UIKit does not.
  func fitTableEdges() {
    for view in [tableHeader, tableFooter] where view.superview === tableView {
      let size = CGSize(width: tableView.bounds.width, height: 0)
      let height = view.systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
      guard view.frame.height != height || view.frame.width != size.width else { continue }
      view.frame.size = CGSize(width: size.width, height: height)
      if view === tableHeader {
        tableView.tableHeaderView = view
      } else {
        tableView.tableFooterView = view
      }
    }
  }
}

extension UITableView {
  fileprivate func edgeView(_ side: SectionEdge.Side, _ section: Int) -> EdgeView? {
    let view = side == .header ? headerView(forSection: section) : footerView(forSection: section)
    return view as? EdgeView
  }
}
#endif
