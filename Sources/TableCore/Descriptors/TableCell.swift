import Foundation

/// One cell as its author describes it: a dictionary of attributes.
///
/// ```swift
/// let cell: TableCell = [.title: "Buy milk", .subtitle: "2 liters", .accessory: .disclosure]
/// ```
///
/// The literal is absorbed into a compact value: the usual attributes (identity, title, subtitle)
/// are stored in fields, the others in one sorted list. A nil value means that the key is absent.
public struct TableCell {
  /// The identity given under ``Key/id``, or nil.
  public private(set) var id: ID?
  var flags: CellFlags = []
  private(set) var plainTitle: String?
  private(set) var plainSubtitle: String?
  private(set) var attributes: [Attribute] = []

  struct Attribute {
    let key: Key
    var value: CellAttribute
  }

  /// Creates a cell without attributes.
  public init() {}

  /// Stores `value` under `key`; a value of a kind that the key does not take is noted as a mistake.
  package mutating func set(_ value: CellAttribute, for key: Key) {
    switch (key.known, value) {
    case (.title, .text(let text)), (.subtitle, .text(let text)): set(text, for: key)
    case (.id, .id(let new)): id = new
    case (.id, .text(let text)): id = ID(.text(text))
    case (.id, .integer(let integer)): id = ID(.integer(integer))
    case (.indentation?, .integer), (.lines?, .integer), (.height?, .integer), (.height?, .number):
      setMeasure(value, for: key)
    case (.image?, .image(let image)):
      if !image.isFit { note(Mistake(key: key, value: value)) }
      insert(.image(image.fitted), for: key)
    case (.accessory?, .accessory(let accessory)) where accessory.image?.isFit == false:
      note(Mistake(key: key, value: value))
      set(.accessory(accessory.fitted), for: key)
    // Only a text shows every digit.
    case (let known?, .decimal(let decimal)) where !known.accepts.contains(.written):
      set(.number(NSDecimalNumber(decimal: decimal).doubleValue), for: key)
    default:
      if let known = key.known {
        guard known.accepts.contains(value.kind) else {
          note(Mistake(key: key, value: value))
          return
        }
        raiseFlag(known, value)
        if known == .title { plainTitle = nil }
        if known == .subtitle { plainSubtitle = nil }
      }
      insert(value, for: key)
    }
  }

  /// Stores a text under `key`; a title or subtitle goes straight into its field.
  mutating func set(_ text: String, for key: Key) {
    switch key.known {
    case .title:
      plainTitle = text
      if !attributes.isEmpty { attributes.removeAll { $0.key.known == .title } }
    case .subtitle:
      plainSubtitle = text
      if !attributes.isEmpty { attributes.removeAll { $0.key.known == .subtitle } }
    default: set(.text(text), for: key)
    }
  }

  /// Stores a number under a key that takes those of a range; of one outside it the nearest is stored, and the mistake noted.
  private mutating func setMeasure(_ value: CellAttribute, for key: Key) {
    let taken = key.known?.range?.nearest(to: value)
    if let taken { insert(taken.value, for: key) }
    if taken?.isSame != true { note(Mistake(key: key, value: value)) }
  }

  /// Returns the value stored under `key`, or nil.
  package func value(under key: Key) -> CellAttribute? {
    switch key.known {
    case .title: if let plainTitle { return .text(plainTitle) }
    case .subtitle: if let plainSubtitle { return .text(plainSubtitle) }
    case .id: return id.map { .id($0) }
    default: break
    }
    // A cell has few attributes: a walk is faster than any search.
    for attribute in attributes where attribute.key == key { return attribute.value }
    return nil
  }

  /// Returns the value stored under one of the framework's own keys, or nil.
  package func attribute(_ known: Key.Known) -> CellAttribute? {
    if known == .id { return value(under: .id) }
    if known == .title, let plainTitle { return .text(plainTitle) }
    if known == .subtitle, let plainSubtitle { return .text(plainSubtitle) }
    return attributes.value(under: known)
  }

  /// The keys of the cell, in their fixed order.
  public var keys: [Key] {
    var keys: [Key] = []
    if id != nil { keys.append(.id) }
    if plainTitle != nil { keys.append(.title) }
    if plainSubtitle != nil { keys.append(.subtitle) }
    return keys + attributes.map(\.key).filter { $0 != Self.mistakesKey }
  }

