import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import Testing

/// The control at the end of a row has a name, by which data binds it and gives it an action.
@MainActor @Suite struct AccessoryNameTests {
  private final class SwitchScreen: TableScreen {
    var on = false
    var owner = "Ada"
    var told = 0
    override class var bindings: Bindings {
      ["on": .to(\SwitchScreen.on), "owner": .to(\SwitchScreen.owner)]
    }
    override class var actions: Actions { ["say": .perform(SwitchScreen.say)] }
    func say() { told += 1 }
  }

  @Test(arguments: [
    #""bind": {"accessory": "on"}"#, #""bind": {"value": "owner", "accessory": "on"}"#,
  ])
  func `a switch at the end of a row edits what its name is bound to`(bind: String) async throws {
    let screen = SwitchScreen(
      json: #"[{"cells": [{"title": "a", \#(bind), "accessory": {"view": "switch"}}]}]"#)
    #expect(screen.data?.mistakes == [])
    let table = try await HeadlessHost.show(screen)
    try await table.toggle("a", control: "accessory")
    #expect(screen.on && screen.owner == "Ada")
    screen.update { screen.on = false }
    screen.updateTableData()
    try await table.toggle("a", control: "accessory")
    #expect(screen.on)
  }

  @Test func `a bound switch tells its action, too`() async throws {
    let screen = SwitchScreen(
      json:
        #"[{"cells": [{"title": "a", "bind": {"accessory": "on"}, "accessory": {"view": "switch", "action": "say"}}]}]"#
    )
    let table = try await HeadlessHost.show(screen)
    try await table.toggle("a", control: "accessory")
    #expect(screen.on && screen.told == 1)
  }

  @Test func `a switch at the end of a row runs the action of its name`() async throws {
    let screen = SwitchScreen(
      json:
        #"[{"cells": [{"title": "b", "controls": {"accessory": "say"}, "accessory": {"view": "switch", "value": true}}]}]"#
    )
    let table = try await HeadlessHost.show(screen)
    try await table.toggle("b", control: "accessory")
    #expect(screen.told == 1)
  }

  @Test func `a button at the end of a row runs the action of its name`() async throws {
    let screen = SwitchScreen(
      json:
        #"[{"cells": [{"title": "b", "controls": {"accessory": "say"}, "accessory": {"view": "button", "value": "Go"}}]}]"#
    )
    let table = try await HeadlessHost.show(screen)
    try await table.press(in: "b", control: "accessory")
    #expect(screen.told == 1)
  }
}
