import Foundation

/// The gate of a server: who may enter, by a cookie, a token or the app's own rule, and from where.
@MainActor final class WebGate {
  /// A browser that was let in.
  struct Visitor: Hashable, Sendable {
    /// The name of the browser in its cookie.
    let browser: String
    /// The person, as the app names them.
    let person: String?
    /// True if the answer has to give the browser its cookie.
    let isNew: Bool

    /// The owner of windows: a person in a browser, since another one may use it after them.
    var owner: String { person.map { "\(browser) \($0)" } ?? browser }
  }

  /// The origins whose pages may open a line, and whose hosts requests may name.
  private let origins: Set<String>
  private let authenticate: (@MainActor (WebRequest) -> String?)?
  /// True if browsers reach the server by TLS alone, so that the cookie is marked as secure.
  let isSecure: Bool
  /// The name of the cookie: cookies do not tell ports apart.
  let cookie: String
  /// The browsers that were let in by tokens, those of longest ago first.
  private(set) var browsers: [String] = []
  /// The token of the printed address, which opens one browser.
  private(set) var token = RandomID.make()
  /// Runs when a token was used and another one is there.
  var tokenWasUsed: () -> Void = {}

  /// The most browsers that were let in by tokens.
  static let limit = 1_000

  init(
    port: Int, listen: String, origins: [String] = [],
    authenticate: (@MainActor (WebRequest) -> String?)? = nil
  ) {
    let own = ["127.0.0.1", "localhost", listen].map { Self.origin($0, port) }
    self.origins = Set((origins.isEmpty ? own : origins).map(Self.normal))
    isSecure = self.origins.allSatisfy { $0.hasPrefix("https://") }
    self.authenticate = authenticate
    // Behind a proxy all servers have the name of the port that browsers see.
    cookie = "tablescreen-\(origins.first.flatMap(Self.port(ofOrigin:)) ?? port)"
  }

  /// Returns the origin of an address, in which one of IPv6 stands in brackets.
  static func origin(_ address: String, _ port: Int) -> String {
    "http://\(address.contains(":") ? "[\(address)]" : address):\(port)"
  }

  /// Returns an origin as browsers send it: in lowercase, with a name of letters beyond ASCII encoded, without a slash at the
  /// end, and without the usual port of its scheme.
  static func normal(_ origin: String) -> String {
    var origin = origin.lowercased()
    if !origin.utf8.allSatisfy({ $0 < 0x80 }) {
      origin = URLComponents(string: origin)?.string ?? origin
    }
    if origin.hasSuffix("/") { origin.removeLast() }
    for (scheme, port) in [("https://", ":443"), ("http://", ":80")]
    where origin.hasPrefix(scheme) && origin.hasSuffix(port) {
      origin.removeLast(port.count)
    }
    return origin
  }

  private static func port(ofOrigin origin: String) -> Int? {
    let origin = normal(origin)
    guard let host = host(ofOrigin: origin) else { return nil }
    // In an address of IPv6, colons stand in brackets.
    let end = host.split(separator: "]").last?.split(
      separator: ":", omittingEmptySubsequences: false)
    if let end, end.count == 2, let port = Int(end[1]) { return port }
    return origin.hasPrefix("https://") ? 443 : 80
  }

  private static func host(ofOrigin origin: String) -> String? {
    guard let scheme = origin.range(of: "://") else { return nil }
    return String(origin[scheme.upperBound...]).lowercased()
  }

  /// Returns whether a request names this server; another name was pointed here by its owner, to borrow the cookie.
  func isForUs(_ request: WebRequest) -> Bool {
    guard let host = request.headers["host"] else { return false }
    // A proxy may name the usual port, too.
    return ["https://", "http://"].contains { origins.contains(Self.normal($0 + host)) }
  }

  /// Returns whether the page that asks for a line came from this server.
  func isFromUs(_ request: WebRequest) -> Bool {
    request.headers["origin"].map { origins.contains($0.lowercased()) } ?? false
  }

  /// True if the app says who somebody is, and no printed address lets a browser in.
  var knowsPeople: Bool { authenticate != nil }

  /// Returns who sends a request, or nil where they may not enter.
  func visitor(_ request: WebRequest) -> Visitor? {
    let browser = request.cookie(cookie)
    if let authenticate {
      guard let person = authenticate(request) else { return nil }
      if let browser, RandomID.isOne(browser) {
        return Visitor(browser: browser, person: person, isNew: false)
      }
      return Visitor(browser: RandomID.make(), person: person, isNew: true)
    }
    if let browser, browsers.contains(browser) {
      return Visitor(browser: browser, person: nil, isNew: false)
    }
    guard let given = request.query["token"], RandomID.areSame(given, token) else { return nil }
    token = RandomID.make()
    let visitor = Visitor(browser: RandomID.make(), person: nil, isNew: true)
    letIn(visitor.browser)
    tokenWasUsed()
    return visitor
  }

  /// Lets a browser in from now on.
  func letIn(_ browser: String) {
    guard !browsers.contains(browser) else { return }
    browsers = (browsers + [browser]).suffix(Self.limit)
  }

  /// Returns the browser of a request that was let in elsewhere, or nowhere; nil where this server knows what to answer.
  func stranger(_ request: WebRequest) -> String? {
    guard authenticate == nil, let browser = request.cookie(cookie), RandomID.isOne(browser),
      !browsers.contains(browser)
    else { return nil }
    return browser
  }
}

/// The answer to who asks for a line.
enum WebAdmission: Sendable {
  /// The browser opens it.
  case open(WebGate.Visitor)
  /// Nobody does; the answer has that status.
  case refused(UInt32)
}
