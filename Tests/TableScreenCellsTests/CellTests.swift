import Foundation
import TableScreen
import TableScreenCells
import TableScreenTesting
import Testing

/// The examples do what they say.
@MainActor struct CellTests {
  let sample = Sample()
  let screen: ExampleScreen

  init() { screen = ExampleScreen(sample) }

  private func show() async throws -> HeadlessHost { try await HeadlessHost.show(screen) }

  @Test func `fields take what is typed`() async throws {
    let table = try await show()
    try await table.type("Ada", into: "Name")
    try await table.type("secret", into: "Password")
    try await table.type("one\ntwo", into: "About you")
    try await table.type("3.5", into: "Weight")
    #expect(sample.name == "Ada")
    #expect(sample.password == "secret")
    #expect(sample.about == "one\ntwo")
    #expect(sample.weight == 3.5)
    try await table.type("heavy", into: "Weight")
    #expect(sample.weight == 3.5)
    #expect(table.row("Weight")?.message != nil)
  }

  @Test func `a secret is not shown`() async throws {
    sample.password = "swordfish"
    let table = try await show()
    let frame = table.frame(columns: 60, rows: 40)
    #expect(!frame.contains("swordfish"))
    #expect(frame.contains("•••••••••"))
  }

  @Test func `a day keeps the time that it had, and what is no day is refused`() async throws {
    let calendar = Calendar(identifier: .gregorian)
    sample.birthday = try #require(
      calendar.date(from: DateComponents(year: 2000, month: 2, day: 3, hour: 9, minute: 30)))
    let table = try await show()
    #expect(table.frame(columns: 60, rows: 40).contains("2000-02-03 │"))
    try await table.type("2001-12-24", into: "Birthday")
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: sample.birthday)
    #expect((parts.year, parts.month, parts.day) == (2001, 12, 24))
    #expect((parts.hour, parts.minute) == (9, 30))
    let old = sample.birthday
    for text in ["2001-02-30", "soon", "2001-13-01", "12", "--", "9:30 2001-01-01 4"] {
      try await table.type(text, into: "Birthday")
      #expect(sample.birthday == old, "\(text)")
      #expect(table.row("Birthday")?.message != nil, "\(text)")
    }
  }

  @Test func `numbers are set by steps, by dragging and by stars`() async throws {
    let table = try await show()
    try await table.set(.number(5), of: "Guests")
    try await table.set(.number(7.5), of: "Volume")
    try await table.set(.integer(4), of: "How was it?")
    try await table.set(.number(0.25), of: "Level")
    #expect(sample.guests == 5)
    #expect(sample.volume == 7.5)
    #expect(sample.stars == 4)
    #expect(sample.level == 0.25)
    #expect(table.row("Guests")?.controls.first?.kind == .stepper(0...12, step: 1))
    #expect(table.row("Volume")?.controls.first?.kind == .slider(0...10, step: nil))
    #expect(table.frame(columns: 60, rows: 60).contains("★★★★☆"))
  }

  @Test func `a row without a binding shows a value that nobody changes`() async throws {
    let table = try await show()
    await #expect(throws: HeadlessError.self) {
      try await table.set(.integer(1), of: "Of all guests")
    }
    #expect(table.frame(columns: 60, rows: 60).contains("★★★★☆"))
  }

  @Test func `what nobody could set a control to is refused by the host of tests`() async throws {
    let table = try await show()
    let before = (sample.guests, sample.volume, sample.stars, sample.size)
    for (title, value): (String, TableValue) in [
      ("Guests", .number(13)), ("Guests", .text("many")), ("Volume", .number(-1)),
      ("How was it?", .integer(6)), ("Size", .choice("Huge")), ("Newsletter", .text("maybe")),
    ] {
      await #expect(throws: HeadlessError.notOffered("be set to \(value)", by: title)) {
        try await table.set(value, of: title)
      }
    }
    #expect((sample.guests, sample.volume, sample.stars, sample.size) == before)
  }

  @Test func `choices are made`() async throws {
    let table = try await show()
    try await table.toggle("Newsletter")
    try await table.set(.choice("Large"), of: "Size")
    try await table.set(.choice("pink"), of: "Color")
    #expect(sample.wantsNews)
    #expect(sample.size == "Large")
    #expect(sample.color == .pink)
    try await table.set(.text("#ff8800"), of: "Color")
    #expect(sample.color == .rgb(red: 255, green: 136, blue: 0))
    try await table.set(.text("#ff88001"), of: "Color")
    #expect(sample.color == .rgb(red: 255, green: 136, blue: 0))
    #expect(table.row("Color")?.message == TableWords.current.notAColor)
    try await table.type("#08f", into: "Color")
    #expect(sample.color == .rgb(red: 0, green: 136, blue: 255))
    #expect(table.row("Color")?.message == nil)
    try await table.type("blueish", into: "Color")
    #expect(sample.color == .rgb(red: 0, green: 136, blue: 255))
    #expect(table.row("Color")?.message?.contains("#ff8800") == true)
    try await table.type("Teal", into: "Color")
    #expect(sample.color == .teal)
  }

  @Test func `a picker opens a screen, and one choice leads back`() async throws {
    let table = try await show()
    #expect(table.row("Country")?.accessory == .disclosure)
    #expect(table.row("Country")?.tap == .action)
    try await table.tap("Country")
    #expect(table.chrome.title == "Country")
    #expect(table.titles == ["Chile", "Ghana", "Japan"])
    try await table.tap("Ghana")
    #expect(table.chrome.title == "Examples")
    #expect(sample.country == "Ghana")
    try await table.tap("Country")
    #expect(table.focusedTitle == "Ghana")
    #expect(table.row("Ghana")?.accessory == .checkmark)
    #expect(table.row("Chile")?.accessory == .off)
  }

  @Test func `a picker of a value that can be missing begins with none`() async throws {
    final class Trip: TableScreen {
      var guide: String?
      override var tableCells: [Cell?]? {
        [
          [
            .title: "Guide", .bind: .to(\Trip.guide),
            .cellClass: .of(.picker(["Ada", "Bo"], placeholder: "Nobody")),
          ]
        ]
      }
    }
    let trip = Trip()
    let table = try await HeadlessHost.show(trip)
    try await table.tap("Guide")
    #expect(table.titles == ["None", "Ada", "Bo"])
    #expect(table.row("None")?.accessory == .checkmark)
    try await table.tap("Bo")
    #expect(trip.guide == "Bo")
    try await table.tap("Guide")
    #expect(table.row("None")?.accessory == .off)
    try await table.tap("None")
    #expect(trip.guide == nil)
    #expect(table.visibleScreen === trip)
  }

  @Test func `a picker of several choices stays open`() async throws {
    let table = try await show()
    #expect(table.row("Interests")?.texts.last?.text.plain == "Tea")
    sample.interests = ["coffee"]
    screen.updateTableData()
    try await table.tap("Interests")
    #expect(table.focusedTitle == "Coffee")
    try await table.back()
    sample.interests = ["tea"]
    screen.updateTableData()
    try await table.tap("Interests")
    #expect(table.focusedTitle == "Tea")
    try await table.tap("Coffee")
    #expect(sample.interests == ["tea", "coffee"])
    try await table.tap("Tea")
    #expect(sample.interests == ["coffee"])
    #expect(table.row("Coffee")?.accessory == .checkmark)
    try await table.back()
    #expect(table.row("Interests")?.texts.last?.text.plain == "Coffee")
  }

  @Test func `what was chosen and is no choice any more stays chosen`() async throws {
    sample.interests = ["chess", "tea"]
    let table = try await show()
    try await table.tap("Interests")
    try await table.tap("Coffee")
    #expect(sample.interests == ["chess", "tea", "coffee"])
    try await table.tap("Tea")
    #expect(sample.interests == ["chess", "coffee"])
  }

  @Test func `a picker in a table inside another one chooses`() async throws {
    let parent = TableScreen()
    let table = try await HeadlessHost.show(parent)
    parent.addChild(screen)
    try await table.tap("Country")
    try await table.tap("Ghana")
    #expect(sample.country == "Ghana")
    try await table.tap("Interests")
    try await table.tap("Coffee")
    try await table.back()
    #expect(sample.interests == ["tea", "coffee"])
    try await table.tap("Terms of use")
    #expect(screen.done == ["/terms"])
  }

  @Test func `a step that leads nowhere is one`() async throws {
    final class StepScreen: TableScreen {
      final class Odd: TableRowCell {
        override func body(for row: RowContext) -> RowElement {
          let step = row.properties["step", as: Double.self] ?? 0
          return .row(
            .control(row.control("a", .stepper(nil, step: step))),
            .control(row.control("b", .slider(0...1, step: step))))
        }
      }
      static let steps = [0, -2, .nan, .infinity, 0.5]
      override var tableData: [Section] {
        [
          Section(
            cells: Self.steps.map { [.title: "\($0)", .cellClass: .of(.stepper(step: $0))] }),
          Section(
            cells: Self.steps.map {
              [.title: "own \($0)", .cellClass: .of(Odd.self), .properties: .values(["step": $0])]
            }),
        ]
      }
    }
    let table = try await HeadlessHost.show(StepScreen())
    for step in StepScreen.steps {
      let real = step == 0.5 ? 0.5 : 1
      #expect(table.row("\(step)")?.controls.map(\.kind) == [.stepper(nil, step: real)])
      #expect(
        table.row("own \(step)")?.controls.map(\.kind) == [
          .stepper(nil, step: real), .slider(0...1, step: step == 0.5 ? 0.5 : nil),
        ])
    }
  }

  @Test func `a stepper with one end has the other far away`() async throws {
    final class EndScreen: TableScreen {
      override var tableData: [Section] {
        [
          Section(
            cells: [["minimum": 3.0], ["maximum": 5e10], ["minimum": 7.0, "maximum": 2.0]].map {
              [.cellClass: .of(.stepper()), .properties: .values($0)]
            })
        ]
      }
    }
    let table = try await HeadlessHost.show(EndScreen())
    let kinds = (0..<3).map { table.row(at: TablePath(0, $0))?.controls.first?.kind }
    guard case .stepper(let least?, _)? = kinds[0], case .stepper(let most?, _)? = kinds[1] else {
      Issue.record("no range: \(kinds)")
      return
    }
    #expect(least.lowerBound == 3 && least.upperBound >= 1e9)
    #expect(most.upperBound == 5e10 && most.lowerBound <= -1e9)
    #expect(kinds[2] == .stepper(nil, step: 1))
  }

  @Test func `a button without an action cannot be pressed`() async throws {
    final class ButtonScreen: TableScreen {
      override var tableData: [Section] {
        [
          Section {
            [.title: "Button", .cellClass: .of(.button)]
            [.title: "Empty", .cellClass: .of(.empty(button: "Write"))]
          }
        ]
      }
    }
    let table = try await HeadlessHost.show(ButtonScreen())
    for row in ["Button", "Empty"] {
      #expect(table.row(row)?.controls.map(\.isEnabled) == [false], "\(row)")
      await #expect(throws: HeadlessError.self) { try await table.press(in: row) }
    }
  }

  @Test func `buttons do what their rows say`() async throws {
    let table = try await show()
    try await table.set(.null, of: "Ada", control: "Write")
    try await table.set(.null, of: "Ada", control: "Call")
    #expect(table.row("Sign up")?.controls.map(\.kind) == [.button(title: "Sign up")])
    try await table.set(.null, of: "Sign up")
    try await table.tap("Sign up")
    try await table.tap("Rules")
    try await table.set(.null, of: "No letters")
    #expect(screen.done == ["write", "call", "sign up", "sign up", "rules", "write"])
  }

  @Test func `a link leads to its address`() async throws {
    let table = try await show()
    try await table.tap("Terms of use")
    #expect(screen.done == ["/terms"])
  }

  @Test func `an unchanged reading refreshes no row`() async throws {
    let table = try await show()
    table.forgetChanges()
    screen.updateTableData()
    try await table.settle()
    #expect(table.changes == [])
  }

  @Test func `what a cell says wins over what its class says`() async throws {
    let cell: TableCell = [
      .title: "Volume", .cellClass: .of(.slider(0...10, low: "soft")),
      .properties: .values(["maximum": 5]),
    ]
    #expect(cell.properties["maximum", as: Int.self] == 5)
    #expect(cell.properties["low", as: String.self] == "soft")
  }

  private final class Topics {
    var names = ["tea", "milk"]
  }

  private final class TopicScreen: TableScreen {
    let topics = Topics()
    override var tableData: [Section] {
      let format = TableFormat(text: { _ in "written" }, value: { _ in nil }, remedy: "Choose")
      return [
        Section {
          [
            .title: "Topics", .bind: .to(topics, \.names).formatted(format),
            .cellClass: .of(.badge()),
          ]
        }
      ]
    }
  }

  @Test func `each badge shows its own text, not that of the whole`() async throws {
    let frame = try await HeadlessHost.show(TopicScreen()).frame()
    #expect(frame.contains("tea") && frame.contains("milk") && !frame.contains("written"))
  }

  private final class Doors: TableScreen {
    var opened: [Int] = []
    override var tableData: [Section] {
      [
        Section {
          [
            .title: "Doors",
            .cellClass: .of(
              .buttons([
                "Open": .perform(Doors.open, 0), "Close": .perform(Doors.open, 1),
                "Open": .perform(Doors.open, 2), "": .perform(Doors.open, 3),
                "": .perform(Doors.open, 4),
              ])),
          ]
        }
      ]
    }
    func open(_ door: Int) { opened.append(door) }
  }

  @Test func `each button does what it was given to do, whatever the titles`() async throws {
    let screen = Doors()
    let table = try await HeadlessHost.show(screen)
    let controls = try #require(table.row("Doors")?.controls)
    #expect(Set(controls.map(\.name)).count == 5)
    for control in controls { try await table.press(in: "Doors", control: control.name) }
    #expect(screen.opened == [0, 1, 2, 3, 4])
  }
}
