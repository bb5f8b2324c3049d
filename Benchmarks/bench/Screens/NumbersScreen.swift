#if os(macOS) || os(Linux)
import TableScreen

/// A screen of as many rows as asked for, from a `map`.
class NumbersScreen: TableScreen {
  var numbers: [Number]

  struct Number: Identifiable, Equatable {
    let id: Int
    var title: String
  }

  init(_ count: Int) {
    numbers = (0..<count).map { Number(id: $0, title: "Title of row \($0)") }
    super.init()
  }

  override class var settings: Settings { [.title("Numbers"), .searchable()] }

  override var tableData: [Section] { [Section("Numbers", cells: numbers.map(Self.cell))] }

  static func cell(_ number: Number) -> Cell {
    [.id: number.id, .title: number.title, .subtitle: "row"]
  }
}

/// The same rows, made from items when they are shown.
final class ItemsScreen: TableScreen {
  var numbers: [NumbersScreen.Number]

  init(_ count: Int) {
    numbers = NumbersScreen(count).numbers
    super.init()
  }

  override class var settings: Settings { [.searchable()] }

  override var tableData: [Section] {
    [Section("Numbers", items: numbers, searchText: { $0.title }, cell: NumbersScreen.cell)]
  }
}

/// The same rows, written in a loop of a builder.
final class BuiltScreen: NumbersScreen {
  override var tableData: [Section] {
    [Section("Numbers") { for number in numbers { Self.cell(number) } }]
  }
}
#endif
