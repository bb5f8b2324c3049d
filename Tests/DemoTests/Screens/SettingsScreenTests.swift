import TableScreen
import TableScreenTesting
import Testing

@testable import DemoScreens

/// The form.
@MainActor struct SettingsScreenTests {
  let preferences = Preferences()

  @Test func `a switch sets its property, and the list below it comes and goes`() async throws {
    let table = try await HeadlessHost.show(SettingsScreen(preferences))
    #expect(table.titles(in: 2) == ["Bank", "Calendar", "Mail", "Games", "News"])
    try await table.toggle("Notifications")
    #expect(!preferences.notifies)
    #expect(table.titles(in: 2) == ["Nobody"])
    try await table.toggle("Notifications")
    try await table.expand("Notifications")
    #expect(table.titles(in: 1) == ["Notifications", "Sounds", "Counts on icons"])
    try await table.toggle("Sounds")
    #expect(preferences.playsSounds)
  }

  @Test func `every word of the framework has a German one`() {
    let pairs = zip(
      Mirror(reflecting: TableWords()).children, Mirror(reflecting: TableWords.german).children)
    var count = 0
    for (english, german) in pairs where english.label != "escapeKey" {
      guard let old = english.value as? String, let new = german.value as? String else { continue }
      count += 1
      #expect(old != new, "\(english.label ?? "")")
    }
    #expect(count > 25)
    for button in TableBarButton.System.allCases
    where ![.flexibleSpace, .fixedSpace].contains(button) {
      #expect(
        TableWords.german.name(of: button) != TableWords().name(of: button) || button == .pause)
    }
    for color in TableColor.named { #expect(TableWords.german.colors[color] != nil) }
    for fault in TableStoreFault.allCases {
      #expect(TableWords.german.text(of: fault) != TableWords().text(of: fault))
      #expect(TableWords.german.unsavedText(of: fault) != TableWords().unsavedText(of: fault))
    }
    #expect(TableWords.german.typeBetween("1", "9") == "Gib eine Zahl von 1 bis 9 ein")
  }

  @Test func `the list sorts itself by moving rows`() async throws {
    let table = try await HeadlessHost.show(SettingsScreen(preferences))
    try await table.toggle("Games")
    #expect(table.titles(in: 2) == ["Bank", "Calendar", "Games", "Mail", "News"])
    try await table.toggle("Bank")
    #expect(table.titles(in: 2) == ["Calendar", "Games", "Mail", "Bank", "News"])
    let changes = table.changes.map(\.structure)
    #expect(changes.allSatisfy { $0.deletedRows.isEmpty && $0.insertedRows.isEmpty })
    #expect(changes.count { $0.movedRows.count == 1 } == 2)
  }

  @Test func `a search goes through fields, children and the list`() async throws {
    let table = try await HeadlessHost.show(SettingsScreen(preferences))
    try await table.toggle("Show advanced settings")
    try await table.expand("Notifications")
    try await table.search("so")
    #expect(table.titles == ["Notifications", "Sounds"])
    try await table.toggle("Sounds")
    #expect(preferences.playsSounds)
    try await table.search("se")
    #expect(table.titles == ["Show advanced settings", "Server"])
    try await table.toggle("Show advanced settings")
    #expect(table.titles == ["Show advanced settings"])
    try await table.search("ne")
    #expect(table.titles == ["News"])
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
    #expect(table.titles(in: 5) == ["Show advanced settings"])
    try await table.toggle("Show advanced settings")
    #expect(table.titles(in: 5) == ["Show advanced settings", "Server", "Port", "Log requests"])
    try await table.type("example.com", into: "Server")
    #expect(table.titles(in: 5).contains("Server"), "an update leaves the masks alone")
    try await table.toggle("Show advanced settings")
    #expect(table.titles(in: 5) == ["Show advanced settings"])
  }

  @Test func `the server is kept until it is saved, or taken back`() async throws {
    let table = try await HeadlessHost.show(SettingsScreen(preferences))
    try await table.toggle("Show advanced settings")
    try await table.type("example.com", into: "Server")
    #expect(preferences.server == "example.org")
    try await table.toggle("Show advanced settings")
    try await table.press("Save")
    #expect(preferences.server == "example.com", "a draft outlives its row's hiding")
    try await table.toggle("Show advanced settings")
    try await table.type("443", into: "Port")
    try await table.press("Revert")
    #expect(preferences.port == 8080)
    #expect(table.row("Port")?.controls.first?.value == .integer(8080))
  }

  @Test func `saving says what is hidden and wrong, and it stays for its row's return`()
    async throws
  {
    let table = try await HeadlessHost.show(SettingsScreen(preferences))
    try await table.toggle("Show advanced settings")
    try await table.type("many", into: "Port")
    try await table.type("example.com", into: "Server")
    try await table.toggle("Show advanced settings")
    try await table.press("Save")
    #expect(preferences.server == "example.com")
    #expect(preferences.port == 8080)
    #expect(table.chrome.notice?.isError == true)
    #expect(table.chrome.notice?.text.contains("“Port”") == true)
    try await table.toggle("Show advanced settings")
    #expect(table.row("Port")?.controls.first?.value == .text("many"))
    #expect(table.row("Port")?.message != nil)
    try await table.type("443", into: "Port")
    try await table.press("Save")
    #expect(preferences.port == 443)
    #expect(table.chrome.notice == nil)
  }

  @Test func `a whole number that is too large or too small is told the range`() async throws {
    let table = try await HeadlessHost.show(SettingsScreen(preferences))
    try await table.toggle("Show advanced settings")
    for (typed, row, said) in [
      ("99999999999999999999", "Port", "from 1 to 65535"), ("70000", "Port", "from 1 to 65535"),
      ("-99999999999999999999", "Port", "from 1 to 65535"), ("12.5", "Port", "whole number"),
      ("99999999999999999999", "Text size", "\(Int.max) or less"),
      (" -99999999999999999999 ", "Text size", "\(Int.min) or more"),
      ("+1e3", "Text size", "whole number"), ("1e999", "Scrolling speed", "or less"),
      ("inf", "Scrolling speed", "is not a number"),
    ] {
      try await table.type(typed, into: row)
      #expect(table.row(row)?.message?.contains(said) == true, "\(typed) in \(row)")
    }
    #expect(preferences.textSize == 14 && preferences.speed == 1.5)
    let error = await #expect(throws: TableFormError.self) {
      try await table.screen?.commitForm()
    }
    #expect(error?.problems.first?.message.contains("whole number") == true)
  }

  @Test func `whoever comes back finds the language that was chosen`() {
    let words = TableWords.current
    defer { TableWords.current = words }
    TableWords.current = .german
    #expect(Preferences().isGerman)
    TableWords.current = TableWords()
    #expect(!Preferences().isGerman)
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
    #expect(table.layout.content(ofSection: 3).footer == "Applies to every list.")
    #expect(table.chrome.style == .grouped)
  }
}
