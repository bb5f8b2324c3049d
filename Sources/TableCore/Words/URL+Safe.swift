package import Foundation

extension URL {
  /// An address that may be opened, or nil: of the web, of mail or of a telephone, and no file or program.
  package static func safe(_ text: String) -> URL? {
    address(text, among: ["http", "https", "mailto", "tel"])
  }

  /// An address of the web, or nil.
  package static func web(_ text: String) -> URL? { address(text, among: ["http", "https"]) }

  private static func address(_ text: String, among schemes: [String]) -> URL? {
    guard text.utf8.count <= 8_000, let url = URL(string: text), let scheme = url.scheme,
      schemes.contains(scheme.lowercased())
    else { return nil }
    return url
  }
}
