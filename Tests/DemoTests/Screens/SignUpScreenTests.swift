import Foundation
import TableScreen
import TableScreenTesting
import Testing

@testable import DemoScreens

/// The form of the walking club.
@MainActor struct SignUpScreenTests {
  private func show() async throws -> (SignUpScreen, HeadlessHost) {
    let screen = SignUpScreen(.sample(in: URL(filePath: "/nowhere")))
    return (screen, try await HeadlessHost.show(screen))
  }

  private func fill(_ table: HeadlessHost) async throws {
    try await table.type("Ada", into: "Name *")
    try await table.type("ada@example.org", into: "Email *")
    try await table.type("analytical", into: "Password *")
    try await table.type("1990-12-10", into: "Birthday *")
    try await table.tap("Country *")
    try await table.tap("United Kingdom")
    try await table.toggle("I agree *")
  }

  @Test func `nothing is wrong before the form is sent, and then each row says it`() async throws {
    let (_, table) = try await show()
    #expect(table.row("Name *")?.message == nil)
    #expect(table.chrome.isForm)
    try await table.submit()
    #expect(table.focusedTitle == "Name *")
    try await table.tap("Join")
    #expect(table.chrome.title == "Join the walking club")
    #expect(table.chrome.notice?.text == "6 fields need another look")
    #expect(table.row("Name *")?.message == "Type your name")
    #expect(table.row("Country *")?.message == "Choose where you live")
    try await table.type("Ada", into: "Name *")
    #expect(table.row("Name *")?.message == nil)
    try await table.type("nobody", into: "Email *")
    #expect(table.row("Email *")?.message?.contains("ada@example.org") == true)
  }

  @Test func `the club is asked whether an address is free`() async throws {
    let (_, table) = try await show()
    try await fill(table)
    try await table.type("eve@example.org", into: "Email *")
    #expect(table.row("Email *")?.message == nil)
    try await table.tap("Join")
    #expect(table.row("Email *")?.message?.hasPrefix("Eve is a member") == true)
    try await table.type("ada@example.org", into: "Email *")
    try await table.tap("Join")
    #expect(table.chrome.title == "Welcome")
  }

  @Test func `a form that is right leads to the summary`() async throws {
    let (screen, table) = try await show()
    #expect(table.titles.first == "0 of 6 answers")
    try await fill(table)
    #expect(table.titles.first == "6 of 6 answers")
    try await table.tap("Days")
    try await table.tap("Sunday")
    try await table.back()
    try await table.set(.number(3), of: "Guests")
    try await table.set(.choice("fast"), of: "Pace")
    try await table.tap("Join")
    #expect(table.chrome.title == "Welcome")
    #expect(screen.applicant.days == ["sat", "sun"])
    let frame = table.frame(columns: 60, rows: 30)
    for text in ["Ada", "1990-12-10", "United Kingdom", "Fast", "Saturday, Sunday", "12 km"] {
      #expect(frame.contains(text), "\(text)")
    }
  }

  @Test func `who leaves with answers that were not sent is asked what is to become of them`()
    async throws
  {
    let root = TableScreen()
    let table = try await HeadlessHost.show(root)
    let screen = SignUpScreen(.sample(in: URL(filePath: "/nowhere")))
    root.open(screen)
    try await table.settle()
    try await table.back()
    #expect(table.visibleScreen === root)
    root.open(screen)
    try await table.settle()
    try await table.type("Ada", into: "Name *")
    #expect(screen.applicant.name == "")
    #expect(table.titles.first == "1 of 6 answers")
    try await table.back()
    #expect(table.chrome.title == TableWords.current.unsavedTitle)
    try await table.tap(TableWords.current.stay)
    #expect(table.row("Name *")?.controls.first?.value == .text("Ada"))
    #expect(try await !table.closeWindow())
    try await table.tap(TableWords.current.stay)
    try await fill(table)
    try await table.tap("Join")
    try await table.back()
    try await table.back()
    #expect(table.visibleScreen === root)
  }

  @Test func `a child is too young, which is said at once`() async throws {
    let (screen, table) = try await show()
    try await table.type("2020-01-01", into: "Birthday *")
    #expect(table.row("Birthday *")?.message == "Walkers are 16 or older")
    #expect(screen.applicant.birthday == nil)
  }

  @Test func `the catalog shows every cell, and each can be used`() async throws {
    let screen = CellsScreen(.sample(in: URL(filePath: "/nowhere")))
    let table = try await HeadlessHost.show(screen)
    try await table.tap("Button")
    try await table.set(.null, of: "Buttons", control: "Ten")
    try await table.set(.null, of: "Empty")
    #expect(screen.samples.presses == 12)
    try await table.press(in: "Counter")
    #expect(screen.samples.presses == 0)
    try await table.set(.number(2.5), of: "Slider")
    #expect(table.row("Progress")?.elements.contains(.progress(0.25)) == true)
    try await table.expand("Disclosure")
    #expect(table.titles.contains("Another"))
    for columns in [40, 80, 120] {
      for line in table.frame(columns: columns, rows: 80).split(separator: "\n") {
        #expect(line.count <= columns)
      }
    }
  }
}
