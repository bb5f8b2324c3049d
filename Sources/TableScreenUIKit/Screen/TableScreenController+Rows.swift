#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
public import UIKit

extension TableScreenController: UITableViewDataSource {
  /// Returns the number of sections.
  public func numberOfSections(in tableView: UITableView) -> Int { shown.sectionCount }

  /// Returns the number of rows in a section.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.rowCount(in: section)
  }

  /// Returns a cell that shows a row.
  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let row = shown.row(at: indexPath.path)?.id, let kind = screen.kind(of: row) else {
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    let cell = tableView.dequeueReusableCell(
      withIdentifier: identifier(of: kind), for: indexPath)
    // A reused cell belongs to this row from now on.
    for (id, other) in cells where other === cell && id != row { cells[id] = nil }
    cells[row] = cell
    asked { show(row, in: cell) }
    return cell
  }

  /// Returns the reuse identifier for a kind of row, registering the kind the first time.
  private func identifier(of kind: RowKind) -> String {
    if let known = identifiers[kind] { return known }
    // A number tells nested classes of the same name apart.
    let identifier = "\(kind.name) \(identifiers.count)"
    identifiers[kind] = identifier
    guard let native = kind.type as? any NativeCell.Type else {
      tableView.register(RowCellView.self, forCellReuseIdentifier: identifier)
      return identifier
    }
    if let nib = native.nib {
      tableView.register(nib, forCellReuseIdentifier: identifier)
    } else {
      tableView.register(native.viewType, forCellReuseIdentifier: identifier)
    }
    return identifier
  }

  /// Draws a row in a cell.
  func show(_ row: NodeID, in cell: UITableViewCell) {
    guard let content = pool.content(of: row, in: screen) else { return }
    let link = RowLink(row: row, content: content, controller: self)
    if let cell = cell as? RowCellView {
      cell.show(content, link)
    } else if let native = pool.cell(showing: row) as? any NativeCell {
      native.show(in: cell)
      RowEnd.show(content, in: cell, link)
    }
  }

  /// Draws a row again, if it has a cell.
  func refresh(_ row: NodeID) {
    if let cell = cells[row], shown.tablePath(of: row) != nil { show(row, in: cell) }
  }

  /// Returns the content of a row as it is drawn, or nil if there is no row.
  func content(at indexPath: IndexPath) -> RowContent? {
    shown.row(at: indexPath.path).flatMap { pool.content(of: $0.id, in: screen) }
  }

  /// Returns the identity of a row, or nil if there is no row.
  func row(at indexPath: IndexPath) -> NodeID? { shown.row(at: indexPath.path)?.id }

  // MARK: The index

  /// Returns the titles of the index at the edge.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    chrome.index.isEmpty ? nil : chrome.index.map(\.title)
  }

  /// Returns the section that an entry of the index leads to.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    guard chrome.index.indices.contains(index) else { return 0 }
    let entry = chrome.index[index]
    guard entry.row != nil, shown.row(at: entry.path) != nil else { return entry.section }
    tableView.scrollToRow(at: IndexPath(entry.path), at: .top, animated: false)
    // -1 keeps the table view from scrolling, since it shows the row already.
    return -1
  }

  // MARK: Editing

  /// Tells if a row can be edited, moved or swiped.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    guard let content = content(at: indexPath) else { return false }
    // UIKit swipes only rows that can be edited.
    return content.editing != .off || content.isMoveable || content.rowActions[.trailing] != nil
      || content.rowActions[.leading] != nil
  }

  /// Deletes or inserts, after the button of edit mode was used on a row.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard let row = row(at: indexPath) else { return }
    switch editingStyle {
    case .delete: act(.delete([row]))
    case .insert: act(.insert(row))
    default: break
    }
  }

  /// Tells if a row can be dragged by the handle of edit mode.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    content(at: indexPath)?.isMoveable ?? false
  }

  /// Moves a row that was dragged by the handle of edit mode.
  public func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    guard let row = row(at: source) else { return }
    drop(row, at: destination.path)
  }
}
#endif
