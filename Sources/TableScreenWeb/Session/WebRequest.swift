/// A request of a browser.
public struct WebRequest: Sendable {
  /// The path without the query, its percent-encoding undone.
  public let path: String
  /// The first 16 parts of the query that have a value, by name.
  public let query: [String: String]
  /// The headers that the server reads, by their names in lowercase: `host`, `origin`, `cookie`, `accept-language`,
  /// `accept-encoding`, `authorization`, `x-forwarded-for`, `x-forwarded-user`, `x-remote-user` and `sec-fetch-site`.
  public let headers: [String: String]
  /// The address of the other end: the browser, or a reverse proxy.
  public let peer: String

  /// Creates a request.
  public init(
    path: String, query: [String: String] = [:], headers: [String: String] = [:], peer: String = ""
  ) {
    (self.path, self.query, self.headers, self.peer) = (path, query, headers, peer)
  }
}

extension WebRequest {
  /// Returns the value of a cookie, or nil.
  func cookie(_ name: String) -> String? {
    for part in (headers["cookie"] ?? "").split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1).map { $0.trimmed }
      if pair.count == 2, pair[0] == name { return pair[1] }
    }
    return nil
  }
}

extension Substring {
  var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

/// An answer to a request.
struct WebResponse: Sendable {
  var status = 200
  var kind = "text/plain; charset=utf-8"
  var headers: [String: String] = [:]
  var body: [UInt8] = []
  /// The body compressed by brotli, where that was done before.
  var pressed: [UInt8]?

  /// The headers that every answer has: nothing is kept, framed, guessed or run that is not ours.
  static let safety = [
    "content-security-policy":
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
      + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff", "x-frame-options": "DENY",
    "referrer-policy": "no-referrer", "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin", "cache-control": "no-store",
    "vary": "accept-encoding",
  ]

  init(status: Int = 200, _ text: String, kind: String = "text/plain; charset=utf-8") {
    (self.status, self.kind, body) = (status, kind, Array(text.utf8))
  }

  init(_ body: [UInt8], kind: String) { (self.kind, self.body) = (kind, body) }

  /// An answer to a browser that asks again by itself.
  static func later(_ text: String, at address: String) -> WebResponse {
    var response = WebResponse(status: 503, text + "\n")
    (response.headers["refresh"], response.headers["retry-after"]) = ("5; url=\(address)", "5")
    return response
  }

  /// A page that leads to another address of the same server.
  static func page(leadingTo path: String) -> WebResponse {
    var response = WebResponse("<!doctype html>", kind: "text/html; charset=utf-8")
    response.headers["refresh"] = "0; url=\(path)"
    return response
  }

  /// An answer that leads to another address of the same server.
  static func redirect(to path: String) -> WebResponse {
    var response = WebResponse(status: 303, "")
    response.headers["location"] = path
    return response
  }

  /// Returns the name of the encoding in which a browser that sent that header is to get the answer; nil for none.
  func encoding(in accepted: String?) -> String? {
    let taken = (accepted ?? "").lowercased().split(separator: ",").map {
      $0.split(separator: ";").map(\.trimmed)
    }
    func takes(_ name: String) -> Bool {
      taken.contains {
        $0.first == name
          && !$0.dropFirst().contains { $0.hasPrefix("q=0") && !$0.contains { "1"..."9" ~= $0 } }
      }
    }
    if pressed != nil, takes("br") { return "br" }
    return takes("gzip") ? "gzip" : nil
  }

  /// All headers but those of length and kind; an empty one is left out.
  var allHeaders: [String: String] {
    Self.safety.merging(headers) { $1 }.filter { !$0.value.isEmpty }
  }
}
