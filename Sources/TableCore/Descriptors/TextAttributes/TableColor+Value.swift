import Foundation

extension TableColor: TableValueConvertible {
  /// A color.
  public static var valueKind: TableValue.Kind { .color }

  /// The colors that have a name, in the order in which a person is shown them.
  public static let named: [TableColor] = [
    .red, .orange, .yellow, .green, .teal, .blue, .purple, .pink, .gray,
  ]

  /// The color by its name, or by its parts as `#ff8800`.
  public var name: String {
    if case .rgb(let red, let green, let blue) = self {
      return "#" + [red, green, blue].map { Self.hexadecimal($0) }.joined()
    }
    return "\(self)"
  }

  /// Creates a color from its name, or from its parts as `#ff8800`, or `#f80` for short; nil if it
  /// is neither.
  public init?(name: String) {
    let known = ([.accent, .secondary] + Self.named).first { $0.name == name.lowercased() }
    if let known {
      self = known
      return
    }
    var digits = String(name.dropFirst())
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard name.hasPrefix("#"), digits.count == 6,
      digits.allSatisfy({ $0.isASCII && $0.isHexDigit }), let number = UInt32(digits, radix: 16)
    else { return nil }
    self = .rgb(
      red: UInt8(number >> 16), green: UInt8(number >> 8 & 255), blue: UInt8(number & 255))
  }

  private static func hexadecimal(_ part: UInt8) -> String {
    (part < 16 ? "0" : "") + String(part, radix: 16)
  }

  /// Reads the value of a control, which is the name of a color.
  public init?(_ value: TableValue) {
    guard let name = value.chosenIDs.first else { return nil }
    self.init(name: name.trimmingCharacters(in: .whitespaces))
  }

  /// The value as a control shows it.
  public var tableValue: TableValue { .choice(name) }
}
