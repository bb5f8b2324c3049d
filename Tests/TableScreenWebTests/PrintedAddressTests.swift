#if Web
import Testing

@testable import DemoScreens
@testable import TableScreenWeb
@testable import demo_web

/// What is printed for the person who starts a server, and what is said of its arguments.
@MainActor @Suite struct PrintedAddressTests {
  @Test(arguments: [
    ([], "127.0.0.1", "http://127.0.0.1:8080"), ([], "::1", "http://[::1]:8080"),
    (["https://Lists.example.org:443/"], "127.0.0.1", "https://lists.example.org"),
    (["http://lists:9000", "https://b.example"], "127.0.0.1", "http://lists:9000"),
  ]) func `the printed address is one that is let in`(
    _ origins: [String], _ listen: String, _ address: String
  ) throws {
    var options = WebOptions()
    (options.origins, options.listen) = (origins, listen)
    #expect(options.printedAddress(port: 8080) == address)
    let gate = WebGate(port: 8080, listen: listen, origins: origins)
    let host = try #require(address.split(separator: "/").last.map(String.init))
    #expect(gate.isForUs(WebRequest(path: "/", headers: ["host": host, "origin": address])))
    #expect(gate.isFromUs(WebRequest(path: "/", headers: ["host": host, "origin": address])))
  }

  private func said(_ arguments: [String]) -> String {
    do throws(UsageError) { _ = try Arguments(arguments) } catch { return error.what }
    return ""
  }

  @Test(arguments: [
    (["open", "-"], "files of tables are opened by"), (["open"], "files of tables are opened by"),
    (["--port", "1", "--port", "2"], "“--port” is given twice"),
    (["--no-browser", "--no-browser"], "“--no-browser” is given twice"),
    (["--listen", "127.0.0.1:1", "--port", "2"], "--listen and --port name two ports"),
    (["--port", "2", "--listen", "127.0.0.1:1"], "--listen and --port name two ports"),
    (["--port"], "--port needs a number"), (["--origin"], "--origin needs"),
    (["--listen"], "--listen needs an address"),
    (["--origin", "https://:::"], "“https://:::” is no origin"),
    (["--origin", "https://a:99999"], "“https://a:99999” is no origin"),
    (["--origin", "https://ada@a"], "“https://ada@a” is no origin"),
    (["--listen", "0.0.0.0", "--proxy", "10.0.0.2"], "0.0.0.0 is all addresses of this machine"),
    (["--record", "a", "--database", "b"], "--record begins with to-dos of its own"),
  ]) func `arguments that cannot be meant are refused in words`(
    _ arguments: [String], _ what: String
  ) {
    #expect(said(arguments).hasPrefix(what), "\(said(arguments))")
  }

  @Test func `what can be meant is taken`() {
    for arguments in [
      ["--listen", "127.0.0.1", "--port", "2"], ["--listen", "127.0.0.1:0", "--port", "0"],
      ["--origin", "HTTPS://a/", "--origin", "http://[::1]:8"],
      ["--prox", "--help"],
    ] {
      #expect(said(arguments) == "")
    }
  }
}
#endif
