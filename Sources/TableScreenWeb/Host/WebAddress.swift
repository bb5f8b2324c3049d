import Foundation
import TableScreen

/// The address of what a window shows: the names of the open screens, from the bottom to the top.
///
/// With several tabs the first name is that of the tab. A screen without a restoration name, and those above it, have none.
@MainActor struct WebAddress {
  /// The names above the first screen of the stack.
  private(set) var names: [String] = []
  /// The place of the tab, or nil for the first one.
  private(set) var tab = 0
  private let tabName: String?

  /// The most names that are followed.
  private static let limit = 32

  /// Creates the address of a window; questions and other modals have none of their own.
  init(_ navigator: TableNavigator) {
    let stack = navigator.tabs[navigator.selectedTab]
    tab = navigator.selectedTab
    tabName = navigator.tabs.count > 1 ? Self.name(ofTab: stack.root, tab) : nil
    for screen in stack.screens.dropFirst() {
      guard let name = screen.restorationName, names.count < Self.limit else { break }
      names.append(name)
    }
  }

  /// Reads the path of an address, as a browser sends it, for a window with these first screens.
  init(path: String, roots: [Screen]) {
    var parts = path.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").prefix(Self.limit)
      .compactMap { String($0).removingPercentEncoding }
    tabName = nil
    if roots.count > 1, let first = parts.first,
      let place = roots.indices.first(where: { Self.name(ofTab: roots[$0], $0) == first })
    {
      tab = place
      parts.removeFirst()
    }
    names = parts
  }

  private static func name(ofTab root: Screen, _ place: Int) -> String {
    root.restorationName ?? String(place + 1)
  }

  /// The path, percent-encoded.
  var path: String {
    let parts = ([tabName].compactMap { $0 } + names).map {
      $0.addingPercentEncoding(withAllowedCharacters: Self.plain) ?? ""
    }
    return "/" + parts.joined(separator: "/")
  }

  private static let plain = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:,")
}
