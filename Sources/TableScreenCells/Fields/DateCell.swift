public import TableScreen

/// A row with a field for a day, a time of the day, or both.
///
/// ```swift
/// [.title: "Birthday", .bind: .to(person, \.birthday), .cellClass: .of(.date(.day))]
/// ```
///
/// Its property is `parts`: `date` for both, `day` or `time`.
public final class DateCell: ControlCell {
  /// The parts of a moment that a person enters.
  public enum Parts: String, Hashable, Sendable, CaseIterable {
    /// A day and a time.
    case date
    /// A day.
    case day
    /// A time of the day.
    case time
  }

  /// Returns a field for a day, a time or both.
  public override func control(for row: RowContext) -> RowControl.Kind {
    let parts = row.properties.text("parts").flatMap(Parts.init(rawValue:)) ?? .date
    return switch parts {
    case .date: .field(placeholder: "YYYY-MM-DD hh:mm", kind: .date)
    case .day: .field(placeholder: "YYYY-MM-DD", kind: .day)
    case .time: .field(placeholder: "hh:mm", kind: .time)
    }
  }
}

extension TableCellClass {
  /// A field for a day, a time of the day, or both.
  public static func date(_ parts: DateCell.Parts = .date) -> Self {
    Self(DateCell.self, ["parts": parts.rawValue])
  }
}
