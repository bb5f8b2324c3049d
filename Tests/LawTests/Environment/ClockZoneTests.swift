import Foundation
import TableScreen
import TestSupport
import Testing

/// A clock without a time zone of its own follows the person.
@MainActor @Suite struct ClockZoneTests {
  @Test func `times are written in the zone of the window, which may be known later`() throws {
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    var clock = TableClock()
    #expect(clock.timeZone == .current)
    let environment = TableEnvironment(timeZone: zone)
    TableEnvironment.$current.withValue(environment) { #expect(clock.timeZone == zone) }
    clock.timeZone = .gmt
    TableEnvironment.$current.withValue(environment) { #expect(clock.timeZone == .gmt) }
    #expect(TableClock(timeZone: zone).timeZone == zone)
  }
}
