import Foundation
import Observation
import TableScreen
import TableScreenTesting
import Testing

@Observable @MainActor private final class Sky {
  var clouds = 3
}

/// A drawing of the sky, as far as tests see it.
private final class SkyScreen: NativeScreen {
  let sky: Sky
  var log: [String] = []
  var letsGo = true

  init(_ sky: Sky = Sky()) {
    self.sky = sky
    super.init()
  }

  override var title: String { "Sky" }
  override var restorationName: String? { "sky" }
  override var substitute: String { "A drawing of \(sky.clouds) clouds" }
  override func barButtons(_ edge: TableBarButton.Edge) -> [TableBarButton] {
    guard edge == .trailing else { return [] }
    var blow = TableBarButton("Blow", action: .perform(SkyScreen.blow))
    blow.isEnabled = sky.clouds > 0
    return [blow, TableBarButton(system: .done, action: .perform(SkyScreen.finish))]
  }

  func blow() { sky.clouds -= 1 }
  func finish() { close(returning: sky.clouds) }

  override func onLoad() { log.append("load") }
  override func willAppear() { log.append("will appear") }
  override func willPresent() { log.append("will present") }
  override func onAppear() { log.append("appear") }
  override func onPresent() { log.append("present") }
  override func willDisappear() { log.append("will disappear") }
  override func willDismiss() { log.append("will dismiss") }
  override func onDisappear() { log.append("disappear") }
  override func onDismiss() { log.append("dismiss") }
  override func onBack() { log.append("back") }
  override func onAppEvent(_ event: TableAppEvent) { log.append("\(event)") }
  override func shouldGoBack() -> Bool { letsGo }
}

/// A table that opens it.
private final class WeatherScreen: TableScreen {
  let sky = Sky()
  var returned: [Int] = []

  override class var settings: Settings { [.title("Weather")] }
  override var restorationName: String? { "weather" }
  override var tableData: [Section] {
    [Section { [.title: "Sky", .action: .perform(WeatherScreen.look)] }]
  }
  func look() { open(SkyScreen(sky)) { (clouds: Int) in self.returned.append(clouds) } }
}

private struct Fog: LocalizedError { var errorDescription: String? { "Fog" } }

/// A screen that is no table is in the navigation what every other is.
@MainActor struct NativeScreenTests {
  private func opened(as presentation: TablePresentation = .push) async throws -> (
    HeadlessHost, SkyScreen
  ) {
    let host = try await HeadlessHost.show(WeatherScreen())
    let screen = host.visibleScreen.open(SkyScreen(), as: presentation)
    try await host.settle()
    return (host, screen)
  }

