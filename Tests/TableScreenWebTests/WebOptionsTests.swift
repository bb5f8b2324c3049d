import Testing

@testable import TableScreenWeb

@Suite struct WebOptionsTests {
  @Test(arguments: ["127.0.0.1", "127.1.2.3", "localhost", "::1"])
  func `an address of this machine alone is known`(_ address: String) {
    var options = WebOptions()
    options.listen = address
    #expect(options.isLoopback)
  }

  @Test(arguments: [
    "0.0.0.0", "::", "", "192.168.0.1", "127.evil.example", "127.0.0.1.evil.example", "127.0.0",
    "localhost.evil.example", "127.0.0.300", "127..0.1",
  ]) func `any other address is one that others may reach`(_ address: String) {
    var options = WebOptions()
    options.listen = address
    #expect(!options.isLoopback)
  }

  #if Web
  @MainActor @Test(arguments: ["0.0.0.0", "::", "192.168.0.1"])
  func `nobody is let in whom nobody asks`(_ address: String) async {
    var options = WebOptions()
    options.listen = address
    await #expect(throws: WebError.self) {
      try await WebApp.run(port: 0, options: options) { _ in ListScreen(Store()) }
    }
  }

  @MainActor @Test func `all addresses need a name that browsers know`() async {
    var options = WebOptions()
    options.listen = "0.0.0.0"
    options.authenticate = { _ in "Ada" }
    await #expect(throws: WebError.self) {
      try await WebApp.run(port: 0, options: options) { _ in ListScreen(Store()) }
    }
  }
  #endif

  @MainActor @Test func `an address of IPv6 is named as browsers name it`() {
    let gate = WebGate(port: 8080, listen: "::1")
    #expect(gate.isForUs(WebRequest(path: "/", headers: ["host": "[::1]:8080"])))
  }
}
