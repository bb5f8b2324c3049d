/// How rows are selected.
public enum TableSelection: String, Hashable, Sendable, CaseIterable {
  /// Never.
  case off
  /// For as long as the tap's action runs; rows with `keepSelection` stay selected.
  case momentary
  /// One at a time, which stays.
  case single
  /// Any number; a second tap lets go.
  case multiple
}

/// What the settings of a screen say of selecting its rows.
package struct Selectable {
  /// How rows are selected.
  package var selection = TableSelection.momentary
  /// Whether a selected row bears a check mark.
  package var marks = false
}

extension TableSetting {
  /// How rows are selected, and whether a selected row bears a check mark.
  ///
  /// A row with an accessory of its own keeps that.
  public static func selectable(_ selection: TableSelection, marks: Bool = true) -> TableSetting {
    TableSetting {
      $0.selectable.selection = selection
      $0.selectable.marks = marks && (selection == .single || selection == .multiple)
    }
  }
}