  @Test func `its line stands where a table has its rows, with title and buttons around it`()
    async throws
  {
    let (host, _) = try await opened()
    #expect(host.chrome.title == "Sky")
    #expect(host.chrome.emptyText == "A drawing of 3 clouds")
    #expect(host.screen == nil)
    #expect(
      host.frame(columns: 40, rows: 6) == """
         ‹ Weather        Sky        Blow  Done


                 A drawing of 3 clouds


        """)
  }

  @Test func `without a line of its own it is called by its title, in the person's words`()
    async throws
  {
    let host = try await HeadlessHost.show(NativeScreen())
    #expect(host.chrome.emptyText == "This cannot be shown here")
    host.visibleScreen.setTitle("Map")
    #expect(host.chrome.emptyText == "“Map” cannot be shown here")
    let words = TableWords.current
    defer { TableWords.current = words }
    TableWords.current.notShownHere = { "Ohne Bild: \($0)" }
    #expect(host.chrome.emptyText == "Ohne Bild: Map")
  }

  @Test func `the host hears of it when what the line was read from changes`() async throws {
    let screen = LineScreen()
    let host = CountedChrome(screen)
    #expect(screen.chrome.emptyText == "3 clouds")
    let count = host.count
    screen.sky.clouds = 2
    for _ in 0..<8 { await Task.yield() }
    #expect(host.count == count + 1)
    #expect(screen.chrome.emptyText == "2 clouds")
  }

  @Test func `its buttons follow what they are made of, and it closes with a value`() async throws {
    let weather = WeatherScreen()
    let host = try await HeadlessHost.show(weather)
    try await host.tap("Sky")
    for _ in 0..<3 { try await host.press("Blow") }
    #expect(host.chrome.trailing.map(\.isEnabled) == [false, true])
    #expect(host.chrome.emptyText == "A drawing of 0 clouds")
    try await host.press("Done")
    #expect(weather.returned == [0])
    #expect(host.visibleScreen === weather)
  }

  @Test func `its hooks run as those of a table`() async throws {
    let (host, screen) = try await opened()
    host.navigator.send(.background)
    screen.open(NativeScreen())
    try await host.settle()
    try await host.back()
    try await host.back()
    #expect(
      screen.log == [
        "load", "will appear", "will present", "appear", "present", "background",
        "will disappear", "disappear", "will appear", "appear", "back",
        "will disappear", "will dismiss", "disappear", "dismiss",
      ])
  }

  @Test func `a person is let out as it says`() async throws {
    let (host, screen) = try await opened(as: .modal)
    #expect(host.chrome.isModal)
    screen.letsGo = false
    _ = host.navigator.back()
    #expect(host.visibleScreen === screen)
    screen.letsGo = true
    try await host.closeModal()
    #expect(host.chrome.title == "Weather")
  }

  @Test func `what it waits for, and what failed, stands in place of the line`() async throws {
    let (host, screen) = try await opened()
    screen.wait(for: "Measuring…") { if screen.letsGo { throw Fog() } }
    #expect(host.chrome.waiting == "Measuring…")
    #expect(host.frame(columns: 40, rows: 6).contains("Measuring…"))
    try await host.settle()
    #expect(host.chrome.failure == "Fog")
    #expect(!host.frame(columns: 40, rows: 6).contains("clouds"))
    screen.letsGo = false
    try await host.retry()
    #expect(host.frame(columns: 40, rows: 6).contains("A drawing of 3 clouds"))
  }

  @Test func `it says things for a moment, and takes back what was done`() async throws {
    let (host, screen) = try await opened()
    screen.sky.clouds = 0
    screen.registerUndo("Blew") { screen.sky.clouds = 3 }
    #expect(host.chrome.notice?.text == "Blew")
    #expect(host.chrome.notice?.offersUndo == true)
    try await host.undo()
    #expect(screen.sky.clouds == 3)
    screen.show(error: Fog())
    #expect(host.chrome.notice?.isError == true)
  }

  @Test func `it stands in tabs, and beside a list`() async throws {
    let host = try await HeadlessHost.show(tabs: [WeatherScreen(), SkyScreen()])
    try await host.selectTab("Sky")
    #expect(host.chrome.tabs.map(\.title) == ["Weather", "Sky"])
    #expect(host.chrome.emptyText == "A drawing of 3 clouds")
    try await host.selectTab("Weather")
    try await host.resize(columns: 120)
    host.visibleScreen.open(SkyScreen(), as: .detail)
    try await host.settle()
    #expect(host.navigator.panes.count == 2)
    let frame = host.frame(columns: 120, rows: 8)
    #expect(frame.contains("Weather") && frame.contains("A drawing of 3 clouds"))
  }

  @Test func `it is open again after a restart, with what stood above it`() async throws {
    let (host, screen) = try await opened()
    screen.open(WeatherScreen())
    try await host.settle()
    let data = try JSONEncoder().encode(host.navigator.state)
    let saved = try JSONDecoder().decode(TableNavigationState.self, from: data)
    let restoration = TableRestoration(load: { saved }, save: { _ in }) { name in
      name == "sky" ? SkyScreen() : WeatherScreen()
    }
    let second = try await HeadlessHost.show(WeatherScreen(), restoration: restoration)
    #expect(second.navigator.screens.map(\.title) == ["Weather", "Sky", "Weather"])
    try await second.back()
    #expect(second.chrome.emptyText == "A drawing of 3 clouds")
  }

  @Test func `it is freed when it is closed, and opened again begins anew`() async throws {
    let (host, kept) = try await opened()
    weak var freed: SkyScreen?
    do { freed = kept.open(SkyScreen()) }
    try await host.settle()
    #expect(freed != nil)
    try await host.back()
    #expect(freed == nil)
    try await host.back()
    kept.log = []
    host.visibleScreen.open(kept)
    try await host.settle()
    #expect(kept.log.prefix(2) == ["will appear", "will present"])
    #expect(host.chrome.emptyText == "A drawing of 3 clouds")
  }
}

/// A screen without anything that is read but its line.
private final class LineScreen: NativeScreen {
  let sky = Sky()
  override var substitute: String { "\(sky.clouds) clouds" }
}

/// A host that counts how often it is told of what is around the rows.
@MainActor private final class CountedChrome: TableHost {
  let capabilities: HostCapabilities = []
  private var window: TableNavigator?
  private(set) var count = 0

  init(_ screen: Screen) {
    let window = TableNavigator([screen], host: self)
    self.window = window
    window.start()
  }

  func navigate(_ change: TableNavigationChange) {}
  func apply(
    _ changes: ChangeSet, from old: TableLayout, to new: TableLayout, in screen: any HostedScreen
  ) {}
  func refreshChrome(of screen: any HostedScreen) { count += 1 }
  func scroll(to path: TablePath, at position: TableScrollPosition, in screen: any HostedScreen) {}
}
