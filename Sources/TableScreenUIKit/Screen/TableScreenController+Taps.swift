#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
public import UIKit

extension TableScreenController: UITableViewDelegate {
  /// Tells if a tap on a row does something.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  {
    isTappable(indexPath)
  }

  /// Tells if a tap on a row does something.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    isTappable(indexPath) ? indexPath : nil
  }

  /// Lets a selected row be tapped like any other.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    indexPath
  }

  /// Sends a tap on a row to the screen.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tap(indexPath)
  }

  /// Sends a tap on a selected row to the screen.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tap(indexPath)
  }

  /// Sends a tap on the button at the end of a row to the screen.
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    if let row = row(at: indexPath) { act(.tapAccessory(row)) }
  }

  /// Tells if a tap does something or begins typing.
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

  /// Returns the view of a row that takes keyboard input, or nil.
  private func typing(in row: NodeID) -> UIView? {
    (cells[row] as? RowCellView)?.controls.lazy.compactMap(\.typing).first
  }

  // MARK: Selection

  /// Selects or deselects a row in the table view, to match the screen.
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

  /// Deselects rows that the table view shows as selected and the screen does not.
  func deselectLoose(animated: Bool) {
    for indexPath in tableView.indexPathsForSelectedRows ?? [] {
      if let row = row(at: indexPath) { showSelection(of: row, animated: animated) }
    }
  }

  // MARK: View

  /// Shows the selection of a row that comes into view, and gives it the focus if that waits.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let row = row(at: indexPath) else { return }
    showSelection(of: row, animated: false)
    // Focus waits for a turn: it may change rows, which is forbidden while they are laid out.
    if wantedFocus?.row == row { Task { [weak self] in self?.giveFocus() } }
  }

  /// Takes over the text typed in a row that left view, and forgets its cell.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    // The index path may predate a change, so the cell itself tells its row. Ending its editing
    // hands over the typed text.
    asked { _ = cell.endEditing(true) }
    for (row, other) in cells where other === cell { cells[row] = nil }
    pool.keep(Set(cells.keys))
  }

  /// Reports the rows in view after a scroll.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { reportDisplayed() }

  /// Tells the screen which rows are in view, if they are others than last reported.
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
