import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// The law of openers: what a screen returns goes to the screen that opened it, after restarts as before.
@MainActor @Suite struct OpenerLaw {
  private final class Log {
    /// To whom each screen returned something.
    var receivers: [String: String] = [:]
  }

  private final class Named: TableScreen {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init()
    }
    override var title: String { name }
    override var restorationName: String? { name }
    override var tableData: [Section] { [Section { [.title: "Row of \(name)"] }] }
    override func onReturn(from screen: Screen, with value: Any?) {
      log.receivers[screen.title] = name
    }
  }

  /// Who opens the next screen, of those that are open, and how.
  private typealias Step = (opener: Double, way: TablePresentation)

  private func returns(_ steps: [Step], isWide: Bool, restarts: Int) async throws -> [String:
    String]
  {
    let log = Log()
    var table = try await HeadlessHost.show(Named("0", log))
    try await table.resize(columns: isWide ? 120 : 60)
    for (place, step) in steps.enumerated() {
      // A screen below a modal opens nothing.
      let openers = table.navigator.stack.screens
      let opener = openers[Int(step.opener * Double(openers.count))]
      opener.open(Named("\(place + 1)", log), as: step.way)
      try await table.settle()
    }
    for _ in 0..<restarts {
      let data = try JSONEncoder().encode(table.navigator.state)
      let state = try JSONDecoder().decode(TableNavigationState.self, from: data)
      table.close()
      log.receivers = [:]
      table = try await HeadlessHost.show(
        Named("0", log),
        restoration: TableRestoration(load: { state }, save: { _ in }) { Named($0, log) })
      try await table.resize(columns: isWide ? 120 : 60)
    }
    while table.navigator.screens.count > 1, let last = table.navigator.screens.last {
      last.close(returning: "value")
      try await table.settle()
    }
    table.close()
    return log.receivers
  }

  @Test(arguments: Effort.some((0..<60).map { UInt64($0) }))
  func `what is returned goes to the same screen after a restart`(seed: UInt64) async throws {
    var random = SplitMix64(seed: Seed.value &+ seed)
    let ways: [TablePresentation] = [.push, .modal, .detail]
    let steps: [Step] = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      (Double.random(in: 0..<1, using: &random), ways.randomElement(using: &random) ?? .push)
    }
    for isWide in [false, true] {
      let before = try await returns(steps, isWide: isWide, restarts: 0)
      for restarts in 1...2 {
        // What nobody has taken, as its opener was closed meanwhile, goes to the screen below then.
        let after = try await returns(steps, isWide: isWide, restarts: restarts)
          .filter { before[$0.key] != nil }
        #expect(before == after, "seed \(Seed.value &+ seed), wide: \(isWide), \(steps)")
      }
    }
  }
}
