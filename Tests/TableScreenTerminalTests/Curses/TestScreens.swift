#if os(macOS) || os(Linux)
import TableScreen

/// Cities with something to do to each.
@MainActor final class CityScreen: TableScreen {
  override class var settings: Settings {
    [.title("Cities"), .searchable(), .indexable(), .refreshable(), .longPressable()]
  }

  var cities = ["Athens", "Berlin", "Cairo", "Delhi"]
  var did: [String] = []

  override var tableData: [Section] {
    [
      Section("Near", cells: cities.prefix(2).map { cell($0) }),
      Section("Far", cells: cities.dropFirst(2).map { cell($0) }),
    ]
  }

  private func cell(_ city: String) -> Cell {
    [
      .title: city, .action: .perform(CityScreen.visit, city), .accessory: .disclosure,
      .longPressAction: .perform(CityScreen.look, city), .editingStyle: .delete,
      .deleteAction: .perform(CityScreen.remove, city), .moveable: .withinSection,
    ]
  }

  func visit(_ city: String) {
    did.append("visit \(city)")
    open(PlaceScreen(city))
  }

  func look(_ city: String) { did.append("look \(city)") }

  func add() { did.append("add") }

  func remove(_ city: String) {
    guard let place = cities.firstIndex(of: city) else { return }
    cities.remove(at: place)
    registerUndo("Deleted \(city)") { [weak self] in
      self?.cities.insert(city, at: place)
      self?.updateTableData()
    }
  }

  override func onRefresh() async throws { did.append("refresh") }
}

/// Cities whose deletion nobody can undo.
@MainActor final class LostScreen: TableScreen {
  override class var settings: Settings { [.title("Lost")] }
  override var tableData: [Section] {
    [Section("Near", cells: ["Athens", "Berlin"].map { [.title: $0, .editingStyle: .delete] })]
  }
}

/// A place, with nothing to do.
@MainActor final class PlaceScreen: TableScreen {
  private let place: String

  init(_ place: String) {
    self.place = place
    super.init()
  }

  override var title: String { place }
  override var tableData: [Section] { [Section { [.title: "Sunny", .subtitle: "Today"] }] }
}

/// A form.
@MainActor final class FormScreen: TableScreen {
  final class Person {
    var name = "Ada"
    var age = 36
    var isAway = false
  }

  override class var settings: Settings { [.title("Form"), .style(.grouped)] }

  let person = Person()

  override var tableData: [Section] {
    [
      Section {
        [.title: "Name", .bind: .to(person, \.name)]
        [.title: "Age", .bind: .to(person, \.age)]
        [.title: "Away", .accessory: .switch(person, \.isAway)]
        [.title: "More", .children: .cells(expanded: false) { [.title: "Inside"] }]
      }
    ]
  }
}

/// Rows without end, which count how often they are made.
@MainActor final class LongScreen: TableScreen {
  private let count: Int
  var made = 0

  init(_ count: Int) {
    self.count = count
    super.init()
  }

  override var title: String { "Long" }
  override var tableData: [Section] { [Section("Rows", count: count, cell: LongScreen.row)] }

  func row(_ index: Int) -> Cell {
    made += 1
    return [.title: "Row \(index)"]
  }
}

/// Rows with some titles, again and again.
@MainActor final class TitlesScreen: TableScreen {
  private let titles: [String]

  init(_ titles: [String], times: Int) {
    self.titles = Array(repeatElement(titles, count: times).joined())
    super.init()
  }

  override var title: String { "Titles" }
  override var tableData: [Section] {
    [Section(cells: titles.map { [.title: $0] })]
  }
}

/// One row with a text from outside.
@MainActor final class OutsideScreen: TableScreen {
  private let text: String

  init(_ text: String) {
    self.text = text
    super.init()
  }

  override var title: String { text }
  override var tableData: [Section] {
    [
      Section(text, footer: text) {
        [.title: text, .subtitle: text, .action: .perform(OutsideScreen.fail)]
      }
    ]
  }

  func fail() throws { throw Failure(text: text) }

  struct Failure: Error, CustomStringConvertible {
    let text: String
    var description: String { text }
  }
}

/// Rows that a search can be limited to a part of.
@MainActor final class ScopeScreen: TableScreen {
  override class var settings: Settings {
    [.title("Scopes"), .searchable(scopes: ["All", "Fruit"])]
  }

  override var tableData: [Section] { [Section { [.title: "Apple"] }] }
}
#endif
