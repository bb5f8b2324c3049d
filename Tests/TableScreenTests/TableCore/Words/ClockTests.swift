import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// A screen can be given its own clock.
@MainActor struct ClockTests {
  @Test func `a refresh says the time of the screen's clock`() async throws {
    let screen = ZonesScreen()
    screen.tableClock = TableClock(timeZone: .gmt, locale: Locale(identifier: "de_DE")) {
      Date(timeIntervalSince1970: 52_320)
    }
    let table = try await HeadlessHost.show(screen)
    try await table.refresh()
    #expect(table.chrome.refresh?.text == "Last updated at 14:32")
    screen.tableClock.timeZone = try #require(TimeZone(secondsFromGMT: 3_600))
    #expect(table.chrome.refresh?.text == "Last updated at 15:32")
    screen.startRefreshing()
    screen.tableClock.now = { Date(timeIntervalSince1970: 0) }
    screen.endRefreshing()
    #expect(table.chrome.refresh?.updated == "Last updated at 1:00")
  }
}
