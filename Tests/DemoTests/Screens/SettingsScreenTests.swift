import TableScreen
import Testing

@testable import DemoScreens

/// The form.
@MainActor struct SettingsScreenTests {
  let preferences = Preferences()

  @Test func `a switch sets its property, and a row comes and goes with it`() async throws {
    let table = try await HeadlessHost.show(SettingsScreen(preferences))
    #expect(table.titles(in: 1) == ["Notifications", "Sounds"])
    try await table.toggle("Notifications")
    #expect(!preferences.notifies)
    #expect(table.titles(in: 1) == ["Notifications"])
  }

  @Test func `fields set what they are bound to`() async throws {
    let table = try await HeadlessHost.show(SettingsScreen(preferences))
    try await table.type("Grace Hopper", into: "Name")
    try await table.type("g@example.org", into: "Email")
    try await table.type("18", into: "Text size")
    try await table.type("0.25", into: "Scrolling speed")
    #expect(preferences.name == "Grace Hopper")
    #expect(preferences.email == "g@example.org")
    #expect(preferences.textSize == 18)
    #expect(preferences.speed == 0.25)
    try await table.type("", into: "Email")
    #expect(preferences.email == nil)
  }

  @Test func `a number that is none is refused in words`() async throws {
    let table = try await HeadlessHost.show(SettingsScreen(preferences))
    try await table.type("many", into: "Text size")
    #expect(preferences.textSize == 14)
    #expect(table.row("Text size")?.message?.isEmpty == false)
    try await table.type("15", into: "Text size")
    #expect(table.row("Text size")?.message == nil)
  }

  @Test func `advanced rows show while their switch is on`() async throws {
    let table = try await HeadlessHost.show(SettingsScreen(preferences))
    #expect(table.titles(in: 3) == ["Show advanced settings"])
    try await table.toggle("Show advanced settings")
    #expect(table.titles(in: 3) == ["Show advanced settings", "Server", "Port", "Log requests"])
    try await table.type("example.com", into: "Server")
    #expect(table.titles(in: 3).contains("Server"), "an update leaves the masks alone")
    try await table.toggle("Show advanced settings")
    #expect(table.titles(in: 3) == ["Show advanced settings"])
  }

  @Test func `sizes expand, and choosing one sets the field`() async throws {
    let table = try await HeadlessHost.show(SettingsScreen(preferences))
    try await table.expand("Common sizes")
    try await table.tap("Large")
    #expect(preferences.textSize == 20)
    #expect(table.row("Large")?.accessory == .checkmark)
    #expect(table.row("Middle")?.accessory == .off)
    #expect(table.row("Text size")?.controls.first?.value == .integer(20))
    try await table.collapse("Common sizes")
    #expect(!table.titles.contains("Large"))
  }

  @Test func `sections have footers`() async throws {
    let table = try await HeadlessHost.show(SettingsScreen(preferences))
    #expect(table.layout.content(ofSection: 2).footer == "Applies to every list.")
    #expect(table.chrome.style == .grouped)
  }
}
