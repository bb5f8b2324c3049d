#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import TableScreen
public import UIKit

/// A cell class whose rows are drawn by a cell of UIKit's own, from code or from a nib.
///
/// ```swift
/// final class PlayerRow: NativeRow<PlayerCell> {
///   override class var nib: UINib? { UINib(nibName: "PlayerCell", bundle: nil) }
///   override func show(_ row: RowContext, in cell: PlayerCell) { cell.nameLabel.text = row.cell.title }
/// }
///
/// [.title: "Ada", .cellClass: .of(PlayerRow.self)]
/// ```
///
/// Taps, swipes, edit mode and the accessory are those of every row. Other hosts show
/// ``portableBody(for:)``.
@MainActor open class NativeRow<View: UITableViewCell>: TableRowCell, NativeCell {
  /// The nib that the cell is loaded from, or nil if the cell is made by its class.
  open class var nib: UINib? { nil }

  /// Shows a row in a cell that may have shown another one before.
  open func show(_ row: RowContext, in cell: View) {}

  /// Returns the elements for hosts without UIKit's cells.
  open func portableBody(for row: RowContext) -> RowElement { super.body(for: row) }

  private var context: RowContext?

  public final override func body(for row: RowContext) -> RowElement {
    context = row
    return portableBody(for: row)
  }

  static var viewType: UITableViewCell.Type { View.self }

  func show(in cell: UITableViewCell) {
    if let context, let cell = cell as? View { show(context, in: cell) }
  }
}

/// A row that a cell of UIKit's own draws, without the generic parameter of ``NativeRow``.
@MainActor protocol NativeCell: TableRowCell {
  static var nib: UINib? { get }
  static var viewType: UITableViewCell.Type { get }
  func show(in cell: UITableViewCell)
}
#endif
