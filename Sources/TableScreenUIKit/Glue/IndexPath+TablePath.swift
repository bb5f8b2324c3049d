#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

extension IndexPath {
  /// The position of a row, as UIKit has it.
  init(_ path: TablePath) { self.init(row: path.row, section: path.section) }

  /// The position of a row on screen.
  var path: TablePath { TablePath(section, row) }
}
#endif
