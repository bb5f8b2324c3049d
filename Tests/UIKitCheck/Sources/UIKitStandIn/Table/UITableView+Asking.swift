import Foundation

// When a table view may be asked or changed.
extension UITableView {
  /// Notes that something was asked for in a moment where that is not allowed.
  func refuseWhileUpdating(_ call: String) {
    // UIKit asserts: "Attempted to call … on the table view while it was in the process of updating its visible cells,
    // which is not allowed"; what it answers then is anybody's guess.
    if isUpdatingCells { Refusals.add("\(call) was asked for while the cells in view are updated") }
    // The page "beginUpdates()": within the block "table attributes such as row count can become invalid".
    if isInBatch { Refusals.add("\(call) was asked for within a batch") }
  }
}
