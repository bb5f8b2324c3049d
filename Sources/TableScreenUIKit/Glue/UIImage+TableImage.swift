#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import TableScreen
import UIKit

extension UIImage {
  /// Returns the app's picture of that name, or else the system's symbol.
  static func table(named name: String) -> UIImage? {
    UIImage(named: name) ?? UIImage(systemName: name)
  }

  /// Returns a picture as far as it has come.
  static func table(_ image: TableImage, _ state: RowImageState) -> UIImage? {
    if case .loaded(let data) = state, let image = UIImage(data: data) { return image }
    if case .named(let name) = image.source { return table(named: name) }
    return image.placeholder.flatMap { table(named: $0) }
  }
}
#endif
