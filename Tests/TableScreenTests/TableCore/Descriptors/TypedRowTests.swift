import Observation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// What is typed into a field that writes when it is left is written where its row leaves first.
@MainActor struct TypedRowTests {
  /// What becomes of the row while its field is typed into.
  enum Departure: CaseIterable {
    case gone, goneForGood, hidden, below, section

    @MainActor fileprivate func happen(to screen: PeopleScreen) {
      switch self {
      case .gone, .goneForGood: screen.give([screen.people[1]])
      case .hidden: screen.mask("ada")
      case .below: screen.setExpanded(false, of: "team")
      case .section: screen.mask(.section("people"))
      }
    }
  }

  @Test(arguments: Departure.allCases)
  func `what was typed is written, and shows when the row returns`(departure: Departure)
    async throws
  {
    let (ada, bob) = (Person("ada"), Person("bob"))
    let screen = PeopleScreen([ada, bob])
    screen.areBelow = departure == .below
    let table = try await HeadlessHost.show(screen)
    try await table.type("Ada L", into: "ada", staying: true)
    #expect(ada.name == "ada")
    departure.happen(to: screen)
    try await table.settle()
    #expect(ada.name == "Ada L")
    #expect(bob.name == "bob")
    switch departure {
    case .goneForGood: return
    case .gone: screen.give([ada, bob])
    case .hidden: screen.setMasked(false, of: "ada")
    case .below: screen.setExpanded(true, of: "team")
    case .section: screen.setMasked(false, of: .section("people"))
    }
    try await table.settle()
    #expect(table.row("ada")?.controls.first?.value == .text("Ada L"))
    #expect(table.row("ada")?.message == nil)
  }

  @Test(arguments: Departure.allCases)
  func `what follows a change of its field follows`(departure: Departure) async throws {
    let (ada, bob) = (Person("ada"), Person("bob"))
    let screen = PeopleScreen([ada, bob])
    screen.areBelow = departure == .below
    let table = try await HeadlessHost.show(screen)
    try await table.type("Ada L", into: "ada", staying: true)
    departure.happen(to: screen)
    try await table.settle()
    #expect(screen.changes == ["Ada L"])
  }

  /// The ways in which the whole screen leaves while its field is typed into.
  enum Closing: CaseIterable { case app, back, modal, root, tabs, end, outer }

  @Test(arguments: Closing.allCases)
  func `what was typed is written, and told, before its screen leaves`(closing: Closing)
    async throws
  {
    let ada = Person("ada")
    let screen = PeopleScreen([ada])
    let (root, outer) = (TableScreen(), OuterScreen())
    let table = try await HeadlessHost.show(root)
    outer.inner = screen
    root.open(closing == .outer ? outer : screen, as: closing == .modal ? .modal : .push)
    try await table.type("Ada L", into: "ada", staying: true)
    #expect(ada.name == "ada")
    switch closing {
    case .app, .modal: screen.close()
    case .back: try await table.back()
    case .root: screen.open(TableScreen(), as: .root)
    case .tabs: screen.openTabs([TableScreen()])
    case .end: table.close()
    case .outer: outer.close()
    }
    #expect(ada.name == "Ada L" && ada.writings == 1)
    #expect(screen.changes == ["Ada L"])
    #expect(screen.nameAtDismissal == "Ada L")
  }

  @Test func `a host that leaves the field of a screen on its way out delivers nothing twice`()
    async throws
  {
    let ada = Person("ada")
    let (root, screen) = (TableScreen(), PeopleScreen([ada]))
    let table = try await HeadlessHost.show(root)
    root.open(screen)
    try await table.type("Ada L", into: "ada", staying: true)
    let row = try #require(screen.layout.row(at: TablePath(0, 0))?.id)
    let control = try #require(table.row("ada")?.controls.first?.name)
    screen.atDisappearance = { screen in
      screen.send(.control(row, name: control, value: .text("Ada L")))
    }
    screen.close()
    #expect(screen.changes == ["Ada L"] && ada.writings == 1)
    screen.atDisappearance = { _ in }
    root.open(screen)
    try await table.type("Ada", into: "ada")
    try await table.type("Ada L", into: "ada")
    #expect(screen.changes == ["Ada L", "Ada", "Ada L"])
  }

  @Test func `what a child's property answers is told to the child`() async throws {
    let (inner, outer) = (PeopleScreen([Person("ada")]), OuterScreen())
    outer.inner = inner
    let table = try await HeadlessHost.show(outer)
    try await table.type("Ada L", into: "ada", staying: true)
    inner.isStrict = true
    inner.give([])
    try await table.settle()
    #expect(inner.errors == 1)
    #expect(outer.errors == 0)
  }

