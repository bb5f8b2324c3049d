import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// Screens learn what happens to the app, whether they are in view or not.
@MainActor struct AppEventTests {
  final class HearingScreen: TableScreen {
    var heard: [TableAppEvent] = []
    override func onAppEvent(_ event: TableAppEvent) { heard.append(event) }
  }

  @Test func `all open screens are told, those embedded and below others among them`() async throws
  {
    let (root, child, top) = (HearingScreen(), HearingScreen(), HearingScreen())
    let table = try await HeadlessHost.show(root)
    root.addChild(child)
    root.open(top)
    let page = try #require(URL(string: "shop://milk"))
    for event in [TableAppEvent.background, .foreground, .resized, .url(page)] {
      try await table.tell(event)
    }
    for screen in [root, child, top] {
      #expect(screen.heard == [.background, .foreground, .resized, .url(page)])
    }
    try await table.back()
    try await table.tell(.background)
    #expect(top.heard.count == 4)
  }
}
