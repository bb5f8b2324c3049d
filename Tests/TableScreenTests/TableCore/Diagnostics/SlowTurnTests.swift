import Foundation
import Observation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// Holds the main actor up at one place of the app's code, until that is reported.
@MainActor private final class Brake {
  enum Place: String, CaseIterable {
    case tableData, row, group, matcher, action, hook, command, task

    /// The work that a report of this place names, and its row.
    var expected: (work: String, row: String?) {
      switch self {
      case .tableData, .group: ("reading the table", nil)
      case .row: ("making rows", "0")
      case .matcher: ("searching", nil)
      case .action: ("an action or a hook", "Act")
      case .hook, .command: ("an action or a hook", nil)
      case .task: ("work outside of tables", nil)
      }
    }
  }

  let place: Place
  private let reports: Reports
  private var isReleased = false

  init(at place: Place, _ reports: Reports) { (self.place, self.reports) = (place, reports) }

  func pass(_ here: Place) {
    guard here == place, !isReleased else { return }
    isReleased = true
    let end = ContinuousClock.now + .seconds(60)
    while !reports.haveUnfinished(place), ContinuousClock.now < end {
      Thread.sleep(forTimeInterval: 0.001)
    }
  }
}

/// The reports of slow turns, as the watch makes them on any thread.
private final class Reports: Sendable {
  private let all = Locked([TableDiagnostic]())

  func add(_ report: TableDiagnostic) { all.withLock { $0.append(report) } }
  var slow: [TableDiagnostic] { all.withLock { $0 }.filter { $0.kind == "slowTurn" } }
  /// Whether a turn that has not ended was reported with the work of a place.
  func haveUnfinished(_ place: Brake.Place) -> Bool {
    let (work, row) = place.expected
    return slow.contains {
      $0.what.contains("has been standing still") && $0.what.hasSuffix("went into \(work)")
        && (place == .task || $0.place.screen == "SlowScreen")
        && (row == nil || $0.place.row == row)
    }
  }
}

private final class SlowGroup: TableGroup {
  let brake: Brake
  init(_ brake: Brake) {
    self.brake = brake
    super.init()
  }
  override var sections: [TableSection] {
    brake.pass(.group)
    return [TableSection("Group") { [.title: "Of the group"] }]
  }
}

private final class SlowScreen: TableScreen {
  struct Item: Identifiable, Equatable { let id: Int }

  let brake: Brake
  let group: SlowGroup
  init(_ brake: Brake) {
    self.brake = brake
    group = SlowGroup(brake)
    super.init()
  }

  override class var settings: Settings { [.searchable(matching: SlowScreen.isHit)] }
  override var tableData: [Section] {
    brake.pass(.tableData)
    return [
      Section("Items", items: [Item(id: 7)]) { [brake] item in
        brake.pass(.row)
        return [.title: "Row \(item.id)"]
      },
      Section {
        [.title: "Act", .action: .perform(SlowScreen.act)]
        [.title: "Group", .children: .group(group, expanded: true)]
      },
    ]
  }
  override func onLoad() { model.onCommand = { [brake] _ in brake.pass(.command) } }
  override func willBeginSearch() { brake.pass(.hook) }
  func act() { brake.pass(.action) }
  func isHit(_ cell: Cell, _ text: String) -> Bool {
    brake.pass(.matcher)
    return true
  }
}

@Suite(.serialized) @MainActor struct SlowTurnTests {
  @Test(arguments: Brake.Place.allCases)
  private func `a turn that takes long is reported with its work while it lasts`(
    place: Brake.Place
  ) async throws {
    let reports = Reports()
    TableDiagnostics.withReporter({ reports.add($0) }) {
      TableDiagnostics.longestTurn = .milliseconds(2)
    }
    #expect(TableDiagnostics.longestTurn == .milliseconds(2))
    let brake = Brake(at: place, reports)
    let table = try await HeadlessHost.show(SlowScreen(brake))
    try await table.tap("Act")
    try await table.search("r")
    if place == .task { await Task { brake.pass(.task) }.value }
    TableDiagnostics.longestTurn = nil
    #expect(reports.haveUnfinished(place))
  }

  @Test func `a turn that has ended is reported with the time that it took`() async throws {
    let reports = Reports()
    TableDiagnostics.withReporter({ reports.add($0) }) {
      TableDiagnostics.longestTurn = .milliseconds(2)
    }
    let brake = Brake(at: .tableData, reports)
    let table = try await HeadlessHost.show(SlowScreen(brake))
    while !reports.slow.contains(where: { $0.what.contains("the main actor stood still for ") }) {
      await Task.yield()
    }
    TableDiagnostics.longestTurn = nil
    let count = reports.slow.count
    #expect(TableDiagnostics.longestTurn == nil)
    try await table.tap("Act")
    #expect(reports.slow.count == count)
  }
}
