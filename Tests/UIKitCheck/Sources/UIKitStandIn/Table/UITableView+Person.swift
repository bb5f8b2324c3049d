public import Foundation

// What a person does with a table. Each returns whether the table offered it.
extension UITableView {
  /// Scrolls until a row, counted over all sections, is the first in view.
  public func scroll(to row: Int) {
    top = max(0, min(row, slots.counts.reduce(0, +) - shownLength))
    isScrolled = true
    layOutRows()
    isScrolled = false
    delegate?.scrollViewDidScroll(self)
  }

  /// Taps a row.
  @discardableResult public func tap(_ path: IndexPath) -> Bool {
    guard let slot = slot(at: path), !isEditing || allowsSelectionDuringEditing,
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return false }
    if allowsMultipleSelection, selected.contains(slot) {
      guard delegate?.tableView(self, willDeselectRowAt: path) != nil else { return false }
      setSelected(false, slot)
      delegate?.tableView(self, didDeselectRowAt: path)
      return true
    }
    guard let target = delegate?.tableView(self, willSelectRowAt: path) else { return false }
    selectRow(at: target, animated: true, scrollPosition: .none)
    delegate?.tableView(self, didSelectRowAt: target)
    return true
  }

  /// Taps the button for details at the end of a row.
  @discardableResult public func tapAccessory(_ path: IndexPath) -> Bool {
    let type = cellForRow(at: path)?.accessoryType
    guard type == .detailButton || type == .detailDisclosureButton else { return false }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    return true
  }

  /// Returns what a swipe offers.
  public func swipes(_ path: IndexPath, leading: Bool = false) -> [String] {
    configuration(path, leading)?.actions.map { $0.title ?? "" } ?? []
  }

  /// Returns what a swipe from the left or the right of a row offers; where it begins, the direction of the language says.
  public func swipes(_ path: IndexPath, fromLeft: Bool) -> [String] {
    swipes(path, leading: fromLeft == (effectiveUserInterfaceLayoutDirection == .leftToRight))
  }

  /// What UIKit itself lets a screen reader choose from: what swipes offer, from the start only where there is
  /// something at the end, too.
  public func ownActions(_ path: IndexPath) -> [String] {
    let trailing = isEditing ? [] : swipes(path)
    return trailing.isEmpty ? [] : trailing + swipes(path, leading: true)
  }

  /// Swipes a row, and chooses what is offered by its title.
  @discardableResult public func swipe(
    _ path: IndexPath, _ title: String, leading: Bool = false
  ) -> Bool {
    guard let action = configuration(path, leading)?.actions.first(where: { $0.title == title })
    else { return false }
    let slot = slot(at: path)
    var isOver = false
    action.handler(action, cellForRow(at: path) ?? UIView()) { [weak self] isDone in
      isOver = true
      // UIKit takes the row of such an action out of view, and expects that it is gone.
      if isDone, action.style == .destructive, slot.flatMap({ self?.path(of: $0) }) != nil {
        Refusals.add("a swipe said that a row is gone that is there")
      }
    }
    // The page "UIContextualAction.Handler": the completion is to be called, and the row stays swiped until then.
    if !isOver { Refusals.add("a row stays swiped") }
    return true
  }

  private func configuration(_ path: IndexPath, _ leading: Bool) -> UISwipeActionsConfiguration? {
    guard slot(at: path) != nil, dataSource?.tableView(self, canEditRowAt: path) ?? true else {
      return nil
    }
    return leading
      ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
  }

  /// Opens the menu of a row.
  public func menu(_ path: IndexPath) -> UIMenu? {
    delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: .zero)?.menu
  }

  /// Presses the red or green button of a row in edit mode, and confirms.
  @discardableResult public func commit(
    _ style: UITableViewCell.EditingStyle, _ path: IndexPath
  ) -> Bool {
    guard isEditing, dataSource?.tableView(self, canEditRowAt: path) ?? true,
      delegate?.tableView(self, editingStyleForRowAt: path) == style
    else { return false }
    dataSource?.tableView(self, commit: style, forRowAt: path)
    return true
  }

  /// Drags a row in edit mode.
  ///
  /// - Returns: where it landed, or nil where it cannot be dragged.
  @discardableResult public func drag(_ path: IndexPath, to proposed: IndexPath) -> IndexPath? {
    guard isEditing, dataSource?.tableView(self, canMoveRowAt: path) ?? false else { return nil }
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
    slots.move(path, to: target)
    dataSource?.tableView(self, moveRowAt: path, to: target)
    return target
  }

  /// Taps a title of the index.
  public func tapIndex(_ place: Int) {
    guard indexTitles.indices.contains(place), let dataSource else { return }
    let section = dataSource.tableView(
      self, sectionForSectionIndexTitle: indexTitles[place], at: place)
    guard section >= 0, slots.sections.indices.contains(section) else { return }
    scroll(to: slots.counts[..<section].reduce(0, +))
  }
}
