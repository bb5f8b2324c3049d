import Foundation
import Observation
import TableScreen
import TableScreenCells
import TableScreenTesting
import TestSupport
import Testing

/// Windows of several people in one program: each shows its own words and times, whoever made what it shows.
@MainActor struct EnvironmentTests {
  @Test func `two people, two languages, one store`() async throws {
    let store = Store()
    let (english, german) = (
      try await window("en_GB", "Europe/London", of: store),
      try await window("de_DE", "Asia/Tokyo", of: store)
    )
    defer { for each in [english, german] { each.close() } }
    // What one person does, with waits in between, shows to the other in the other's words.
    try await english.tap("Add")
    try await german.settle()
    try await english.settle()
    #expect(store.dates.count == 1)
    let first = try #require(store.dates.first)
    #expect(english.titles == ["Add", shown(first, "en_GB", "Europe/London"), "1.5", "Back"])
    #expect(german.titles == ["Add", shown(first, "de_DE", "Asia/Tokyo"), "1,5", "Zurück"])
    try await german.tap("Add")
    try await english.settle()
    try await german.settle()
    #expect(english.titles.suffix(2) == ["2.5", "Back"])
    #expect(german.titles.suffix(2) == ["2,5", "Zurück"])
    // The words around the rows, too, and what the framework says by itself.
    #expect(english.chrome.title == "2 of Back" && german.chrome.title == "2 of Zurück")
    try await english.search("nowhere")
    #expect(english.frame().contains("No results"))
    try await german.search("nirgends")
    #expect(german.frame().contains("Nichts gefunden"))
    #expect(TableWords.current.back == "Back" && TableEnvironment.current == nil)
  }

  @Test func `an action that waits goes on in the words of its own window`() async throws {
    let store = Store()
    let german = try await window("de_DE", "Asia/Tokyo", of: store)
    defer { german.close() }
    try await german.tap("Add")
    let screen = try #require(german.screen as? StoreScreen)
    #expect(screen.saidAfterWaiting == "Zurück")
  }

  @Test func `a day is typed and read in the time zone of the window`() async throws {
    let person = Person()
    let tokyo = try await window("en_GB", "Asia/Tokyo") { PersonScreen(person) }
    let london = try await window("en_GB", "Europe/London") { PersonScreen(person) }
    defer { for each in [tokyo, london] { each.close() } }
    try await tokyo.type("2026-02-01", into: "Born")
    try await tokyo.settle()
    try await london.settle()
    // Midnight in Tokyo is the afternoon before in London.
    #expect(person.born == Date(timeIntervalSince1970: 1_769_871_600))
    #expect(tokyo.frame().contains("2026-02-01"))
    #expect(london.frame().contains("2026-01-31"))
  }

