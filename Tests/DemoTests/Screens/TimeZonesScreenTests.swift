import Foundation
import TableScreen
import TableScreenTesting
import Testing

@testable import DemoScreens

/// Zones and their clocks.
@MainActor struct TimeZonesScreenTests {
  let setup = DemoSetup.sample(in: URL(filePath: "/nowhere"))

  @Test func `every zone of the system is there, by region`() async throws {
    let table = try await HeadlessHost.show(TimeZonesScreen(now: setup.now))
    #expect(table.layout.rowCount == TimeZone.knownTimeZoneIdentifiers.count)
    for region in ["Africa", "America", "Asia", "Europe", "Pacific"] {
      #expect(table.sectionTitles.contains(region))
    }
    #expect(table.chrome.index.map(\.title).contains("E"))
  }

  @Test(arguments: [
    ("Paris", "13:00  UTC+01:00"), ("Kathmandu", "17:45  UTC+05:45"),
    ("St Johns", "08:30  UTC-03:30"), ("Apia", "01:00  UTC+13:00"),
    ("Honolulu", "02:00  UTC-10:00"), ("GMT", "12:00  UTC+00:00"),
  ]) func `a zone tells its time and offset`(city: String, value: String) async throws {
    let table = try await HeadlessHost.show(TimeZonesScreen(now: setup.now))
    #expect(table.fact(city) == value)
  }

  @Test func `the times before 1970 are times too`() throws {
    let zone = try #require(Zone("America/New_York"))
    #expect(zone.time(at: Date(timeIntervalSince1970: -3600)) == "18:00")
    #expect(zone.time(at: Date(timeIntervalSince1970: -0.5)) == "18:59")
  }

  @Test func `refreshing reads the clock again, and only changes what shows`() async throws {
    let clock = Clock(setup.now())
    let table = try await HeadlessHost.show(TimeZonesScreen(now: { clock.now }))
    #expect(table.fact("Abidjan") == "12:00  UTC+00:00")
    table.forgetChanges()
    clock.advance(by: 60)
    try await table.refresh()
    #expect(table.fact("Abidjan") == "12:01  UTC+00:00")
    #expect(table.changes.allSatisfy { $0.insertedRows.isEmpty && $0.deletedRows.isEmpty })
  }

  @Test func `when the minute is over the times change by themselves`() async throws {
    let clock = Clock(setup.now().addingTimeInterval(59.99))
    let table = try await HeadlessHost.show(TimeZonesScreen(now: { clock.now }))
    #expect(table.fact("Abidjan") == "12:00  UTC+00:00")
    clock.advance(by: 1)
    for _ in 0..<200 where table.fact("Abidjan") != "12:01  UTC+00:00" {
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(table.fact("Abidjan") == "12:01  UTC+00:00")
  }

  @Test func `a search finds cities and regions`() async throws {
    let table = try await HeadlessHost.show(TimeZonesScreen(now: setup.now))
    try await table.search("buenos")
    #expect(table.titles == ["Buenos Aires, Argentina"])
    try await table.search("antarctica")
    #expect(table.titles.count == 12)
  }

  @Test func `a zone says when its clocks change`() async throws {
    let table = try await HeadlessHost.show(TimeZonesScreen(now: setup.now))
    try await table.tap("Paris")
    #expect(table.chrome.title == "Paris")
    #expect(table.fact("Day") == "Thursday")
    #expect(table.fact("In force") == "no")
    #expect(table.fact("Offset then") == "UTC+02:00")
  }

  @Test func `who comes back from a zone finds the time of now`() async throws {
    let clock = Clock(setup.now())
    let table = try await HeadlessHost.show(TimeZonesScreen(now: { clock.now }))
    try await table.tap("Paris")
    clock.advance(by: 60)
    try await table.back()
    #expect(table.fact("Paris") == "13:01  UTC+01:00")
  }

  @Test func `a zone beside the list tells the same time`() async throws {
    let clock = Clock(setup.now())
    let table = try await HeadlessHost.show(TimeZonesScreen(now: { clock.now }))
    try await table.resize(columns: 200)
    try await table.tap("Paris")
    #expect(table.navigator.panes.count == 2)
    clock.advance(by: 60)
    try await table.refresh()
    try await table.focusOtherPane()
    #expect(table.fact("Time") == "13:01")
  }

  @Test func `when the minute is over a zone alone tells it, too`() async throws {
    let clock = Clock(setup.now().addingTimeInterval(59.99))
    let table = try await HeadlessHost.show(TimeZonesScreen(now: { clock.now }))
    try await table.tap("Paris")
    #expect(table.fact("Time") == "13:00")
    clock.advance(by: 1)
    while table.fact("Time") != "13:01" {
      try await table.settle()
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  /// A clock that is put forward by hand.
  private final class Clock: @unchecked Sendable {
    private let lock = NSLock()
    private var date: Date
    init(_ date: Date) { self.date = date }
    var now: Date { lock.withLock { date } }
    func advance(by seconds: Double) { lock.withLock { date += seconds } }
  }
}
