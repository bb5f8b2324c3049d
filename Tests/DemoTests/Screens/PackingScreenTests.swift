import DemoScreens
import TableScreen
import TableScreenTesting
import Testing

/// The table that owns its rows.
@MainActor struct PackingScreenTests {
  @Test func `things move between bags, and back`() async throws {
    let table = try await HeadlessHost.show(PackingScreen())
    try await table.move("Book", to: TablePath(1, 0))
    #expect(table.titles(in: 1) == ["Book", "Pullover", "Shirts", "Socks", "Towel"])
    try await table.undo()
    #expect(!table.titles(in: 1).contains("Book"))
    try await table.redo()
    #expect(table.titles(in: 1).first == "Book")
  }

  @Test func `what is left at home can be taken back`() async throws {
    let table = try await HeadlessHost.show(PackingScreen())
    try await table.tap("Towel")
    #expect(table.frame(columns: 60, rows: 24).contains("1 change on screen since you came"))
    #expect(table.row("Towel")?.accessory == .checkmark)
    try await table.delete("Towel", "Socks")
    #expect(table.titles(in: 1) == ["Pullover", "Shirts"])
    try await table.undo()
    #expect(table.titles(in: 1) == ["Pullover", "Shirts", "Socks", "Towel"])
    #expect(table.row("Towel")?.accessory == .checkmark)
    let frame = table.frame(columns: 60, rows: 24)
    #expect(frame.contains("1 of 10 packed"))
    #expect(frame.contains("5 changes on screen since you came"))
  }

  @Test func `each thing that a person does is one change`() async throws {
    let table = try await HeadlessHost.show(PackingScreen())
    func changes() -> String? {
      table.frame(columns: 60, rows: 24).split(separator: "\n").first {
        $0.contains("on screen since")
      }?
      .split(separator: " ").first.map(String.init)
    }
    #expect(changes() == "0")
    try await table.delete("Socks")
    #expect(changes() == "1")
    try await table.undo()
    #expect(changes() == "2")
    try await table.tap("Towel")
    #expect(changes() == "3")
    try await table.move("Book", to: TablePath(1, 0))
    #expect(changes() == "4")
    try await table.delete("Towel", "Shirts")
    #expect(changes() == "6", "two things went")
  }

  @Test func `a thing without a name cannot be added`() async throws {
    let table = try await HeadlessHost.show(PackingScreen())
    for button in ["Add", "Another bag"] {
      try await table.press(button)
      for name in ["", "   ", "\u{A0}\t"] {
        try await table.type(name, into: "Name")
        #expect(table.chrome.trailing.first { $0.label == "Done" }?.isEnabled == false)
      }
      try await table.type("  Tent ", into: "Name")
      try await table.press("Done")
    }
    #expect(table.titles(in: 0).last == "Tent")
    #expect(table.sectionTitles.last == "Tent")
  }

  @Test func `a new thing and a new bag are asked for by name`() async throws {
    let table = try await HeadlessHost.show(PackingScreen())
    try await table.press("Add")
    try await table.type("Umbrella", into: "Name")
    try await table.press("Done")
    #expect(table.titles(in: 0).last == "Umbrella")
    try await table.press("Add")
    try await table.type("Socks", into: "Name")
    try await table.press("Done")
    #expect(table.chrome.notice?.text == "“Socks” is on the list")
    try await table.press("Another bag")
    try await table.type("Camera bag", into: "Name")
    try await table.press("Done")
    #expect(table.sectionTitles == ["Hand luggage", "Suitcase", "Camera bag"])
    try await table.press("Another bag")
    try await table.type("Suitcase", into: "Name")
    try await table.press("Done")
    #expect(table.chrome.notice?.text == "There is a bag “Suitcase” already")
    #expect(table.sectionTitles == ["Hand luggage", "Suitcase", "Camera bag"])
    try await table.move("Umbrella", to: TablePath(2, 0))
    #expect(table.titles(in: 2) == ["Umbrella"])
  }

  @Test func `only a name that shows on the list is refused`() async throws {
    let table = try await HeadlessHost.show(PackingScreen())
    try await table.press("Another bag")
    try await table.type("For the way", into: "Name")
    try await table.press("Done")
    #expect(table.chrome.notice == nil)
    #expect(table.sectionTitles.last == "For the way")
    for name in ["papers", "Papers", "Passport"] {
      try await table.press("Add")
      try await table.type(name, into: "Name")
      try await table.press("Done")
      let isThere = name != "papers"
      #expect(table.chrome.notice?.text == (isThere ? "“\(name)” is on the list" : nil))
      #expect(table.titles.count { $0 == name } == 1)
    }
  }

  @Test func `the papers are the same in both screens`() async throws {
    let screen = PackingScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.press("Missing")
    try await table.tap("Passport")
    try await table.back()
    #expect(table.row("Passport")?.accessory == .checkmark)
    #expect(table.frame(columns: 60, rows: 6).contains("1 of 10 packed"))
  }
}
