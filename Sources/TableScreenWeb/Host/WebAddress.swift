import Foundation
import TableScreen

/// The address of what a window shows: the names of the open screens, from the bottom to the top.
///
/// With several tabs the first name is that of the tab, and with one it may be. A screen without a restoration name, and those
/// above it, have none.
///
/// Servers and browsers undo percent-encoding before anyone splits a path, and take some characters for its parts even so. In
/// a name those stand as `~` and two hexadecimal digits, which everybody leaves alone: `zone:Europe/Paris` as
/// `zone:Europe~2FParis`.
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
    for screen in stack.screens.dropFirst() {
      // An empty name would be no part of a path; two slashes at its beginning lead to another server.
      guard let name = screen.restorationName, !name.isEmpty, names.count < Self.limit else {
        break
      }
      names.append(name)
    }
    // A screen with the name of the only tab would be taken for the tab.
    let isLikeTab = names.first.map { $0 == stack.root.restorationName } ?? false
    tabName = navigator.tabs.count > 1 || isLikeTab ? Self.name(ofTab: stack.root, tab) : nil
  }

  /// Reads the path of an address, as a browser sends it, for a window with these first screens.
  init(path: String, roots: [Screen]) {
    var parts = path.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").prefix(Self.limit)
      .map(Self.name)
    tabName = nil
    // The only tab is named by addresses of a time, or of a window, in which it has others beside it.
    if let first = parts.first,
      let place = roots.indices.first(where: { place in
        roots.count > 1
          ? Self.name(ofTab: roots[place], place) == first : roots[place].restorationName == first
      })
    {
      tab = place
      parts.removeFirst()
    }
    names = parts
  }

  private static func name(ofTab root: Screen, _ place: Int) -> String {
    guard let name = root.restorationName, !name.isEmpty else { return String(place + 1) }
    return name
  }

  /// The path, percent-encoded.
  var path: String {
    var parts = ([tabName].compactMap { $0 } + names).map(Self.part)
    if let first = parts.first, Self.taken.contains(first) {
      parts[0] = Self.marked(first.unicodeScalars.prefix(1)) + first.dropFirst()
    }
    return Self.encoded("/" + parts.joined(separator: "/"))
  }

  /// What the server answers by something else than the document; `p` has the pictures.
  private static let taken: Set = ["live", "healthz", "page.js", "page.css", "error.css", "p"]

  /// Returns a path percent-encoded, as it stands in an address.
  static func encoded(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: plain) ?? "/"
  }

  private static let plain = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:,/")

  private static let marked = CharacterSet(charactersIn: "~/%?#\\\u{7F}")
    .union(CharacterSet(charactersIn: "\u{0}"..."\u{1F}"))

  /// Returns a name as it stands between the slashes of a path.
  private static func part(_ name: String) -> String {
    // These two are steps in a path.
    let isStep = name == "." || name == ".."
    var part = ""
    for scalar in name.unicodeScalars {
      if isStep || marked.contains(scalar) {
        part += Self.marked(CollectionOfOne(scalar))
      } else {
        part.unicodeScalars.append(scalar)
      }
    }
    return part
  }

  /// Returns scalars of ASCII as marks.
  private static func marked(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    scalars.map { "~" + String($0.value + 0x100, radix: 16, uppercase: true).suffix(2) }.joined()
  }

  /// Returns the name that stands between the slashes of a path.
  private static func name(_ part: Substring) -> String {
    // A server has undone the percent-encoding, a page has not; a percent sign of the name is marked in both.
    var rest = Array((part.removingPercentEncoding ?? String(part)).utf8)[...]
    var name: [UInt8] = []
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
      if byte == UInt8(ascii: "~"), digits.count == 2 {
        name.append(UInt8(digits[0] * 16 + digits[1]))
        rest = rest.dropFirst(2)
      } else {
        name.append(byte)
      }
    }
    return String(decoding: name, as: UTF8.self)
  }
}
