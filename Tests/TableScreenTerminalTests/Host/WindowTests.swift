#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TestSupport
import Testing

@testable import TableScreenTerminal

/// Countries, each of which has a detail.
@MainActor private final class CountryScreen: TableScreen {
  override class var settings: Settings { [.title("Countries")] }
  var count = 0
  override var tableData: [Section] {
    [
      Section(items: (0..<40).map { Country(id: $0) }) { country in
        [.title: "Country \(country.id)", .action: .perform(CountryScreen.show, country)]
      }
    ]
  }
  override func barButtons(_ edge: TableBarButton.Edge) -> [TableBarButton] {
    edge == .toolbar
      ? [TableBarButton("Count \(count)", action: .perform(CountryScreen.increase))] : []
  }
  override var restorationName: String? { "countries" }
  func increase() { count += 1 }
  func show(_ country: Country) { open(CapitalScreen(country.id), as: .detail) }
}

private struct Country: Identifiable, Equatable { let id: Int }

@MainActor private final class CapitalScreen: TableScreen {
  let number: Int
  init(_ number: Int) {
    self.number = number
    super.init()
  }
  override var restorationName: String? { "capital \(number)" }
  override var title: String { "Capital \(number)" }
  override var tableData: [Section] {
    [Section { for part in ["North", "South"] { [.title: "\(part) \(number)"] } }]
  }
}

extension CursesTests {
  @Suite @MainActor struct Windows {
    @Test func `from a hundred columns on, a list and its detail are beside each other`() throws {
      let terminal = try TestTerminal([CountryScreen()], columns: 100, lines: 12)
      defer { terminal.close() }
      terminal.press(.down, .enter)
      #expect(terminal.line(of: "▌Country 1") != nil)
      #expect(terminal.lines[0].contains("Capital 1"))
      #expect(terminal.line(of: "│ North 1") != nil)
      terminal.press(.tab)
      #expect(terminal.line(of: "▌North 1") != nil)
      #expect(terminal.line(of: "•Country 1") != nil)
      terminal.press(.down)
      #expect(terminal.line(of: "▌South 1") != nil)
      terminal.press(.left)
      #expect(terminal.line(of: "▌Country 1") != nil)
      terminal.press(.down, .enter, .right)
      #expect(terminal.line(of: "▌North 2") != nil)
      #expect(terminal.line(of: "•Country 2") != nil)
    }

    @Test func `keys that come before the next frame mean what they would mean after it`() throws {
      let terminal = try TestTerminal([CountryScreen()], columns: 100, lines: 12)
      defer { terminal.close() }
      for key in [Key.enter, .tab, "j"] { terminal.host.handle(.key(key)) }
      terminal.host.drawIfNeeded()
      #expect(terminal.line(of: "▌South 0") != nil)
    }

    @Test func `a terminal that becomes narrow shows the detail above the list`() throws {
      let terminal = try TestTerminal([CountryScreen()], columns: 110, lines: 12)
      defer { terminal.close() }
      terminal.press(.enter)
      terminal.resize(columns: 60, lines: 12)
      #expect(terminal.lines[0].hasPrefix(" ‹ Countries"))
      #expect(terminal.line(of: "Country 3") == nil)
      terminal.resize(columns: 110, lines: 12)
      #expect(terminal.line(of: "Country 3") != nil)
      #expect(terminal.line(of: "▌North 0") != nil)
    }

    @Test func `the mouse leads to the screen that it points to`() throws {
      let terminal = try TestTerminal([CountryScreen()], columns: 120, lines: 12)
      defer { terminal.close() }
      terminal.press(.enter)
      terminal.click("South 0")
      #expect(terminal.line(of: "▌South 0") != nil)
      terminal.click("Country 4")
      #expect(terminal.line(of: "▌Country 4") != nil)
    }

    @Test func `a button whose title counts is pressed by its digit`() throws {
      let terminal = try TestTerminal([CountryScreen()], columns: 60, lines: 8)
      defer { terminal.close() }
      terminal.press("1", "1")
      #expect(terminal.line(of: "Count 2") == 6)
    }

    @Test func `tabs show their badges`() throws {
      let cities = CityScreen()
      let terminal = try TestTerminal([cities, FormScreen()], columns: 60, lines: 12)
      defer { terminal.close() }
      cities.setTabBadge("7")
      terminal.host.drawIfNeeded()
      #expect(terminal.lines[1].contains("[Cities (7)]"))
    }

    @Test func `tabs are chosen by their keys in either pane`() throws {
      let other = CityScreen()
      let terminal = try TestTerminal([CountryScreen(), other], columns: 110, lines: 12)
      defer { terminal.close() }
      terminal.press(.enter, .tab)
      #expect(terminal.line(of: "▌North 0") != nil)
      #expect(terminal.lines.last?.contains("tabs") == true, "\(terminal.frame)")
      terminal.press("]")
      #expect(terminal.host.navigator?.visibleScreen === other)
    }

    @Test func `a stopped job saves what is open, and is told once that it goes on`() throws {
      final class HearingScreen: TableScreen {
        var heard: [TableAppEvent] = []
        override func onAppEvent(_ event: TableAppEvent) { heard.append(event) }
      }
      let screen = HearingScreen()
      var saved = 0
      let restoration = TableRestoration(
        load: { nil }, save: { _ in saved += 1 }, making: { _ in nil })
      let terminal = try TestTerminal([screen], columns: 60, lines: 12, restoration: restoration)
      defer { terminal.close() }
      for event in [TableAppEvent.foreground, .background, .foreground, .foreground, .resized] {
        terminal.host.tell(event)
      }
      #expect(screen.heard == [.background, .foreground, .resized])
      #expect(saved == 1)
    }

    @Test func `what was open is saved at the end and open at the next start`() throws {
      var saved: TableNavigationState?
      let restoration = TableRestoration(
        load: { saved }, save: { saved = $0 },
        making: { CapitalScreen(Int($0.split(separator: " ").last ?? "") ?? 0) })
      let first = try TestTerminal(
        [CountryScreen()], columns: 60, lines: 12, restoration: restoration)
      first.press(.end, .up, .enter)
      #expect(first.lines[0].contains("Capital 38"))
      first.close()
      let second = try TestTerminal(
        [CountryScreen()], columns: 60, lines: 12, restoration: restoration)
      #expect(second.lines[0].contains("Capital 38"))
      second.press(.backspace)
      #expect(second.line(of: "Country 38") != nil)
      #expect(second.line(of: "Country 0") == nil)
      second.close()
    }

    @Test func `every key in both screens leaves a frame that can be drawn`() throws {
      var generator = SplitMix64(seed: 23)
      let keys: [Key] =
        Key.letters + [.up, .down, .left, .right, .tab, .enter, .escape, .backspace, "?", "1", "/"]
      let terminal = try TestTerminal([CountryScreen(), CityScreen()], columns: 104, lines: 14)
      defer { terminal.close() }
      for step in 0..<160 {
        guard let key = keys.randomElement(using: &generator), key != "q" else { continue }
        terminal.press(key)
        if step % 40 == 0 { terminal.resize(columns: step % 80 == 0 ? 70 : 104, lines: 14) }
        #expect(terminal.lines.count == 14)
      }
    }
  }
}
#endif
