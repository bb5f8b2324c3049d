public import TableScreen

/// A row with a switch.
///
/// ```swift
/// [.title: "Newsletter", .bind: .to(person, \.wantsNews), .cellClass: .of(.switch)]
/// ```
public final class SwitchCell: ControlCell {}

extension TableCellClass {
  /// A switch.
  public static var `switch`: Self { Self(SwitchCell.self) }
}
