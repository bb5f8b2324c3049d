#if Web
import Foundation
import TableScreen
import Testing

@testable import TableScreenWeb

/// An origin is known under each way in which browsers and proxies write it.
@MainActor @Suite struct OriginNameTests {
  @Test(arguments: [
    ("https://a.de", "a.de", "https://a.de"), ("https://a.de", "a.de:443", "https://a.de"),
    ("https://a.de:443/", "A.de", "https://a.de"), ("http://a.de", "a.de:80", "http://a.de"),
    ("https://ü.de", "xn--tda.de", "https://xn--tda.de"),
    ("http://ü.test:9730", "xn--tda.test:9730", "http://xn--tda.test:9730"),
    ("https://xn--tda.de", "xn--tda.de", "https://xn--tda.de"),
  ])
  func `it is for us, and from us`(written: String, host: String, sent: String) {
    let gate = WebGate(port: 8080, listen: "127.0.0.1", origins: [written])
    let request = WebRequest(path: "/", headers: ["host": host, "origin": sent])
    #expect(gate.isForUs(request) && gate.isFromUs(request))
  }

  @Test(arguments: [
    ("https://a.de", "b.de"), ("https://a.de", "a.de:80"), ("https://a.de", "a.de:8080"),
    ("http://a.de", "a.de:443"), ("https://ü.de", "u.de"),
  ])
  func `another one is not`(written: String, host: String) {
    let gate = WebGate(port: 8080, listen: "127.0.0.1", origins: [written])
    #expect(!gate.isForUs(WebRequest(path: "/", headers: ["host": host])))
  }
}
#endif
