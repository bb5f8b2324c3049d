/// The path of a file as the system has it: bytes, which need not be text.
public struct FilePath: Hashable, Sendable {
  private(set) var bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Creates a path; a slash at its end is ignored.
  public init(_ path: String) {
    bytes = Array(path.utf8)
    while bytes.count > 1 && bytes.last == .slash { bytes.removeLast() }
  }

  /// Returns the path of a name in this folder.
  func appending(_ name: [UInt8]) -> FilePath {
    FilePath(bytes: bytes + (bytes.last == .slash ? [] : [.slash]) + name)
  }

  /// The folder that contains this file, or nil if there is none.
  var parent: FilePath? {
    guard let slash = bytes.lastIndex(of: .slash), bytes.count > 1 else { return nil }
    return FilePath(bytes: slash == 0 ? [.slash] : Array(bytes[..<slash]))
  }

  /// The last part of the path.
  var name: String { bytes.count > 1 ? lastPart.harmlessText : text }

  /// Whether listings leave the file out.
  var isHidden: Bool { lastPart.first == UInt8(ascii: ".") }

  private var lastPart: ArraySlice<UInt8> {
    bytes[(bytes.lastIndex(of: .slash).map { $0 + 1 } ?? 0)...]
  }

  /// The path in a form that is safe to show.
  var text: String { bytes.harmlessText }
}

extension Collection<UInt8> {
  /// The bytes as text that does nothing but show: what is no text, or would steer a terminal or
  /// turn the writing round, is spelled out.
  var harmlessText: String {
    let text = String(decoding: self, as: UTF8.self)
    guard text.utf8.elementsEqual(self) else {
      return map { $0 < 0x80 ? Unicode.Scalar($0).harmlessText : "\\x" + $0.hexadecimal(digits: 2) }
        .joined()
    }
    return text.unicodeScalars.map(\.harmlessText).joined()
  }
}

extension Unicode.Scalar {
  fileprivate var harmlessText: String {
    switch properties.generalCategory {
    // The zero-width joiner holds emoji together.
    case .format where value == 0x200D: String(self)
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned:
      "\\u{\(value.hexadecimal(digits: 1))}"
    default: String(self)
    }
  }
}

extension UInt8 {
  fileprivate static let slash = UInt8(ascii: "/")
}
