/// A source over an array whose items stand in sections by a key.
///
/// ```swift
/// let people = KeyedSource(Person.all, by: { $0.city }) { person in [.title: person.name] }
/// …
/// [Section { [.title: "Add"] }, .sections(from: people)]
/// ```
@MainActor public final class KeyedSource<Key: Hashable, Item>: SectionSource
where Item: Identifiable & Equatable {
  /// The items; the sections stand in the order of their first items.
  public var items: [Item] { didSet { didChange() } }
  /// The keys of the sections to show, in order, even of those without items; nil for the keys that the items have.
  public var keys: [Key]? { didSet { didChange() } }
  private let key: @MainActor (Item) -> Key
  private let title: (@MainActor (Key) -> String?)?
  private let searchText: (@MainActor (Item) -> String)?
  private let cell: @MainActor (Item, TableActionContext) throws -> TableCell

  /// Creates a source of one row for each item, made when it is shown.
  ///
  /// - Parameters:
  ///   - items: the items.
  ///   - key: returns the key of an item's section.
  ///   - title: the title of a section; without it the key in words, and none for a key of nil.
  ///   - searchText: the text that a search looks at; without it each row is made to be searched.
  ///   - cell: makes the row of an item.
  public init(
    _ items: [Item] = [], by key: @escaping @MainActor (Item) -> Key,
    title: (@MainActor (Key) -> String?)? = nil,
    searchText: (@MainActor (Item) -> String)? = nil,
    cell: @escaping @MainActor (Item) -> TableCell
  ) {
    self.items = items
    self.key = key
    self.title = title
    self.searchText = searchText
    self.cell = { item, _ in cell(item) }
  }

  /// Creates a source of one row for each item, made by a method when it is shown.
  public init<Target: ActionTarget>(
    _ items: [Item] = [], by key: @escaping @MainActor (Item) -> Key,
    title: (@MainActor (Key) -> String?)? = nil,
    searchText: (@MainActor (Item) -> String)? = nil,
    cell: @escaping @MainActor (Target) -> @MainActor (Item) -> TableCell
  ) {
    self.items = items
    self.key = key
    self.title = title
    self.searchText = searchText
    self.cell = { item, context in try cell(context.target())(item) }
  }

  public override var sections: [TableSection] {
    var groups = (keys ?? []).map { (key: $0, items: [Item]()) }
    var places: [Key: Int] = [:]
    for (place, group) in groups.enumerated() where places[group.key] == nil {
      places[group.key] = place
    }
    // No look-up finds a key that does not equal itself, as a number that is none; items of such keys share a section.
    var unequal = groups.firstIndex { $0.key != $0.key }
    for item in self.items {
      let key = key(item)
      let isUnequal = key != key
      if let place = isUnequal ? unequal : places[key] {
        groups[place].items.append(item)
      } else if keys == nil {
        if isUnequal { unequal = groups.count } else { places[key] = groups.count }
        groups.append((key, [item]))
      }
    }
    return groups.map { key, own in
      // A key that was given twice has its items in both places.
      let items = places[key].map { groups[$0].items } ?? own
      let rows = ItemRows(items, identity: { $0.id }, searchText: searchText, cell: cell)
      // A section without an id pairs by its title.
      let id = key == key ? TableCell.ID(key) : nil
      return TableSection(
        title.map { $0(key) } ?? Self.words(for: key), id: id, footer: nil, rows: .provider(rows))
    }
  }

  /// Returns a key in words; of an optional one those of its value, or nil.
  private static func words(for key: Key) -> String? {
    let mirror = Mirror(reflecting: key)
    guard mirror.displayStyle == .optional else { return "\(key)" }
    return mirror.children.first.map { "\($0.value)" }
  }
}
