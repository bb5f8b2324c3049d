import TableScreen
import Testing

@testable import TableScreenWeb

/// Screens whose names would be no part of an address, or lead to something else of the server.
@MainActor @Suite struct TakenNameTests {
  private final class Named: Screen {
    private let name: String?

    init(_ name: String?) {
      self.name = name
      super.init()
    }

    override var restorationName: String? { name }
  }

  private func address(_ names: [String], tabs: [String?] = [nil]) -> String {
    let host = WebHost(pictures: PictureStore())
    host.start(tabs.map(Named.init))
    for name in names { host.navigator?.visibleScreen.open(Named(name)) }
    return host.address ?? ""
  }

  @Test(arguments: ["live", "healthz", "page.js", "page.css", "error.css", "p"])
  func `a screen of that name has the document at its address`(_ name: String) {
    for path in [address([name]), address([name, "x"]), address(["x"], tabs: [name, nil])] {
      let server = WebSessionTests.Server(Store())
      let answer = server.sessions.answer(WebRequest(path: path, headers: server.headers))
      #expect(answer.status == 200 && answer.kind.hasPrefix("text/html"), "\(path)")
      #expect(WebAddress(path: path, roots: [Screen()]).names.first == name)
    }
    #expect(address(["x", name]) == "/x/" + name)
  }

  @Test func `an empty name is none, so that an address never leads to another server`() {
    #expect(address(["", "x"]) == "/")
    #expect(address(["a", "", "x"]) == "/a")
    #expect(address(["x"], tabs: ["", nil]) == "/1/x")
  }
}
