import Foundation
import TableScreen
import Testing

@testable import TableScreenWeb

/// The first name of an address may be that of the only tab: windows that have others beside it write it, and people copy that.
@MainActor @Suite struct OnlyTabAddressTests {
  private final class NamedScreen: Screen {
    private let name: String

    init(_ name: String) {
      self.name = name
      super.init()
    }

    override var restorationName: String? { name }
  }

  @Test func `an address of several tabs leads to the same screen where there is one`() async throws
  {
    let host = WebHost(pictures: PictureStore())
    let list = NamedScreen("list")
    host.start([list, NamedScreen("mail")])
    list.open(NamedScreen("item"))
    let address = try #require(host.address)
    #expect(address == "/list/item")
    #expect(WebAddress(path: address, roots: [NamedScreen("list")]).names == ["item"])
    #expect(WebAddress(path: "/list", roots: [NamedScreen("list")]).names == [])
    #expect(WebAddress(path: address, roots: [NamedScreen("other")]).names == ["list", "item"])
  }

  @Test func `it opens no second screen of the name in a window that is open`() async throws {
    let page = try await FakePage.open([NamedScreen("list")]) { NamedScreen($0) }
    try await page.send("go", "/list/item")
    let navigator = try #require(page.session.host.navigator)
    #expect(navigator.stack.screens.map(\.restorationName) == ["list", "item"])
    #expect(page.session.host.address == "/item")
  }

  @Test(arguments: [["list"], ["list", "list"], ["list", "item"], ["item", "list"], []])
  func `a screen with the name of the only tab comes back`(_ names: [String]) throws {
    let host = WebHost(pictures: PictureStore())
    host.start([NamedScreen("list")])
    for name in names { host.navigator?.visibleScreen.open(NamedScreen(name)) }
    let address = try #require(host.address)
    #expect(WebAddress(path: address, roots: [NamedScreen("list")]).names == names)
  }
}
