#if Web
import CWeb

extension WebResponse {
  /// The answer with its body compressed, where that is a text long enough to be worth it.
  var zipped: WebResponse {
    guard body.count > 1_000, body.count < 1 << 24, !kind.hasPrefix("image/") else { return self }
    var written = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: body.count) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      written = tablescreen_web_zip(body, body.count, start, buffer.count)
      count = written
    }
    guard written > 0 else { return self }
    var zipped = self
    zipped.body = bytes
    zipped.headers["content-encoding"] = "gzip"
    return zipped
  }
}
#endif
