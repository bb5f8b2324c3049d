package import Foundation

extension URL {
  /// An address that may be opened, or nil: of the web, of mail or of a telephone, and no file or program.
  package static func safe(_ text: String) -> URL? {
    address(text, among: ["http", "https", "mailto", "tel"])
  }

  /// An address of the web, or nil.
  package static func web(_ text: String) -> URL? { address(text, among: ["http", "https"]) }

  /// Returns whether a text begins as an address does, with a scheme and a colon, whatever follows.
  package static func hasScheme(_ text: String) -> Bool {
    guard let colon = text.utf8.prefix(64).firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = text[..<colon]
    return scheme.first.map { $0.isASCII && $0.isLetter } == true
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }

  private static func address(_ text: String, among schemes: [String]) -> URL? {
    guard text.utf8.count <= 8_000, let url = URL(string: text), let scheme = url.scheme,
      schemes.contains(scheme.lowercased())
    else { return nil }
    // An address of the web names a computer, and any other one what stands behind its scheme.
    let isWeb = scheme.lowercased().hasPrefix("http")
    return (isWeb ? url.host()?.isEmpty == false : text.utf8.count > scheme.utf8.count + 1)
      ? url : nil
  }
}
