#if Web
import CWeb
import Foundation

/// The headers of a request, and of the answer to it.
struct WebHeaders {
  private let socket: OpaquePointer

  init(_ socket: OpaquePointer) { self.socket = socket }

  private static let names: [(String, lws_token_indexes)] = [
    ("host", WSI_TOKEN_HOST), ("origin", WSI_TOKEN_ORIGIN), ("cookie", WSI_TOKEN_HTTP_COOKIE),
    ("accept-language", WSI_TOKEN_HTTP_ACCEPT_LANGUAGE),
    ("accept-encoding", WSI_TOKEN_HTTP_ACCEPT_ENCODING),
    ("authorization", WSI_TOKEN_HTTP_AUTHORIZATION),
    ("x-forwarded-for", WSI_TOKEN_X_FORWARDED_FOR),
  ]

  /// The headers without a token of their own that are read: those by which a reverse proxy names the person, and whence
  /// a browser comes.
  private static let others = ["x-forwarded-user", "x-remote-user", "sec-fetch-site"]

  /// The request, or nil where it is none that reads something.
  var request: WebRequest? { request(WSI_TOKEN_GET_URI) }

  /// The request that brings something, with its length in bytes; nil where it is none, or does not say how much.
  var bringing: (request: WebRequest, count: Int)? {
    guard let request = request(WSI_TOKEN_POST_URI),
      let count = text(WSI_TOKEN_HTTP_CONTENT_LENGTH).flatMap({ Int($0) }), count >= 0
    else { return nil }
    return (request, count)
  }

  private func request(_ kind: lws_token_indexes) -> WebRequest? {
    // An address that is no text leads to what there is, as any wrong one.
    guard let path = bytes(kind).map({ String(decoding: $0, as: UTF8.self) }), path.hasPrefix("/")
    else { return nil }
    var headers: [String: String] = [:]
    for (name, token) in Self.names { headers[name] = text(token) }
    for name in Self.others { headers[name] = other(name) }
    return WebRequest(path: path, query: query, headers: headers, peer: peer)
  }

  /// The first 16 parts of the query that have a value; those without one, and what is no text, are passed over.
  private var query: [String: String] {
    var (query, count, place) = ([String: String](), 0, Int32(0))
    while count < 16, let part = part(place) {
      place += 1
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2 else { continue }
      query[String(pair[0])] = String(pair[1])
      count += 1
    }
    return query
  }

  private func text(_ token: lws_token_indexes) -> String? {
    bytes(token).flatMap { String(bytes: $0, encoding: .utf8) }
  }

  private func bytes(_ token: lws_token_indexes) -> [UInt8]? {
    let count = lws_hdr_total_length(socket, token)
    guard count > 0 else { return nil }
    return copied(Int(count)) { lws_hdr_copy(socket, $0, $1, token) }
  }

  /// Returns a part of the query, empty where it is no text; nil behind the last one.
  private func part(_ place: Int32) -> String? {
    let count = lws_hdr_total_length(socket, WSI_TOKEN_HTTP_URI_ARGS)
    guard count > 0 else { return nil }
    var isThere = false
    let text = copied(Int(count)) { start, room in
      let length = lws_hdr_copy_fragment(socket, start, room, WSI_TOKEN_HTTP_URI_ARGS, place)
      isThere = length >= 0
      return length
    }
    return isThere ? text.flatMap { String(bytes: $0, encoding: .utf8) } ?? "" : nil
  }

  private func other(_ name: String) -> String? {
    let key = name + ":"
    let length = Int32(key.utf8.count)
    let count = lws_hdr_custom_length(socket, key, length)
    guard count > 0 else { return nil }
    return copied(Int(count)) { lws_hdr_custom_copy(socket, $0, $1, key, length) }
      .flatMap { String(bytes: $0, encoding: .utf8) }
  }

  private var peer: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      guard let start = buffer.baseAddress,
        lws_get_peer_simple(socket, start, buffer.count) != nil
      else { return "" }
      let name = String(cString: start)
      // An address of IPv4 that came to a socket of IPv6 is that of IPv4.
      return name.hasPrefix("::ffff:") ? String(name.dropFirst(7)) : name
    }
  }

  private func copied(
    _ count: Int, _ copy: (UnsafeMutablePointer<CChar>, Int32) -> Int32
  ) -> [UInt8]? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: count + 1) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      start.initialize(repeating: 0, count: count + 1)
      let length = copy(start, Int32(count + 1))
      guard length > 0 else { return nil }
      return buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }
    }
  }

  /// Writes the headers of an answer; returns whether the connection took them.
  func write(_ response: WebResponse) -> Bool {
    let padding = Int(tablescreen_web_padding)
    var buffer = [UInt8](repeating: 0, count: padding + 4_096)
    return buffer.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return false }
      let (start, end) = (base + padding, base + buffer.count)
      var place: UnsafeMutablePointer<UInt8>? = start
      guard
        lws_add_http_common_headers(
          socket, UInt32(response.status), response.kind, lws_filepos_t(response.body.count),
          &place, end) == 0
      else { return false }
      for (name, value) in response.allHeaders.sorted(by: { $0.key < $1.key }) {
        guard !value.utf8.contains(where: { $0 < 0x20 }),
          lws_add_http_header_by_name(
            socket, name + ":", value, Int32(value.utf8.count), &place, end) == 0
        else { return false }
      }
      return lws_finalize_write_http_header(socket, start, &place, end) == 0
    }
  }
}
#endif
