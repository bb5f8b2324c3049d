// swift-format-ignore-file
// What the article about screens that are no table shows, word for word.
import TableScreen
import TableScreenTesting
import Testing

final class MapScreen: NativeScreen {
  let town: String
  init(of town: String) {
    self.town = town
    super.init()
  }

  override var title: String { town }
  override var substitute: String { "A map of \(town)" }
  override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
    edge == .trailing ? [BarButton(system: .done, action: .perform(MapScreen.finish))] : []
  }
  func finish() { close(returning: town) }
}

private final class TravelScreen: TableScreen {
  var town = ""
  override func onLoad() {
    open(MapScreen(of: "Oslo")) { (town: String) in self.town = town }
  }
}

@MainActor struct NativeScreenExamples {
  @Test func `a map returns its town`() async throws {
    let travel = TravelScreen()
    let host = try await HeadlessHost.show(travel)
    try await host.press("Done")
    #expect(travel.town == "Oslo")
  }

  @Test func `a map is a line in a test`() async throws {
    let host = try await HeadlessHost.show(MapScreen(of: "Oslo"))
    #expect(host.chrome.emptyText == "A map of Oslo")
  }
}
