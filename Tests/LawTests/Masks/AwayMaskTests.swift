import Observation
import TableScreen
import TableScreenTesting
import Testing

/// Whether a row is hidden is told as it will be once the row is there, and `toggleMask` turns that around.
@MainActor @Suite struct AwayMaskTests {
  @Observable final class Store {
    var names = ["a", "b"]
  }

  private final class NamesScreen: TableScreen {
    let store = Store()
    override var tableData: [Section] {
      [Section("Names", items: store.names, id: \.self) { [.title: $0] }]
    }
  }

  enum Act: CaseIterable { case none, mask, unmask, toggle, toggleTwice }

  @Test(arguments: [false, true], Act.allCases)
  func `what is said of a row that is away is so when it comes back`(
    isMasked: Bool, act: Act
  ) async throws {
    let screen = NamesScreen()
    let table = try await HeadlessHost.show(screen)
    if isMasked { screen.mask("b") }
    #expect(screen.isMasked("b") == isMasked)
    screen.store.names = ["a"]
    try await table.settle()
    #expect(screen.isMasked("b") == isMasked)
    let wanted: Bool
    switch act {
    case .none: wanted = isMasked
    case .mask: wanted = true
    case .unmask: wanted = false
    case .toggle: wanted = !isMasked
    case .toggleTwice: wanted = isMasked
    }
    switch act {
    case .none: break
    case .mask: screen.mask("b")
    case .unmask: screen.unmask("b")
    case .toggle: screen.toggleMask("b")
    case .toggleTwice:
      screen.toggleMask("b")
      screen.toggleMask("b")
    }
    #expect(screen.isMasked("b") == wanted)
    screen.store.names = ["a", "b"]
    try await table.settle()
    #expect(screen.isMasked("b") == wanted)
    #expect(table.titles.contains("b") == !wanted)
  }
}
