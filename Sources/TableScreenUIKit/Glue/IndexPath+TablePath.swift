#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

extension IndexPath {
  /// Creates UIKit's form of a row's position.
  init(_ path: TablePath) { self.init(row: path.row, section: path.section) }

  /// The core's form of the position.
  var path: TablePath { TablePath(section, row) }
}
#endif
