import Observation
import TableScreen
import TableScreenTesting
import Testing

/// The table of commands says what each does now, and does it.
@MainActor struct ScreenCommandTests {
  final class ListScreen: TableScreen {
    var added = 0
    var isBroken = false
    override class var settings: Settings {
      [.title("List"), .searchable(), .refreshable(), .selectable(.multiple)]
    }
    override var tableData: [Section] {
      [
        Section {
          [.title: "Tea", .editingStyle: .delete]
          [.title: "Milk", .editingStyle: .delete]
          [.title: "Fixed"]
        }
      ]
    }
    override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
      edge == .trailing ? [BarButton("Add", action: .perform(ListScreen.add))] : []
    }
    func add() { added += 1 }
    override func onRefresh() async throws {}
  }

  @Observable final class FormScreen: TableScreen {
    var name = "Ada"
    @ObservationIgnored var saved: [String] = []
    override class var settings: Settings { [.title("Form"), .drafts] }
    override var tableData: [Section] {
      [Section { [.title: "Name", .bind: .to(\FormScreen.name)] }]
    }
    override func onSubmit() async throws {
      try await commitForm()
      saved.append(name)
    }
  }

  final class SavingScreen: TableScreen {
    var saves = 0
    override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
      edge == .leading
        ? [BarButton("Other", action: .run { _ in })]
        : edge == .trailing
          ? [BarButton(system: .save, action: .perform(SavingScreen.save))] : []
    }
    func save() { saves += 1 }
  }

  private func command(_ name: ScreenCommand.Name, _ screen: Screen) throws -> ScreenCommand {
    try #require(screen.commands.first { $0.name == name })
  }

  private func enabled(_ screen: Screen) -> [ScreenCommand.Name] {
    screen.commands.filter(\.isEnabled).map(\.name)
  }

  @Test func `a command is enabled while it does something`() async throws {
    let screen = ListScreen()
    let table = try await HeadlessHost.show(screen)
    #expect(
      enabled(screen) == [.search, .refresh, .edit, .selectAll, .button(.trailing, 0)])
    screen.perform(try command(.search, screen))
    try await table.settle()
    #expect(table.chrome.search?.phase == .entered)
    #expect(try command(.leave, screen).effect == .send(.endSearch))
    screen.perform(try command(.leave, screen))
    screen.perform(try command(.edit, screen))
    #expect(screen.isEditing)
    #expect(try command(.edit, screen).title == "Done")
    screen.perform(try command(.leave, screen))
    #expect(!screen.isEditing)
    #expect(try command(.leave, screen).effect == nil)
    #expect(screen.perform(try command(.leave, screen)) == false)
  }

  @Test func `all rows are selected, and those of them that can be are deleted`() async throws {
    let screen = ListScreen(
      model: TableModel([
        TableSection("All", cells: [[.title: "Tea", .editingStyle: .delete], [.title: "Fixed"]])
      ]))
    let table = try await HeadlessHost.show(screen)
    #expect(try !command(.delete, screen).isEnabled)
    screen.perform(try command(.selectAll, screen))
    #expect(screen.selectedRows.count == 2)
    screen.perform(try command(.delete, screen))
    try await table.settle()
    #expect(table.titles == ["Fixed"])
    #expect(screen.undoTitle == "Deleted “Tea”" && screen.redoTitle == nil)
    screen.perform(try command(.undo, screen))
    #expect(table.titles == ["Tea", "Fixed"])
    #expect(screen.undoTitle == nil && screen.redoTitle == "Deleted “Tea”")
    screen.perform(try command(.redo, screen))
    #expect(table.titles == ["Fixed"])
  }

  @Test func `a button that saves has the key for it, and else the form is submitted`()
    async throws
  {
    let form = FormScreen()
    let table = try await HeadlessHost.show(form)
    screenPress(.save, form)
    try await table.settle()
    #expect(form.saved == ["Ada"])
    let saving = SavingScreen()
    _ = try await HeadlessHost.show(saving)
    screenPress(.save, saving)
    screenPress(.button(.leading, 0), saving)
    #expect(saving.saves == 1)
    #expect(!saving.commands.contains { $0.name == .button(.trailing, 0) })
  }

  private func screenPress(_ name: ScreenCommand.Name, _ screen: Screen) {
    if let command = screen.commands.first(where: { $0.name == name }) { screen.perform(command) }
  }

  @Test func `tabs go round, and the way back leads back`() async throws {
    let screens = [ListScreen(), ListScreen(), ListScreen()]
    let table = try await HeadlessHost.show(tabs: screens)
    screens[0].perform(try command(.previousTab, screens[0]))
    #expect(table.navigator.selectedTab == 2)
    screens[2].perform(try command(.nextTab, screens[2]))
    #expect(table.navigator.selectedTab == 0)
    screens[0].perform(try command(.tab(1), screens[0]))
    #expect(table.navigator.selectedTab == 1)
    #expect(try !command(.back, screens[1]).isEnabled)
    let deeper = SavingScreen()
    screens[1].open(deeper)
    try await table.settle()
    deeper.perform(try command(.back, deeper))
    try await table.settle()
    #expect(table.visibleScreen === screens[1])
    let modal = SavingScreen()
    screens[1].open(modal, as: .modal)
    try await table.settle()
    #expect(try command(.leave, modal).title == "Close")
    #expect(!modal.commands.contains { $0.name == .nextTab })
    modal.perform(try command(.leave, modal))
    try await table.settle()
    #expect(table.visibleScreen === screens[1])
  }

  @Test func `a detail beside its list has the tabs of the window, too`() async throws {
    let screens = [ListScreen(), ListScreen()]
    let table = try await HeadlessHost.show(tabs: screens)
    try await table.resize(columns: 120)
    let detail = ListScreen()
    screens[0].open(detail, as: .detail)
    try await table.focusOtherPane()
    #expect(table.visibleScreen === detail && detail.chrome.tabs.isEmpty)
    detail.perform(try command(.tab(1), detail))
    #expect(table.navigator.selectedTab == 1)
  }

  @Test func `no two commands have the same keys`() async throws {
    let screens = [ListScreen(), ListScreen()]
    _ = try await HeadlessHost.show(tabs: screens)
    let keys = screens[0].commands.map { [AnyHashable($0.key), AnyHashable($0.modifiers)] }
    #expect(Set(keys).count == keys.count)
    #expect(screens[0].commands.allSatisfy { !$0.title.isEmpty })
  }
}
