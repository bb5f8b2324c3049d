import Foundation
import TableScreen
import Testing

@testable import TableScreenWeb

/// A screen that any name opens.
private final class NamedScreen: Screen {
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init()
  }

  override var restorationName: String? { name }
}

/// The names of screens in addresses, through all who read them on the way.
@MainActor @Suite struct WebAddressTests {
  /// Opens screens above a first one, and returns the window's address.
  private func address(_ names: [String]) -> String {
    let host = WebHost(pictures: PictureStore())
    host.start([Screen()])
    for name in names { host.navigator?.visibleScreen.open(NamedScreen(name)) }
    return host.address ?? ""
  }

  @Test(arguments: [
    "zone:Europe/Paris", "100%", "100%25", "~", "~2F", "~~", "a?b#c", "a\\b", ".", "..",
    "a b+c&d=e",
    "größer 🌍", "a\u{7}b\nc", "-._~:,",
  ]) func `a name comes back as it was, from a page and from a server`(_ name: String) throws {
    let path = address([name, "last"])
    #expect(path.allSatisfy { $0.isASCII && !"?#\\ ".contains($0) })
    #expect(WebAddress(path: path, roots: [Screen()]).names == [name, "last"])
    // The server's library undoes the percent-encoding, and the rest begins from there.
    let decoded = try #require(path.removingPercentEncoding)
    #expect(WebAddress(path: decoded, roots: [Screen()]).names == [name, "last"])
    #expect(WebAddress.encoded(decoded) == path)
  }

  @Test func `a name with a slash is one name, and is readable`() {
    #expect(address(["zones", "zone:Europe/Paris"]) == "/zones/zone:Europe~2FParis")
  }

  @Test(arguments: [("/~", "~"), ("/~2", "~2"), ("/~GG", "~GG"), ("/~+1", "~+1"), ("/%", "%")])
  func `what is no mark is a text`(_ path: String, _ name: String) {
    #expect(WebAddress(path: path, roots: [Screen()]).names == [name])
  }
}