  @Test func `a row that was deleted takes what was typed with it`() async throws {
    let ada = Person("ada")
    let screen = PeopleScreen([ada, Person("bob")])
    let table = try await HeadlessHost.show(screen)
    try await table.type("Ada L", into: "ada", staying: true)
    try screen.model.deleteRows("ada")
    try await table.settle()
    #expect(ada.name == "ada")
  }

  @Test(arguments: [false, true])
  func `rows below one that was deleted take what was typed with them`(isSection: Bool)
    async throws
  {
    let ada = Person("ada")
    let screen = PeopleScreen([ada])
    screen.areBelow = true
    let table = try await HeadlessHost.show(screen)
    try await table.type("Ada L", into: "ada", staying: true)
    if isSection {
      _ = try screen.model.deleteSections(.section("people"))
    } else {
      try screen.model.deleteRows("team")
    }
    try await table.settle()
    #expect(ada.name == "ada")
  }

  @Test func `what was taken back is written over nothing newer`() async throws {
    let (ada, bob) = (Person("ada"), Person("bob"))
    let screen = PeopleScreen([ada, bob])
    let table = try await HeadlessHost.show(screen)
    try await table.type("adab", into: "ada", staying: true)
    let row = try #require(table.layout.row(at: TablePath(0, 0))?.id)
    let control = try #require(table.row("ada")?.controls.first?.name)
    table.visibleScreen.send(.typed(row, name: control, text: "ada"))
    ada.name = "Lovelace"
    try await table.settle()
    screen.mask("ada")
    try await table.settle()
    #expect(ada.name == "Lovelace")
  }

  @Test func `what makes no sense, or is what the property holds, is not written`() async throws {
    let (ada, bob) = (Person("ada"), Person("bob"))
    let screen = PeopleScreen([ada, bob])
    let table = try await HeadlessHost.show(screen)
    for text in ["", "ada"] {
      screen.give([ada, bob])
      try await table.settle()
      try await table.type(text, into: "ada", staying: true)
      screen.give([bob])
      try await table.settle()
    }
    #expect(ada.writings == 0)
  }

  @Test func `what was typed before the field was left is written once`() async throws {
    let ada = Person("ada")
    let screen = PeopleScreen([ada, Person("bob")])
    let table = try await HeadlessHost.show(screen)
    try await table.type("Ada L", into: "ada")
    ada.name = "Lovelace"
    screen.give([screen.people[1]])
    try await table.settle()
    #expect(ada.name == "Lovelace")
  }
}

@Observable @MainActor private final class Person {
  let id: String
  var name: String { didSet { writings += 1 } }
  @ObservationIgnored var writings = 0

  init(_ id: String) { (self.id, name) = (id, id) }
}

private struct Refused: Error {}

private final class OuterScreen: TableScreen {
  var inner: TableScreen?
  private(set) var errors = 0
  override func onLoad() { if let inner { addChild(inner) } }
  override func onError(_ error: any Error) { errors += 1 }
  override var tableData: [Section] { [] }
}

private final class PeopleScreen: TableScreen {
  var people: [Person]
  var areBelow = false
  var isStrict = false
  private(set) var changes: [String] = []
  private(set) var errors = 0

  private(set) var nameAtDismissal: String?

  override func onError(_ error: any Error) { errors += 1 }
  var atDisappearance: (PeopleScreen) -> Void = { _ in }
  override func onDisappear() { atDisappearance(self) }
  override func onDismiss() { nameAtDismissal = people.first?.name }

  /// Notes what was written, unless it is strict.
  func note(_ text: String) throws {
    if isStrict { throw Refused() }
    changes.append(text)
  }

  init(_ people: [Person]) {
    self.people = people
    super.init()
  }

  func give(_ people: [Person]) {
    self.people = people
    updateTableData()
  }

  override var tableData: [Section] {
    let cells: [Cell] = people.map { person in
      [
        .id: .key(person.id), .title: person.id, .bind: .to(person, \.name),
        .validate: .required(),
        .controls: .handlers([RowControl.boundName: .changed(PeopleScreen.note)]),
      ]
    }
    if areBelow {
      return [
        Section(
          id: "people",
          cells: [[.id: "team", .title: "Team", .children: .cells(cells, expanded: true)]])
      ]
    }
    return [Section(id: "people", cells: cells)]
  }
}
