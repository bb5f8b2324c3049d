import Foundation

/// Values in JSON and other formats; each is read back as the same value.
///
/// Values that a format has itself are written as such: nothing, a text, a whole number, a
/// fraction, a flag, a list of choices. All others name their kind: `{"choice": "red"}`,
/// `{"number": 3}`, and `{"date": …}` with the date as the encoder writes it.
extension TableValue: Codable {
  private enum Kinds: String, CodingKey { case choice, number, date }

  /// Reads a value.
  public init(from decoder: any Decoder) throws {
    if let kinds = try? decoder.container(keyedBy: Kinds.self) {
      self = try Self.read(kinds)
      return
    }
    let plain = try decoder.singleValueContainer()
    if plain.decodeNil() {
      self = .null
    } else if let flag = try? plain.decode(Bool.self) {
      self = .flag(flag)
    } else if let integer = try? plain.decode(Int.self) {
      self = .integer(integer)
    } else if let number = try? plain.decode(Double.self) {
      self = .number(number)
    } else if let text = try? plain.decode(String.self) {
      self = .text(text)
    } else {
      self = .choices(try plain.decode([String].self))
    }
  }

  private static func read(_ kinds: KeyedDecodingContainer<Kinds>) throws -> TableValue {
    if let id = try kinds.decodeIfPresent(String.self, forKey: .choice) { return .choice(id) }
    if let date = try kinds.decodeIfPresent(Date.self, forKey: .date) { return .date(date) }
    if let text = try? kinds.decode(String.self, forKey: .number), let number = Double(text) {
      return .number(number)
    }
    return .number(try kinds.decode(Double.self, forKey: .number))
  }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .choice(let id):
      var kinds = encoder.container(keyedBy: Kinds.self)
      return try kinds.encode(id, forKey: .choice)
    case .date(let date):
      var kinds = encoder.container(keyedBy: Kinds.self)
      return try kinds.encode(date, forKey: .date)
    case .number(let number) where !number.isFinite:
      var kinds = encoder.container(keyedBy: Kinds.self)
      return try kinds.encode("\(number)", forKey: .number)
    case .number(let number) where number == number.rounded():
      var kinds = encoder.container(keyedBy: Kinds.self)
      return try kinds.encode(number, forKey: .number)
    case .null, .text, .integer, .number, .flag, .choices: break
    }
    var plain = encoder.singleValueContainer()
    switch self {
    case .text(let text): try plain.encode(text)
    case .integer(let integer): try plain.encode(integer)
    case .number(let number): try plain.encode(number)
    case .flag(let flag): try plain.encode(flag)
    case .choices(let ids): try plain.encode(ids)
    case .null, .date, .choice: try plain.encodeNil()
    }
  }
}
