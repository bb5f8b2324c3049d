package import TableCore

/// The settings of a table, or a section, without rows.
package struct EmptyTable {
  /// The choice to keep or to hide sections without rows.
  package var policy = TableEmptyPolicy.keep
  /// The text in place of the rows, or nil for the framework's own words.
  package var text: String?
}

extension TableSetting {
  /// Keeps or hides sections while they have no rows.
  public static func emptyPolicy(_ policy: TableEmptyPolicy) -> TableSetting {
    TableSetting { $0.emptyTable.policy = policy }
  }

  /// The text in place of the rows if there are none, and no section has a footer, which explains that already.
  public static func emptyText(_ text: String) -> TableSetting {
    TableSetting { $0.emptyTable.text = text }
  }
}

extension TableScreen {
  package var emptyPolicy: TableEmptyPolicy { settingValues.emptyTable.policy }

  /// Describes the text in place of the rows.
  func describeEmptyTable(in chrome: inout ScreenChrome) {
    // A section's footer explains the empty table already.
    let layout = model.layout
    guard (0..<layout.sectionCount).allSatisfy({ layout.content(ofSection: $0).footer == nil })
    else {
      return
    }
    chrome.emptyText = settingValues.emptyTable.text ?? TableWords.current.emptyTable
  }
}
