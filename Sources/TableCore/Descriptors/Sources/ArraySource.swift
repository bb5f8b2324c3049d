/// A source over an array: set ``items``, and the tables that show it change by the difference.
///
/// ```swift
/// let people = ArraySource(Person.all) { person in [.title: person.name] }
/// …
/// Section("People", source: people)
/// …
/// people.items.removeLast()
/// ```
@MainActor public final class ArraySource<Item>: RowSource {
  /// The items, one for each row.
  public var items: [Item] { didSet { didChange() } }
  private let provide: ([Item]) -> any RowProvider

  /// Creates a source of one row for each item, made when it is shown.
  ///
  /// - Parameters:
  ///   - items: the items.
  ///   - searchText: the text that a search looks at; without it each row is made to be searched.
  ///   - cell: makes the row of an item.
  public init(
    _ items: [Item] = [], searchText: (@MainActor (Item) -> String)? = nil,
    cell: @escaping @MainActor (Item) -> TableCell
  ) where Item: Identifiable & Equatable {
    self.items = items
    provide = {
      ItemRows($0, identity: { $0.id }, searchText: searchText) { item, _ in cell(item) }
    }
  }

  /// Creates a source of one row for each item, made by a method when it is shown.
  public init<Target: ActionTarget>(
    _ items: [Item] = [], searchText: (@MainActor (Item) -> String)? = nil,
    cell: @escaping @MainActor (Target) -> @MainActor (Item) -> TableCell
  ) where Item: Identifiable & Equatable {
    self.items = items
    provide = {
      ItemRows($0, identity: { $0.id }, searchText: searchText) { item, context in
        try cell(context.target())(item)
      }
    }
  }

  /// Creates a source whose rows are told apart by the value at a key path.
  public init<Identity: Hashable>(
    _ items: [Item] = [], id: KeyPath<Item, Identity>,
    searchText: (@MainActor (Item) -> String)? = nil,
    cell: @escaping @MainActor (Item) -> TableCell
  ) where Item: Equatable {
    self.items = items
    provide = {
      ItemRows($0, identity: { $0[keyPath: id] }, searchText: searchText) { item, _ in cell(item) }
    }
  }

  /// Creates a source whose rows are told apart by one value of their items, and drawn again if
  /// another value has changed.
  ///
  /// ```swift
  /// ArraySource(files, id: \.path, content: \.size) { [.title: $0.path, .subtitle: "\($0.size)"] }
  /// ```
  public init<Identity: Hashable, Content: Equatable>(
    _ items: [Item] = [], id: KeyPath<Item, Identity>, content: KeyPath<Item, Content>,
    searchText: (@MainActor (Item) -> String)? = nil,
    cell: @escaping @MainActor (Item) -> TableCell
  ) {
    self.items = items
    provide = { items in
      let described = items.map { DescribedItem(item: $0, content: $0[keyPath: content]) }
      let text = searchText.map { text in
        { @MainActor (described: DescribedItem<Item, Content>) in text(described.item) }
      }
      return ItemRows(described, identity: { $0.item[keyPath: id] }, searchText: text) {
        described, _ in cell(described.item)
      }
    }
  }

  public override var rows: TableSection {
    TableSection(nil, id: nil, footer: nil, rows: .provider(provide(items)))
  }
}

/// An item with the value that decides whether its row is drawn again.
private struct DescribedItem<Item, Content: Equatable>: Equatable {
  let item: Item
  let content: Content

  static func == (a: Self, b: Self) -> Bool { a.content == b.content }
}
