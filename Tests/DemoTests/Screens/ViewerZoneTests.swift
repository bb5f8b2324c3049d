import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

@testable import DemoScreens

/// A server shows each window in the time zone of who sees it, and so do its demos.
@MainActor struct ViewerZoneTests {
  /// Noon of New Year's Day 2026, UTC, for a setup without a time zone of its own.
  private var setup: DemoSetup {
    var setup = DemoSetup.sample(in: TemporaryFolder.nowhere)
    setup.timeZone = nil
    return setup
  }

  private func within<Result>(
    _ zone: String, _ body: @MainActor () async throws -> Result
  ) async throws -> Result {
    let environment = TableEnvironment(timeZone: try #require(TimeZone(identifier: zone)))
    environment.words.locale = Locale(identifier: "en_GB")
    return try await TableEnvironment.$current.withValue(environment) { try await body() }
  }

  @Test(arguments: [("Asia/Tokyo", "21:00"), ("America/New_York", " 7:00")])
  func `letters are as old as in the window`(_ zone: String, _ time: String) async throws {
    let letter = try #require(Letter.latest(before: setup.now()).first)
    let words = try await within(zone) { Mailbox(setup).time(of: letter) }
    #expect(words.contains(time), "\(words)")
  }

  @Test(arguments: ["Asia/Tokyo", "America/New_York", "Asia/Kathmandu"])
  func `what begins at nine does so in the window`(_ zone: String) async throws {
    // A server makes the screens of a window before its page has said where it is.
    let (applicant, expense) = (Applicant(now: setup.now()), Expense(now: setup.now()))
    let (start, time) = try await within(zone) { (applicant.start, expense.time) }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    for date in [start, time] {
      let parts = calendar.dateComponents([.hour, .minute], from: date)
      #expect(parts.hour == 9 && parts.minute == 0)
    }
  }

  @Test func `a refresh was in the window's zone, and a birthday is on its day`() async throws {
    try await within("Asia/Tokyo") {
      let inbox = try #require(Demo.screen(named: "mail", setup) as? TableScreen)
      #expect(inbox.tableClock.timeZone.identifier == "Asia/Tokyo")
      let applicant = Applicant(now: setup.now())
      // Midnight there is the day before in UTC.
      applicant.birthday = Date(timeIntervalSince1970: 631_119_600)
      let table = try await HeadlessHost.show(SignUpSummaryScreen(applicant))
      #expect(table.frame(columns: 60, rows: 20).contains("1990-01-01"))
    }
  }
}
