import TableScreen
import TableScreenTesting
import Testing

/// A value that a screen is closed with reaches the screen that opened it, also from the hook that lets a person leave.
@MainActor @Suite struct ReturnedWhileLeavingTests {
  private final class HomeScreen: TableScreen {
    var heard: [String] = []
    override class var settings: Settings { [.title("Home")] }
    override var tableCells: [Cell?]? { [[.title: "Choose"]] }
    override func onReturn(from screen: Screen, with value: Any?) {
      heard.append("hook \(value.map { "\($0)" } ?? "nothing")")
    }
  }

  private final class ChoiceScreen: TableScreen {
    let lets: Bool
    let times: Int
    init(lets: Bool, times: Int) {
      (self.lets, self.times) = (lets, times)
      super.init()
    }
    override class var settings: Settings { [.title("Choice")] }
    override var tableCells: [Cell?]? { [[.title: "One"]] }
    override func shouldGoBack() -> Bool {
      for time in 0..<times { close(returning: "value \(time)") }
      return lets
    }
  }

  @Test(arguments: [TablePresentation.push, .modal], [false, true])
  func `it is heard once, whether the hook lets the person leave or not`(
    presentation: TablePresentation, lets: Bool
  ) async throws {
    for times in 0...2 {
      let home = HomeScreen()
      let table = try await HeadlessHost.show(home)
      let reports = try await TableDiagnostics.collect {
        home.open(ChoiceScreen(lets: lets, times: times), as: presentation) { (value: String) in
          home.heard.append("closure \(value)")
        }
        try await table.settle()
        try await table.back()
      }
      #expect(table.visibleScreen.title == (lets || times > 0 ? "Home" : "Choice"))
      #expect(home.heard == (times > 0 ? ["closure value 0", "hook value 0"] : []))
      #expect(reports == [])
    }
  }
}
