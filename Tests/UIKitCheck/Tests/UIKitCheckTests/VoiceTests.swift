import CheckedDemos
import Foundation
import TableScreen
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// What a screen reader says, and what it lets a person do.
  @MainActor struct VoiceTests {
    @Test func `a row without controls is read as one, as the screen says it`() async throws {
      let screen = VoicesScreen()
      let phone = try await Phone.show(screen)
      func voice(_ title: String) throws -> Voice {
        let voices = try phone.cell(title).voices
        #expect(voices.count == 1)
        return try #require(voices.first)
      }
      let plain = try voice("Plain")
      #expect(plain.label == "Plain, More about it")
      #expect(plain.value == nil)
      #expect(plain.traits == [])
      let tappable = try voice("Tappable")
      #expect(tappable.traits == .button)
      // What the label says already is not said again, and a part of a word is not a word.
      let count = try voice("Count of 12")
      #expect(count.label == "Count of 12")
      #expect(count.value == "2")
      #expect(try voice("Value").label == "Value, 7")
      #expect(try voice("Value").value == nil)
      #expect(try voice("Half").value == "50%")
      for title in ["Plain", "Tappable", "Count of 12", "Value", "Half"] {
        let path = try phone.path(title).path
        let row = try #require(screen.layout.row(at: path)?.id)
        let content = try #require(try phone.page.pool.content(of: row, in: screen))
        #expect(try voice(title).label == content.accessibilityLabel)
      }
    }

    @Test func `rows that expand say whether they are, and selected ones that`() async throws {
      let phone = try await Phone.show(VoicesScreen())
      #expect(try phone.cell("Parent").voices.first?.value == "Collapsed")
      try await phone.tap("Parent")
      #expect(try phone.cell("Parent").voices.first?.value == "Expanded")
      let countries = try await Phone.show(SelectScreen())
      try await countries.tap("One")
      #expect(try countries.cell("One").voices.first?.traits.contains(.selected) == true)
      #expect(try countries.cell("Two").voices.first?.traits.contains(.selected) == false)
    }

    @Test func `controls are read by themselves, below what the row is called and does`()
      async throws
    {
      let phone = try await Phone.show(VoicesScreen())
      let voices = try phone.cell("Milk").voices
      #expect(voices.map(\.label) == ["Milk, 2 liters", "Milk"])
      #expect(voices[0].traits.contains(.button))
      #expect(voices[1].view is UISwitch)
      // A button is called what can be read on it.
      #expect(try phone.cell("Tea").voices.map(\.label) == ["Tea", "Order, Tea"])
      #expect(try phone.cell("Details").voices.map(\.label) == ["Details", "More Info"])
      let badge = try phone.cell("Badge").voices
      #expect(badge.map(\.label) == ["Badge", "3"])
      #expect(badge[1].traits.contains(.button))
    }

    @Test func `a rating is one thing that can be turned up and down`() async throws {
      let screen = ControlsScreen()
      let phone = try await Phone.show(screen)
      let voices = try phone.cell("Rating").voices
      #expect(voices.map(\.label) == ["Rating", "Rating"])
      #expect(voices[1].traits.contains(.adjustable))
      #expect(voices[1].value == "1 / 5")
      voices[1].view.accessibilityIncrement()
      try await phone.settle()
      #expect(screen.values.rating == 2)
      #expect(try phone.cell("Rating").voices[1].value == "2 / 5")
      for _ in 0..<3 { voices[1].view.accessibilityDecrement() }
      try await phone.settle()
      #expect(screen.values.rating == 0)
      for _ in 0..<7 { voices[1].view.accessibilityIncrement() }
      try await phone.settle()
      #expect(screen.values.rating == 5)
    }

    @Test func `a number that is stepped or dragged says what it is`() async throws {
      let phone = try await Phone.show(ControlsScreen())
      let stepper = try phone.cell("Stepper").voices
      #expect(stepper.map(\.label) == ["Stepper", "Stepper"])
      #expect(stepper[1].value == "0")
      #expect(try phone.cell("Slider").voices[1].value == "1")
      #expect(try phone.cell("Color").voices[1].value?.lowercased() == "red")
      #expect(try phone.cell("Menu").voices[1].value == "Red")
    }

    @Test func `what swipes offer can be chosen without a swipe, each once`() async throws {
      let screen = VoicesScreen()
      let phone = try await Phone.show(screen)
      func actions(_ title: String) throws -> [String] {
        let path = try phone.path(title)
        let voices = try phone.cell(title).voices
        return try phone.table.ownActions(path) + (voices.first?.actions ?? [])
      }
      #expect(try actions("Both").sorted() == ["Archive", "Delete", "Pin"])
      #expect(try actions("Leading") == ["Pin"])
      #expect(try actions("Plain") == [])
      #expect(try actions("Menu") == ["Archive", "Pin", "Share", "Copy"])
      #expect(try #require(try phone.cell("Menu").voices.first).choose("Share"))
      try await phone.settle()
      #expect(screen.log == ["share"])
      screen.log = []
      let leading = try #require(try phone.cell("Leading").voices.first)
      #expect(leading.choose("Pin"))
      try await phone.settle()
      #expect(screen.log == ["pin"])
    }

    @Test func `in edit mode the buttons of a row can be reached, and it can be moved up and down`()
      async throws
    {
      let screen = MovesScreen()
      let phone = try await Phone.show(screen)
      func voices(_ title: String) throws -> [Voice] { try phone.cell(title).voices }
      #expect(try voices("1").first?.actions == [])
      try await phone.press("edit")
      #expect(try voices("1").map(\.label) == ["1", "Delete", "Reorder"])
      #expect(try voices("0").first?.actions == ["Move down"])
      #expect(try voices("1").first?.actions == ["Move up", "Move down"])
      #expect(try #require(voices("1").first).choose("Move down"))
      try await phone.settle()
      #expect(try phone.titles == ["0", "2", "1", "3", "Fixed"])
      #expect(try #require(voices("1").first).choose("Move up"))
      #expect(try #require(voices("1").first).choose("Move up"))
      try await phone.settle()
      #expect(try phone.titles == ["1", "0", "2", "3", "Fixed"])
      #expect(try voices("1").first?.actions == ["Move down"])
      #expect(try voices("Fixed").map(\.label) == ["Fixed"])
      #expect(try voices("Fixed").first?.actions == [])
      UIKitWords.current[.moveUp] = "Nach oben"
      defer { UIKitWords.current = UIKitWords() }
      try await phone.press("done")
      try await phone.press("edit")
      #expect(try voices("0").first?.actions.first == "Nach oben")
    }

    @Test func `headers are headings, by their title or by their elements`() async throws {
      let phone = try await Phone.show(VoicesScreen())
      func voices(_ section: Int) throws -> [Voice] {
        try #require(try phone.table.headerView(forSection: section)).voices
      }
      #expect(try voices(0).map(\.label) == ["Rows"])
      #expect(try voices(0).first?.traits == .header)
      let footer = try #require(try phone.table.footerView(forSection: 0)).voices
      #expect(footer.map(\.label) == ["That is all."])
      #expect(footer.first?.traits == .staticText)
      try phone.table.scroll(to: 100)
      try await phone.settle()
      #expect(try voices(1).map(\.label) == ["Sum, 12"])
      #expect(try voices(1).first?.traits == .header)
      #expect(try voices(2).map(\.label) == ["Filter", "Clear"])
      #expect(try voices(2).first?.traits == .header)
    }

    @Test func `every button of the bars has a name`() async throws {
      let phone = try await Phone.show(BarsScreen())
      let item = try phone.page.navigationItem
      let buttons =
        try (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []).reversed()
        + (phone.page.toolbarItems ?? [])
      let names = buttons.filter { $0.systemItem != .flexibleSpace }.map(\.voice)
      #expect(names == ["Add", "star", "Send", "3 new", "Trash"])
    }

    @Test func `what failed can be tried again by a button with a name`() async throws {
      let phone = try await Phone.show(FailingPagesScreen())
      try phone.table.scroll(to: 100)
      try await phone.settle()
      let footer = try #require(try phone.table.tableFooterView)
      #expect(footer.voices.last?.label == "Retry")
      #expect(footer.voices.last?.view is UIButton)
    }

    @Test(arguments: Demo.names) func `nothing in a demo is heard without a name`(name: String)
      async throws
    {
      let folder = TemporaryFolder()
      let screens = try #require(Demo.screens(named: name, DemoSetup.sample(in: folder.url)))
      let phone =
        try await screens.count > 1 ? Phone.show(tabs: screens) : Phone.show(screens[0])
      let table = try phone.table
      for row in stride(from: 0, through: min(table.slots.counts.reduce(0, +), 120), by: 8) {
        table.scroll(to: row)
        expectNames(in: table)
      }
      try await phone.settle()
      expectNames(in: try phone.page.view)
    }

    private func expectNames(in view: UIView) {
      for voice in view.voices {
        #expect(
          voice.label.contains { !$0.isWhitespace }, "\(type(of: voice.view)) has no name")
      }
    }

    @Test func `each ready-made cell says what it shows`() async throws {
      let phone = try await Phone.show(ReadyScreen())
      let expected: [(String, [String], String?)] = [
        ("Field", ["Field", "Field"], nil), ("Secret", ["Secret", "Secret"], nil),
        ("Area", ["Area", "Area"], nil), ("Number", ["Number", "Number", "kg"], nil),
        ("Day", ["Day", "Day"], nil), ("Stepper", ["Stepper", "Stepper"], nil),
        ("Slider", ["Slider", "low", "Slider", "high"], nil),
        ("Switch", ["Switch", "Switch"], nil),
        ("Rating", ["Rating", "Rating"], nil), ("Segments", ["Segments", "Segments"], nil),
        ("Color", ["Color", "Color"], nil), ("Picker", ["Picker"], "A"),
        ("Button", ["Button"], nil), ("Buttons", ["Buttons", "Yes", "No"], nil),
        ("Link", ["Link"], "example.com"), ("Badge", ["Badge"], "3"),
        ("Progress", ["Progress"], "25%"), ("Disclosure", ["Disclosure"], "On"),
        ("Key", ["Key, Value"], nil), ("Chart", ["Chart, up"], nil),
        ("Empty", ["Empty", "Make one"], nil), ("Loading", ["Loading"], nil),
        ("Portrait", ["Portrait"], nil),
      ]
      for (title, labels, value) in expected {
        let voices = try phone.cell(title).voices
        #expect(voices.map(\.label) == labels, "\(title)")
        #expect(voices.first?.value == value, "\(title)")
      }
      // A picture alone says nothing, and so is passed over.
      let table = try phone.table
      let last = IndexPath(row: table.numberOfRows(inSection: 0) - 1, section: 0)
      table.scrollToRow(at: last, at: .bottom, animated: false)
      table.layoutIfNeeded()
      #expect(table.cellForRow(at: last)?.voices.isEmpty == true)
    }
  }
}
