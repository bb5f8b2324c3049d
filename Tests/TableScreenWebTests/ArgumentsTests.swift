#if os(macOS) || os(Linux)
import Testing

@testable import DemoScreens
@testable import demo_web

@Suite struct ArgumentsTests {
  /// What is said to be wrong with arguments, or nothing.
  private func said(_ arguments: [String]) -> String {
    do throws(UsageError) { _ = try Arguments(arguments) } catch { return error.what }
    return ""
  }

  private func service(_ arguments: String...) -> Arguments.Service? {
    guard case .serve(let service)? = try? Arguments(arguments) else { return nil }
    return service
  }

  @Test func `without an argument this machine alone is served`() {
    #expect(service() == Arguments.Service())
    #expect(service()?.address == "127.0.0.1")
  }

  @Test(arguments: [
    ("0.0.0.0", "0.0.0.0", 8080), ("127.0.0.1:9000", "127.0.0.1", 9000),
    ("localhost:0", "localhost", 0), ("::1", "::1", 8080), ("[::1]:9000", "::1", 9000),
    ("[::1]", "::1", 8080),
  ]) func `an address is read with its port or without`(
    _ text: String, _ address: String, _ port: Int
  ) {
    #expect(service("--listen", text)?.address == address)
    #expect(service("--listen", text)?.port == port)
  }

  @Test(arguments: [
    "", ":80", "127.0.0.1:", "127.0.0.1:x", "127.0.0.1:70000", "[::1]9", "--port", "[::1", "a b",
    "127.1", "127.0.0.1:8080:",
  ]) func `what is no address is refused`(_ text: String) {
    #expect(said(["--listen", text]).contains("no address to listen on"))
  }

  @Test func `a database is named, and a browser kept closed`() {
    #expect(service("todo", "--database", "lists.db")?.database == "lists.db")
    #expect(service()?.opensBrowser == true && service("--no-browser")?.opensBrowser == false)
    for arguments in [["--database"], ["--database", ""], ["--database", "--no-browser"]] {
      #expect(said(arguments).isEmpty == false)
    }
  }

  @Test func `a proxy and origins are read`() {
    let service = service(
      "mail", "--proxy", "10.0.0.2", "--origin", "https://Lists.example.org", "--origin",
      "https://[::1]:8443")
    #expect(service?.screen == "mail")
    #expect(service?.proxy == "10.0.0.2")
    #expect(service?.origins == ["https://lists.example.org", "https://[::1]:8443"])
  }

  @Test(arguments: ["lists.example.org", "https://", "https://a/b", "https://a b", "ftp://a"])
  func `what is no origin is refused`(_ text: String) {
    #expect(said(["--origin", text]).isEmpty == false)
  }

  @Test(arguments: [["--proxy"], ["--listen"], ["--port", "-1"], ["mail", "todo"], ["nothing"]])
  func `arguments that make no sense are refused`(_ arguments: [String]) {
    #expect(said(arguments).isEmpty == false)
  }

  @Test(arguments: [
    (["--port", "99999"], "“99999” is no port"),
    (["--origin", "nonsense"], "“nonsense” is no origin"),
    (["--origin", "https://a.b/path"], "“https://a.b/path” is no origin"),
    (["--proxy", "nonsense"], "“nonsense” is no address of a reverse proxy"),
    (["nosuch"], "there is no screen “nosuch”"), (["--prot"], "unknown option --prot"),
    (["--listen", ""], "“” is no address to listen on"),
  ])
  func `what is wrong is said`(_ arguments: [String], _ what: String) {
    #expect(said(arguments).hasPrefix(what), "\(said(arguments))")
  }
}
#endif
