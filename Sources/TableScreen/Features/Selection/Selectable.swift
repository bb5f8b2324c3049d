/// The way in which rows are selected.
public enum TableSelection: String, Hashable, Sendable, CaseIterable {
  /// Rows cannot be selected, neither by a tap nor by the app.
  case off
  /// A row is selected while its tap's action is called; rows with `keepSelection` stay selected.
  case momentary
  /// One row at a time is selected, and stays so.
  case single
  /// Any number of rows can be selected; a second tap deselects.
  case multiple
}

/// The settings of selecting rows.
package struct Selectable {
  /// The way in which rows are selected.
  package var selection = TableSelection.momentary
  /// True if selected rows have a check mark.
  package var marks = false
}

extension TableSetting {
  /// The way in which rows are selected, and whether a selected row bears a check mark.
  ///
  /// A row with an accessory, its own or that of its cell class, keeps it in place of the mark.
  public static func selectable(_ selection: TableSelection, marks: Bool = true) -> TableSetting {
    TableSetting {
      $0.selectable.selection = selection
      $0.selectable.marks = marks && (selection == .single || selection == .multiple)
    }
  }
}