  private mutating func insert(_ value: CellAttribute, for key: Key) {
    if let last = attributes.last, !(last.key < key) {
      let index = attributes.firstIndex { !($0.key < key) } ?? attributes.endIndex
      if attributes[index].key == key {
        attributes[index].value = value
      } else {
        attributes.insert(Attribute(key: key, value: value), at: index)
      }
    } else {
      attributes.append(Attribute(key: key, value: value))
    }
  }

  /// Takes an attribute away; without it nothing happens.
  public mutating func remove(_ key: Key) {
    if flags.contains(.mistakes) { setMistakes(mistakes.filter { $0.key != key }) }
    switch key.known {
    case .title: plainTitle = nil
    case .subtitle: plainSubtitle = nil
    case .id: id = nil
    default: break
    }
    attributes.removeAll { $0.key == key }
    flags = []
    for attribute in attributes {
      if let known = attribute.key.known { raiseFlag(known, attribute.value) }
      if attribute.key == Self.mistakesKey { flags.insert(.mistakes) }
    }
  }

  private mutating func raiseFlag(_ known: Key.Known, _ value: CellAttribute) {
    if value.hasClosures { flags.insert(.closures) }
    switch (known, value) {
    case (.masked, .flag(true)): flags.insert(.masked)
    case (.masked, .flag(false)): flags.remove(.masked)
    case (.tag, _): flags.insert(.tagged)
    case (.children, _): flags.insert(.children)
    case (.searchable, .flag(let isSearchable)):
      if isSearchable { flags.remove(.unsearchable) } else { flags.insert(.unsearchable) }
    case (.searchText, _): flags.insert(.searchText)
    case (.bind, .binding(let binding)) where binding.isDraft: flags.formUnion([.bound, .form])
    case (.bind, .bindings(let bindings)) where bindings.fields.contains { $0.binding.isDraft }:
      flags.formUnion([.bound, .form])
    case (.bind, _): flags.insert(.bound)
    case (.validate, .validation): flags.insert(.form)
    case (.editingStyle, .symbol(.off)), (.moveable, .flag(false)): break
    case (.editingStyle, _), (.moveable, _), (.deleteAction, _): flags.insert(.editable)
    default: break
    }
  }

  // MARK: Mistakes

  /// A value of a kind, or a number outside the range, that its key takes.
  struct Mistake: CellValue {
    let key: Key
    let value: CellAttribute
  }

  private static let mistakesKey = Key("mistakes of this literal")

  private mutating func note(_ mistake: Mistake) { setMistakes(mistakes + [mistake]) }

  mutating func setMistakes(_ mistakes: [Mistake]) {
    attributes.removeAll { $0.key == Self.mistakesKey }
    flags.remove(.mistakes)
    if mistakes.isEmpty { return }
    flags.insert(.mistakes)
    insert(.list(mistakes.map { .other($0) }), for: Self.mistakesKey)
  }

  /// True if the cell was given a value that it could not take.
  package var isMistaken: Bool { flags.contains(.mistakes) }

  /// The values that this cell was given and could not take.
  var mistakes: [Mistake] {
    guard flags.contains(.mistakes), case .list(let list)? = value(under: Self.mistakesKey) else {
      return []
    }
    return list.compactMap { if case .other(let value) = $0 { value as? Mistake } else { nil } }
  }
}

extension TableCell: ExpressibleByDictionaryLiteral {
  /// Absorbs a dictionary literal; a nil value leaves its key out, the last of two equal keys wins.
  @inlinable public init(dictionaryLiteral elements: (Key, (any CellValue)?)...) {
    self.init()
    // Each value is read where it lies, because taking a pair out of the list copies both parts, twice.
    elements.withUnsafeBytes { bytes in
      typealias Pair = (key: Key, value: (any CellValue)?)
      guard let first = bytes.baseAddress, let place = MemoryLayout<Pair>.offset(of: \.value)
      else { return }
      for offset in stride(from: 0, to: bytes.count, by: MemoryLayout<Pair>.stride) {
        let key = (first + offset).assumingMemoryBound(to: Key.self)
        let value = (first + offset + place).assumingMemoryBound(to: (any CellValue)?.self)
        value.pointee?.store(in: &self, under: key.pointee)
      }
    }
  }
}
