#if Web
import CWeb

extension WebResponse {
  /// Returns the answer as a browser takes it: compressed, where that is worth it.
  ///
  /// - Parameter accepted: the browser's header `accept-encoding`.
  /// - Returns: the same answer, or one with another body.
  func encoded(for accepted: String?) -> WebResponse {
    switch encoding(in: accepted) {
    case "br":
      guard let pressed else { return self }
      return with(pressed, encoding: "br")
    case "gzip": return zipped
    default: return self
    }
  }

  private func with(_ body: [UInt8], encoding: String) -> WebResponse {
    var response = self
    (response.body, response.headers["content-encoding"]) = (body, encoding)
    return response
  }

  /// The answer with its body compressed, where that is a text long enough to be worth it.
  private var zipped: WebResponse {
    guard body.count > 1_000, body.count < 1 << 24, !kind.hasPrefix("image/") else { return self }
    var written = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: body.count) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      written = tablescreen_web_zip(body, body.count, start, buffer.count)
      count = written
    }
    return written > 0 ? with(bytes, encoding: "gzip") : self
  }
}
#endif
