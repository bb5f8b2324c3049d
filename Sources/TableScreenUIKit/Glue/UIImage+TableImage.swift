#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

extension UIImage {
  /// Returns the app's picture of that name, or else the system's symbol.
  static func table(named name: String) -> UIImage? {
    UIImage(named: name) ?? UIImage(systemName: name)
  }

  /// Returns the stand-in for a picture not loaded yet: the one of its name, or its placeholder.
  static func standIn(for image: TableImage) -> UIImage? {
    if case .named(let name) = image.source { return table(named: name) }
    return image.placeholder.flatMap { table(named: $0) }
  }
}
#endif
