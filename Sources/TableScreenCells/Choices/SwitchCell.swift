public import TableScreen

/// A row that is on or off.
///
/// ```swift
/// [.title: "Newsletter", .bind: .to(person, \.wantsNews), .cellClass: .of(.switch)]
/// ```
public final class SwitchCell: ControlCell {}

extension TableCellClass {
  /// On or off.
  public static var `switch`: Self { Self(SwitchCell.self) }
}
