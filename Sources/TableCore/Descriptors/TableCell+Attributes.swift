package import Foundation

extension TableCell {
  /// The main text without its attributes, or nil; a number, a date or an address as ``TableWords/locale`` writes it.
  public var title: String? {
    get { attribute(.title)?.shownText }
    set { self[.title] = newValue }
  }

  /// The second text without its attributes, or nil; a number, a date or an address as ``TableWords/locale`` writes it.
  public var subtitle: String? {
    get { attribute(.subtitle)?.shownText }
    set { self[.subtitle] = newValue }
  }

  /// The main text, or nil.
  public var titleText: TableText? { attribute(.title)?.shown }

  /// The second text, or nil.
  public var subtitleText: TableText? { attribute(.subtitle)?.shown }

  /// The greatest number of lines of each text; 0 for as many as it needs.
  public var lines: Int { integer(.lines) ?? 1 }

  /// The first link in the texts of the cell, or nil; a cell with a binding has none, since it is edited.
  package var link: URL? {
    guard binding == nil else { return nil }
    return attribute(.title)?.link ?? attribute(.subtitle)?.link
  }

  /// Text that a search finds beside the title, or nil.
  public var searchText: String? { attribute(.searchText)?.shownText }

  /// The friendly names of the cell.
  public var tags: [String] {
    guard flags.contains(.tagged) else { return [] }
    return switch attribute(.tag) {
    case .text(let tag)?: [tag]
    case .list(let tags)?: tags.compactMap(\.plainText)
    default: []
    }
  }

  func hasTag(_ tag: String) -> Bool { flags.contains(.tagged) && attributes.haveTag(tag) }

  /// The named values that the cell's actions receive.
  public var arguments: TableArguments { attribute(.arguments)?.values ?? TableArguments() }

  /// The named values that the cell's class receives.
  public var properties: TableArguments {
    let own = attribute(.properties)?.values
    guard let values = cellClass?.properties.values, !values.isEmpty else {
      return own ?? TableArguments()
    }
    return TableArguments(values.merging(own?.values ?? [:]) { $1 })
  }

  /// The property that the cell edits, or nil; the first if it edits several.
  public var binding: TableBinding? {
    switch attribute(.bind) {
    case .binding(let binding)?: binding
    case .bindings(let bindings)?: bindings.fields.first?.binding
    default: nil
    }
  }

  /// The accessory at the end of the row, or nil.
  public var accessory: TableAccessory? {
    switch attribute(.accessory) {
    case .accessory(let accessory)?: accessory
    case .symbol(let symbol)?: TableAccessory(symbol)
    default: nil
    }
  }

  /// The rows that this cell expands, or nil.
  public var children: TableChildren? {
    if case .children(let children)? = attribute(.children) { children } else { nil }
  }

  /// The picture at the start of the row, or nil.
  public var image: TableImage? {
    switch attribute(.image) {
    case .image(let image)?: image
    case .text(let name)?: TableImage(.named(name))
    case .url(let url)?: TableImage(.remote(url))
    default: nil
    }
  }

  /// The class that makes the row's elements, or nil for the stock one.
  public var cellClass: TableCellClass? {
    if case .cellClass(let cellClass)? = attribute(.cellClass) { cellClass } else { nil }
  }

  /// The reach of dragging the row.
  public var moves: Moves {
    switch attribute(.moveable) {
    case .flag(true)?: .anywhere
    case .symbol(.withinSection)?: .withinSection
    default: .not
    }
  }

  /// The reach of dragging a row.
  public enum Moves: Sendable {
    /// The row cannot be dragged.
    case not
    /// To another place in its section.
    case withinSection
    /// To any section.
    case anywhere
  }

  /// The editing that edit mode and a swipe offer: `.delete`, `.insert` or `.off`.
  public var editingStyle: TableSymbol {
    if case .symbol(let style)? = attribute(.editingStyle) { return style }
    return attribute(.deleteAction) == nil ? .off : .delete
  }

  /// Indicates whether a search looks at the cell.
  public var isSearchable: Bool { !flags.contains(.unsearchable) }

  /// Indicates whether the cell is described as hidden.
  public var isMasked: Bool { flags.contains(.masked) }

  package func rowActions(_ key: Key.Known) -> [TableRowAction] {
    if case .rowActions(let list)? = attribute(key) { list.actions } else { [] }
  }

  package func action(_ key: Key.Known) -> TableAction? {
    if case .action(let action)? = attribute(key) { action } else { nil }
  }

  package func symbol(_ key: Key.Known) -> TableSymbol? {
    if case .symbol(let symbol)? = attribute(key) { symbol } else { nil }
  }

  /// True if the values of the row are secret: neither shown nor saved.
  package var isSecret: Bool { flag(.secret) == true }

  package func flag(_ key: Key.Known) -> Bool? {
    if case .flag(let flag)? = attribute(key) { flag } else { nil }
  }

  package func integer(_ key: Key.Known) -> Int? {
    if case .integer(let integer)? = attribute(key) { integer } else { nil }
  }

  package func text(_ key: Key.Known) -> String? { attribute(key)?.shownText }

  /// Returns the value of type `Value` under `key`, or nil if there is none or it is of another
  /// type.
  ///
  /// Setting a value replaces any other under the key, and setting nil removes it.
  public subscript<Value>(_ key: Key, as type: Value.Type = Value.self) -> Value? {
    get { value(under: key)?.value(as: Value.self) }
    set {
      remove(key)
      if let newValue { set(CellAttribute(anyValue: newValue), for: key) }
    }
  }
}

extension CellAttribute {
  var plainText: String? {
    switch self {
    case .text(let text): text
    case .richText(let text): String(text.characters)
    default: nil
    }
  }

  /// The first address that a text leads to, or nil.
  var link: URL? {
    switch self {
    case .richText, .url: shown?.link
    default: nil
    }
  }

  package var values: TableArguments? { if case .values(let values) = self { values } else { nil } }

  /// The value as the user gave it.
  var plainValue: Any {
    switch self {
    case .text(let value): value
    case .richText(let value): value
    case .integer(let value): value
    case .number(let value): value
    case .decimal(let value): value
    case .flag(let value): value
    case .date(let value): value
    case .url(let value): value
    case .symbol(let value): value
    case .id(let value): value
    case .action(let value): value
    case .accessory(let value): value
    case .children(let value): value
    case .binding(let value): value
    case .bindings(let value): value
    case .handlers(let value): value
    case .validation(let value): value
    case .image(let value): value
    case .values(let value): value
    case .cellClass(let value): value
    case .rowActions(let value): value
    case .list(let values): values.map(\.plainValue)
    case .other(let value): value
    }
  }
}
