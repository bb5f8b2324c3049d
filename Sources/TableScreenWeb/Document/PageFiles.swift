/// The files of the page, as answers to requests.
enum PageFiles {
  static let script = file(PageText.script, "text/javascript; charset=utf-8")
  static let style = file(PageText.style, "text/css; charset=utf-8")

  /// The addresses of the files, which change with them, so that a browser keeps them until then.
  static let scriptAddress = "/page.js?\(WebVersion.page)"
  static let styleAddress = "/page.css?\(WebVersion.page)"

  private static func file(_ text: String, _ kind: String) -> WebResponse {
    var response = WebResponse(text, kind: kind)
    response.headers["cache-control"] = "private, max-age=31536000, immutable"
    return response
  }
}
