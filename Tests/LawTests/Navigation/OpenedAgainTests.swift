import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// A screen that an app keeps is the same when it is opened again.
@MainActor @Suite struct OpenedAgainTests {
  private final class Home: TableScreen {
    override class var settings: Settings { [.title("Home")] }
    override var tableData: [Section] { [Section { [.title: "home"] }] }
  }

  // MARK: Bar buttons

  private final class Bar: TableScreen {
    private(set) var presses = 0
    override func onLoad() {
      setBarButton(.trailing, BarButton("Add", action: .perform(Bar.add)))
      setBarButton(.leading, BarButton("Run", action: .run { _ in }))
      setTitle("By hand")
    }
    override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
      edge == .leading ? [BarButton("Own", action: .perform(Bar.add))] : []
    }
    func add() { presses += 1 }
  }

  @Test func `its bar has the buttons that were set by hand, but for closures`() async throws {
    let (home, screen) = (Home(), Bar())
    let table = try await HeadlessHost.show(home)
    for time in 1...3 {
      home.open(screen)
      try await table.settle()
      #expect(table.chrome.title == "By hand")
      #expect(table.chrome.trailing.map(\.label) == ["Add"])
      #expect(table.chrome.leading.map(\.label) == (time == 1 ? ["Run"] : ["Own"]))
      try await table.press("Add")
      #expect(screen.presses == time)
      try await table.back()
    }
    screen.setBarButtons(.trailing, nil)
    home.open(screen)
    try await table.settle()
    #expect(table.chrome.trailing.isEmpty)
  }

  private final class Capturing: TableScreen {
    override func onLoad() {
      setBarButton(.trailing, BarButton("Add", action: .run { _ in self.setTitle("x") }))
    }
  }

  @Test func `a button does not keep a closed screen`() async throws {
    let home = Home()
    let table = try await HeadlessHost.show(home)
    weak var opened: Capturing?
    do {
      let screen = Capturing()
      opened = screen
      home.open(screen)
      try await table.settle()
      #expect(table.chrome.trailing.map(\.label) == ["Add"])
    }
    try await table.back()
    try await table.settle()
    #expect(opened == nil)
  }

  // MARK: A model of its own

  @Test func `one model shows in one screen after the other`() async throws {
    let home = Home()
    let table = try await HeadlessHost.show(home)
    let mistakes = try await TableDiagnostics.collect {
      let model = TableModel([TableSection("S", cells: [[.id: "a", .title: "A"]])])
      let one = TableScreen(model: model)
      home.open(one)
      try await table.settle()
      try await table.back()
      let two = TableScreen(model: model)
      home.open(two)
      try await table.settle()
      #expect(table.titles == ["A"])
      try model.insertRows([[.title: "B"]], at: .last(in: .section("S")))
      try await table.settle()
      #expect(table.titles == ["A", "B"])
      try await table.back()
      home.open(one)
      try await table.settle()
      table.forgetChanges()
      try model.insertRows([[.title: "C"]], at: .last(in: .section("S")))
      try await table.settle()
      #expect(table.titles == ["A", "B", "C"])
      #expect(table.changes.count == 1, "its host hears of the change")
    }
    #expect(mistakes.isEmpty)
  }

  @Test func `a model of an open screen is said to be shown twice`() async throws {
    let home = Home()
    let table = try await HeadlessHost.show(home)
    let mistakes = try await TableDiagnostics.collect {
      let model = TableModel([TableSection("S", cells: [[.id: "a", .title: "A"]])])
      home.open(TableScreen(model: model))
      try await table.settle()
      _ = TableScreen(model: model)
    }
    #expect(mistakes.map(\.kind) == ["sharedModel"])
  }

  // MARK: Parts of a closed table

  private final class Container: TableScreen {
    override var tableData: [Section] { [Section { [.title: "own"] }] }
  }

  private final class Child: TableScreen {
    let name: String
    init(_ name: String) {
      self.name = name
      super.init()
    }
    override var tableData: [Section] { [Section(id: .key(name), cells: [[.title: name]])] }
  }

  private final class Group: TableGroup {
    let name: String
    init(_ name: String) {
      self.name = name
      super.init()
    }
    override var sections: [TableSection] { [TableSection(cells: [[.title: name]])] }
  }

  @Test(arguments: [false, true])
  func `children that are added while it is closed stand after those before`(isAbove: Bool)
    async throws
  {
    let (home, container) = (Home(), Container())
    let table = try await HeadlessHost.show(home)
    let place: ChildPlace = isAbove ? .above : .below
    container.addChild(Child("0"), place)
    home.open(container)
    container.addChild(Child("1"), place)
    try await table.settle()
    try await table.back()
    container.addChild(Child("2"), place)
    container.addChild(Child("3"), place)
    home.open(container)
    try await table.settle()
    let children = ["0", "1", "2", "3"]
    #expect(table.titles == (isAbove ? children + ["own"] : ["own"] + children))
  }

  @Test(arguments: [false, true])
  func `groups that are inserted while it is closed stand after those before`(isBefore: Bool)
    async throws
  {
    let (home, container) = (Home(), Container())
    let table = try await HeadlessHost.show(home)
    home.open(container)
    let place: GroupPlace = isBefore ? .beforeMain : .last
    let kept = [Group("0"), Group("1")]
    for group in kept { try container.model.insert(group, place) }
    try await table.settle()
    let open = table.titles
    try await table.back()
    try container.model.insert(Group("2"), place)
    try container.model.insert(Group("3"), place)
    home.open(container)
    try await table.settle()
    let groups = ["0", "1", "2", "3"]
    #expect(open == (isBefore ? ["0", "1", "own"] : ["own", "0", "1"]))
    #expect(table.titles == (isBefore ? groups + ["own"] : ["own"] + groups))
    try container.model.remove(kept[0])
    try await table.settle()
    #expect(!table.titles.contains("0"))
  }

  // MARK: A closure of another opening

  private final class Opener: TableScreen {
    let opened = Home()
    private(set) var returned: [String] = []
    override var tableData: [Section] { [Section { [.title: "row"] }] }
    override func onAppear() {
      open(opened, as: .tab("nowhere")) { (value: String) in self.returned.append("old \(value)") }
    }
  }

  @Test func `a closure of an opening that was refused does not run for a later one`() async throws
  {
    let opener = Opener()
    let mistakes = try await TableDiagnostics.collect {
      let table = try await HeadlessHost.show(opener)
      #expect(table.visibleScreen === opener)
      opener.open(opener.opened)
      try await table.settle()
      opener.opened.close(returning: "value")
      try await table.settle()
      #expect(table.visibleScreen === opener)
    }
    #expect(opener.returned.isEmpty)
    #expect(Set(mistakes.map(\.kind)) == ["unknownTab"])
  }

  // MARK: Tabs

  @Test func `a tab that comes into view is told, at whichever place`() async throws {
    let (a, b) = (Child("A"), Child("B"))
    let table = try await HeadlessHost.show(tabs: [a, b])
    var told: [Int] = []
    table.navigator.onTabSelected = { told.append($0) }
    table.navigator.setTabs([Child("C"), Child("D")])
    try await table.settle()
    #expect(told == [0] && table.titles == ["C"])
    let root = table.navigator.tabs[0].root
    table.navigator.setTabs([Child("E"), root], selecting: 1)
    try await table.settle()
    #expect(told == [0] && table.visibleScreen === root)
    table.navigator.selectTab(0)
    try await table.settle()
    #expect(told == [0, 0] && table.titles == ["E"])
  }

  // MARK: What stands on two screens

  private final class Filter: TableGroup {
    var isOn = false
    override var sections: [TableSection] {
      [TableSection("Filter") { [.title: "Only new", .accessory: .switch(\Filter.isOn)] }]
    }
  }

  @Test func `a group shows what another screen made of its property`() async throws {
    let (a, b, filter) = (Container(), Container(), Filter())
    try a.model.insert(filter, .beforeMain)
    try b.model.insert(filter, .beforeMain)
    let table = try await HeadlessHost.show(a)
    func shown() -> TableValue? { table.row("Only new")?.controls.first?.value }
    try await table.toggle("Only new")
    a.open(b)
    try await table.settle()
    #expect(shown() == .flag(true))
    try await table.toggle("Only new")
    #expect(!filter.isOn && shown() == .flag(false))
    try await table.back()
    #expect(table.visibleScreen === a && shown() == .flag(false))
    try await table.toggle("Only new")
    #expect(filter.isOn && shown() == .flag(true))
  }

  private final class Lamp { var isOn = false }

  @Test func `a plain object does, too`() async throws {
    let lamp = Lamp()
    let screens = (0..<2).map { _ in
      TableScreen(
        model: TableModel([TableSection { [.title: "Lamp", .bind: .to(lamp, \.isOn)] }]))
    }
    let table = try await HeadlessHost.show(screens[0])
    func shown() -> TableValue? { table.row("Lamp")?.controls.first?.value }
    screens[0].open(screens[1])
    try await table.settle()
    try await table.toggle("Lamp")
    try await table.back()
    #expect(lamp.isOn && shown() == .flag(true))
  }
}
