public import Foundation
package import TableScreen

/// A value as a database stores it; values are equal if their kinds and bytes are.
public enum QueryValue: Hashable, Sendable {
  /// The absence of a value.
  case null
  /// A whole number; a truth value is 1 or 0.
  case integer(Int64)
  /// A floating-point number; SQLite stores NaN as null.
  case real(Double)
  /// A decimal number with all its digits, such as PostgreSQL's `numeric`; SQLite has none.
  case decimal(String)
  /// A text; canonically equivalent texts with different code points are different values.
  case text(String)
  /// A text that is not valid UTF-8, as other programs can store.
  case malformedText(Data)
  /// Bytes.
  case blob(Data)

  /// Returns whether both values are of one kind, and have the same bytes.
  public static func == (a: QueryValue, b: QueryValue) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.integer(let a), .integer(let b)): a == b
    case (.real(let a), .real(let b)): a.bitPattern == b.bitPattern
    case (.decimal(let a), .decimal(let b)), (.text(let a), .text(let b)): a.hasBytes(of: b)
    case (.malformedText(let a), .malformedText(let b)), (.blob(let a), .blob(let b)): a == b
    default: false
    }
  }

  /// The value as text, with “�” for invalid UTF-8; nil for null and bytes.
  public var words: String? {
    switch self {
    case .text(let text), .decimal(let text): text
    case .malformedText(let bytes): String(decoding: bytes, as: UTF8.self)
    case .integer(let integer): "\(integer)"
    case .real(let number): "\(number)"
    case .null, .blob: nil
    }
  }
}

extension QueryValue {
  /// Creates a text from its bytes, which other programs may have stored and which may be no UTF-8.
  package init(text bytes: UnsafeBufferPointer<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    // Decoding repairs invalid UTF-8, and the database would not find the repaired text; so its bytes are kept.
    self = text.utf8.elementsEqual(bytes) ? .text(text) : .malformedText(Data(bytes))
  }

  /// The id of a row or section with this value; nil for null.
  package var id: TableCell.ID? {
    switch self {
    case .null: nil
    case .integer(let integer): TableCell.ID(Int(integer))
    // Swift compares texts by canonical equivalence, so only a composed text is an id itself.
    case .text(let text): text.isComposed ? TableCell.ID(text) : TableCell.ID(self)
    case .real, .decimal, .malformedText, .blob: TableCell.ID(self)
    }
  }
}

extension String {
  /// Returns whether both texts have the same bytes, as databases compare them; Swift's `==` also accepts canonical
  /// equivalents.
  package func hasBytes(of other: String) -> Bool {
    self == other && utf8.elementsEqual(other.utf8)
  }

  /// True if the text is in canonical composed form (NFC).
  fileprivate var isComposed: Bool {
    utf8.allSatisfy { $0 < 0x80 }
      || utf8.elementsEqual(precomposedStringWithCanonicalMapping.utf8)
  }
}
