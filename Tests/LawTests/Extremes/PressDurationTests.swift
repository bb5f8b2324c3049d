import TableScreen
import TableScreenTesting
import Testing

/// The duration of a long press is one that a host can wait for, whatever an app says, and a mistake in it is reported.
@MainActor @Suite struct PressDurationTests {
  private class Pressed: TableScreen {
    override var tableData: [Section] {
      [Section { [.title: "Row", .longPressAction: .run { _ in }] }]
    }
  }
  private final class Nan: Pressed {
    override class var settings: Settings { [.longPressable(minDuration: .nan)] }
  }
  private final class Endless: Pressed {
    override class var settings: Settings { [.longPressable(minDuration: .infinity)] }
  }
  private final class Negative: Pressed {
    override class var settings: Settings { [.longPressable(minDuration: -1)] }
  }
  private final class Half: Pressed {
    override class var settings: Settings { [.longPressable(minDuration: 0.5)] }
  }

  enum Given: CaseIterable {
    case nan, endless, negative, half
    var duration: Double? {
      switch self {
      case .nan: nil
      case .endless: 60
      case .negative: 0.01
      case .half: 0.5
      }
    }
  }

  private func screen(_ given: Given) -> TableScreen {
    switch given {
    case .nan: Nan()
    case .endless: Endless()
    case .negative: Negative()
    case .half: Half()
    }
  }

  @Test(arguments: Given.allCases) func `it is in range`(given: Given) async throws {
    var found: Double?
    let mistakes = try await TableDiagnostics.collect {
      let table = try await HeadlessHost.show(screen(given))
      found = table.chrome.longPressDuration
    }
    #expect(found == given.duration)
    #expect(mistakes.map(\.place.key) == (given == .half ? [] : ["longPressable"]))
  }
}