  @Test func `the time since which a server is gone is that of the window`() throws {
    let since = Date(timeIntervalSince1970: 1_769_902_200)
    for zone in try ["Asia/Tokyo", "Europe/London"].map({ try #require(TimeZone(identifier: $0)) })
    {
      let said = TableEnvironment.within(TableEnvironment(timeZone: zone)) {
        ServerGone(storeFaultTime: since).errorDescription
      }
      let words = TableWords()
      #expect(said == words.unreachableSince(words.time(of: since, in: zone)))
    }
  }

  @Test func `pictures that one window loads are in no other window's cache`() throws {
    let (one, other) = (TableEnvironment(), TableEnvironment())
    let url = try #require(URL(string: "https://example.org/a.png"))
    TableEnvironment.within(one) {
      TableImages.loader = NoImages()
      TableImages.cache.insert(Data([1]), for: url)
    }
    TableEnvironment.within(other) { #expect(TableImages.cache.data(for: url) == nil) }
    #expect(TableImages.cache.data(for: url) == nil)
    TableEnvironment.within(one) { #expect(TableImages.cache.data(for: url) == Data([1])) }
    #expect(!(TableImages.loader is NoImages))
  }

  /// Random steps of many windows of one store, interleaved: each always shows what a fresh one in its language shows.
  @Test(arguments: (1...4).map { Seed.value + $0 })
  func `windows never show each other's words`(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let store = Store()
    let places = [("en_GB", "Europe/London"), ("de_DE", "Europe/Berlin"), ("de_DE", "Asia/Tokyo")]
    var windows: [HeadlessHost] = []
    for (locale, zone) in places { windows.append(try await window(locale, zone, of: store)) }
    for _ in 0..<Effort.rounds(12) {
      let number = Int.random(in: 0..<windows.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: try await windows[number].tap("Add")
      case 1: store.add()
      default:
        windows[number].screen?.send(
          .tap(windows[number].screen?.layout.row(at: TablePath(0, 0))?.id ?? NodeID(0)))
      }
      for window in windows { try await window.settle() }
      for (window, (locale, zone)) in zip(windows, places) {
        let fresh = try await self.window(locale, zone, of: store)
        #expect(window.titles == fresh.titles, "seed \(seed), \(locale)")
        #expect(window.frame() == fresh.frame(), "seed \(seed), \(locale)")
        fresh.close()
      }
    }
    for window in windows { window.close() }
  }

  private func window(_ locale: String, _ zone: String, of store: Store) async throws
    -> HeadlessHost
  {
    try await window(locale, zone) { StoreScreen(store) }
  }

  /// How a moment shows in a row.
  private func shown(_ date: Date, _ locale: String, _ zone: String) -> String {
    date.formatted(
      Date.FormatStyle(
        date: .abbreviated, time: .shortened, locale: Locale(identifier: locale),
        timeZone: TimeZone(identifier: zone) ?? .gmt))
  }

  private func window(
    _ locale: String, _ zone: String, _ make: @MainActor () -> TableScreen
  ) async throws -> HeadlessHost {
    let environment = TableEnvironment(timeZone: try #require(TimeZone(identifier: zone)))
    environment.words.locale = Locale(identifier: locale)
    if locale.hasPrefix("de") {
      environment.words.back = "Zurück"
      environment.words.noResults = "Nichts gefunden"
    }
    return try await TableEnvironment.$current.withValue(environment) {
      try await HeadlessHost.show(make())
    }
  }
}

/// What all windows show.
@MainActor @Observable private final class Store {
  private(set) var dates: [Date] = []

  func add() { dates.append(Date(timeIntervalSince1970: 1_769_902_200 + Double(dates.count) * 60)) }
}

private final class StoreScreen: TableScreen {
  let store: Store
  private(set) var saidAfterWaiting = ""

  init(_ store: Store) {
    self.store = store
    super.init()
  }

  override class var settings: Settings { [.searchable()] }
  override var title: String { "\(store.dates.count) of \(TableWords.current.back)" }

  override var tableData: [Section] {
    [
      Section {
        [.title: "Add", .action: .perform(StoreScreen.add)]
        if let last = store.dates.last {
          [.title: last]
          [.title: Double(store.dates.count) + 0.5]
          [.title: TableWords.current.back]
        }
      }
    ]
  }

  func add() async throws {
    try await Task.sleep(for: .milliseconds(2))
    store.add()
    await Task.yield()
    saidAfterWaiting = TableWords.current.back
  }
}

@MainActor @Observable private final class Person {
  /// Midnight in Tokyo; a day that is typed keeps the time.
  var born = Date(timeIntervalSince1970: -32_400)
}

private final class PersonScreen: TableScreen {
  let person: Person

  init(_ person: Person) {
    self.person = person
    super.init()
  }

  override var tableData: [Section] {
    [Section { [.title: "Born", .bind: .to(person, \.born), .cellClass: .of(.date(.day))] }]
  }
}

private struct ServerGone: TableStoreError {
  var storeFault: TableStoreFault { .unreachable }
  let storeFaultTime: Date?
}

private struct NoImages: TableImageLoader {
  func data(from url: URL, limits: TableImageLimits) async throws -> Data { Data() }
}
