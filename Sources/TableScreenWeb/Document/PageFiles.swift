import Foundation

/// The files of the page, as answers to requests.
enum PageFiles {
  static let script = file(
    PageText.script, PageText.pressedScript, "text/javascript; charset=utf-8")
  static let style = file(PageText.style, PageText.pressedStyle, "text/css; charset=utf-8")

  /// The addresses of the files, which change with them, so that a browser keeps them until then.
  static let scriptAddress = "/page.js?\(WebVersion.page)"
  static let styleAddress = "/page.css?\(WebVersion.page)"

  private static func file(_ text: String, _ pressed: String, _ kind: String) -> WebResponse {
    var response = WebResponse(text, kind: kind)
    response.headers["cache-control"] = "private, max-age=31536000, immutable"
    // A file is no document: opened as one, it can do nothing.
    response.headers["content-security-policy"] = "default-src 'none'; frame-ancestors 'none'"
    for name in ["cross-origin-opener-policy", "referrer-policy", "x-frame-options"] {
      response.headers[name] = ""
    }
    response.pressed = Data(base64Encoded: pressed, options: .ignoreUnknownCharacters)
      .map { Array($0) }
    return response
  }
}
