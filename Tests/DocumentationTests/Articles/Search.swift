// swift-format-ignore-file
// The examples of “Search”, word for word.
import TableScreen
import Testing
import TableScreenTesting

struct Town: Identifiable, Equatable, Sendable {
  let id: String
  var country: String
  static let all = [
    Town(id: "Bergen", country: "Norway"), Town(id: "Kraków", country: "Poland"),
    Town(id: "Lahti", country: "Finland"), Town(id: "Toruń", country: "Poland"),
  ]
}

class TownsScreen: TableScreen {
  override class var settings: Settings { [.searchable(placeholder: "Search towns")] }

  override var tableData: [Section] { [
    Section("Towns", items: Town.all, searchText: { "\($0.id) \($0.country)" }) { town in
      [.title: town.id]
    },
    Section("More") {
      [.title: "Add a town", .searchable: false]
      [.title: "Imprint", .searchText: "about contact"]
    },
  ] }
}

final class PrefixScreen: TableScreen {
  override class var settings: Settings { [.searchable(matching: PrefixScreen.matches)] }

  override var tableData: [Section] { [Section(cells: Town.all.map { [.title: $0.id, .subtitle: $0.country] })] }

  func matches(_ cell: Cell, _ query: String) -> Bool {
    cell.title?.lowercased().hasPrefix(query.lowercased()) ?? false
  }
}

final class ScopedScreen: TownsScreen {
  override class var settings: Settings { [.searchable(scopes: ["All", "Long names"])] }

  override func isInScope(_ cell: Cell, _ scope: Int) -> Bool {
    scope == 0 || (cell.title ?? "").count > 5
  }
}

final class RemoteScreen: TableScreen {
  override class var settings: Settings { [.searchable(debounce: .zero, remotely: RemoteScreen.find)] }

  override var tableData: [Section] { [Section { [.title: "Type the name of a town"] }] }

  func find(_ query: String) async throws -> [Section] {
    let towns = try await Server.towns(named: query)
    return [Section("Found", cells: towns.map { [.title: $0.id] })]
  }
}

enum Server {
  static func towns(named name: String) async throws -> [Town] { Town.all.filter { $0.id.contains(name) } }
}

@MainActor struct SearchExamples {
  @Test func `case and accents do not matter`() async throws {
    let table = try await HeadlessHost.show(TownsScreen())
    try await table.search("torun")
    #expect(table.titles == ["Toruń"])
    try await table.search("POLAND")
    #expect(table.titles == ["Kraków", "Toruń"])
    try await table.search("contact")
    #expect(table.titles == ["Imprint"])
    try await table.search("add")
    #expect(table.titles == [])
    try await table.endSearch()
    #expect(table.titles.count == 6)
  }

  @Test func `the app can match by itself`() async throws {
    let table = try await HeadlessHost.show(PrefixScreen())
    try await table.search("k")
    #expect(table.titles == ["Kraków"])
  }

  @Test func `a scope limits the search`() async throws {
    let table = try await HeadlessHost.show(ScopedScreen())
    try await table.search("poland")
    try await table.selectScope("Long names")
    #expect(table.titles == ["Kraków"])
  }

  @Test func `a server can find the rows`() async throws {
    let table = try await HeadlessHost.show(RemoteScreen())
    try await table.search("Berg")
    #expect(table.titles == ["Bergen"])
    try await table.endSearch()
    #expect(table.titles == ["Type the name of a town"])
  }

  @Test func `an update while searching is searched too`() async throws {
    let library = Library()
    let screen = SearchableSongs(library)
    let table = try await HeadlessHost.show(screen)
    try await table.search("a")
    #expect(screen.isSearching)
    #expect(screen.searchString == "a")

    library.songs.append(Song(id: 4, title: "Duet"))
    library.songs.append(Song(id: 5, title: "Etude in A"))
    try await table.settle()
    #expect(table.titles == ["Anthem", "Ballad", "Canon", "Etude in A"])
  }
}

final class SearchableSongs: TableScreen {
  let library: Library
  init(_ library: Library) {
    self.library = library
    super.init()
  }

  override class var settings: Settings { [.searchable()] }
  override var tableData: [Section] { [Section(items: library.songs) { [.title: $0.title] }] }
}
