#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
public import UIKit

extension TableScreenController: UITableViewDelegate {
  /// Whether a tap on a row does something.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  {
    isTappable(indexPath)
  }

  /// Whether a tap on a row does something.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    isTappable(indexPath) ? indexPath : nil
  }

  /// A tap on a selected row is one as any other.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    indexPath
  }

  /// A row was tapped.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tap(indexPath)
  }

  /// A selected row was tapped.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tap(indexPath)
  }

  /// The button at the end of a row was tapped.
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    if let row = row(at: indexPath) { screen.send(.tapAccessory(row)) }
  }

  /// Whether a tap does something, or begins to type.
  private func isTappable(_ indexPath: IndexPath) -> Bool {
    guard let row = row(at: indexPath), let content = content(at: indexPath) else { return false }
    return content.isTappable || typing(in: row) != nil
  }

  private func tap(_ indexPath: IndexPath) {
    guard let row = row(at: indexPath) else { return }
    if content(at: indexPath)?.isTappable == true {
      finishTyping()
    } else {
      typing(in: row)?.becomeFirstResponder()
    }
    screen.send(.tap(row))
    showSelection(of: row, animated: true)
  }

  /// Returns the view of a row that takes typing, or nil.
  private func typing(in row: NodeID) -> UIView? {
    (cells[row] as? RowCellView)?.controls.lazy.compactMap(\.typing).first
  }

  // MARK: Selection

  /// Lets the table view show a row as selected, or not, as the screen says.
  func showSelection(of row: NodeID, animated: Bool) {
    guard let path = shown.tablePath(of: row), let content = pool.content(of: row, in: screen)
    else {
      return
    }
    let indexPath = IndexPath(path)
    let isMarked = content.isSelected && content.accessory != .checkmark
    let isSelected = tableView.indexPathsForSelectedRows?.contains(indexPath) ?? false
    guard isMarked != isSelected else { return }
    if isMarked {
      tableView.selectRow(at: indexPath, animated: animated, scrollPosition: .none)
    } else {
      tableView.deselectRow(at: indexPath, animated: animated)
    }
  }

  /// Lets go of the rows that the table view shows as selected and the screen does not.
  func deselectLoose(animated: Bool) {
    for indexPath in tableView.indexPathsForSelectedRows ?? [] {
      if let row = row(at: indexPath) { showSelection(of: row, animated: animated) }
    }
  }

  // MARK: View

  /// A row comes into view.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let row = row(at: indexPath) else { return }
    showSelection(of: row, animated: false)
    // The table view is laying out its rows, and what has the focus may change them.
    if wantedFocus?.row == row { Task { [weak self] in self?.giveFocus() } }
  }

  /// A row has left view.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    // The position may be one of before a change: the cell itself says which row it was.
    // Text in its field is taken over.
    asked { _ = cell.endEditing(true) }
    for (row, other) in cells where other === cell { cells[row] = nil }
    pool.keep(Set(cells.keys))
  }

  /// Other rows are in view.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { reportDisplayed() }

  /// Tells the screen which rows are in view, where that is not what it was told before.
  func reportDisplayed() {
    guard isViewLoaded, !needsReload, tableView.window != nil,
      let visible = tableView.indexPathsForVisibleRows, let first = visible.first,
      let last = visible.last
    else { return }
    let now = first.path...max(first.path, last.path)
    guard now != displayed, shown.row(at: now.upperBound) != nil else { return }
    displayed = now
    screen.send(.displayed(now.lowerBound, now.upperBound))
  }
}
#endif
