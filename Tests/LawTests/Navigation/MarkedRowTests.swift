import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// The row of the open detail is marked, and no other: after a restart, too, and with one screen for all rows.
@MainActor @Suite struct MarkedRowTests {
  private final class Detail: TableScreen {
    let name: String
    init(_ name: String) {
      self.name = name
      super.init()
    }
    override var title: String { name }
    override var restorationName: String? { name }
    override var tableData: [Section] { [Section { [.title: "Text"] }] }
  }

  private final class List: TableScreen {
    var isLate = false
    var isShared = false
    private let shared = Detail("Shared")
    private var count = 0

    override var title: String { "List" }
    override var restorationName: String? { "List" }
    override var tableData: [Section] {
      [
        Section {
          for number in 0..<count {
            [.title: "Row \(number + 1)", .action: .perform(List.show, number + 1)]
          }
        }
      ]
    }
    override func onLoad() {
      guard isLate else { return fill() }
      Task { [self] in
        try await Task.sleep(for: .milliseconds(30))
        fill()
      }
    }
    func fill() {
      count = 3
      updateTableData()
    }
    func show(_ number: Int) {
      open(isShared ? shared : Detail("Detail \(number)"), as: .detail)
    }
    var marked: [String] { selectedRows.compactMap { model.cell($0)?.title } }
  }

  private func restarted(_ list: List, columns: Int) async throws -> (HeadlessHost, List) {
    let isLate = list.isLate
    list.isLate = false
    let table = try await HeadlessHost.show(list)
    try await table.resize(columns: columns)
    try await table.tap("Row 1")
    #expect(list.marked == ["Row 1"])
    let data = try JSONEncoder().encode(table.navigator.state)
    let state = try JSONDecoder().decode(TableNavigationState.self, from: data)
    table.close()
    let next = List()
    next.isLate = isLate
    let again = try await HeadlessHost.show(
      next, restoration: TableRestoration(load: { state }, save: { _ in }, making: Detail.init))
    try await again.resize(columns: columns)
    try await until { columns < 100 || next.marked == ["Row 1"] }
    return (again, next)
  }

  private func until(_ isDone: () -> Bool) async throws {
    for _ in 0..<2_000 where !isDone() { try await Task.sleep(for: .milliseconds(1)) }
  }

  @Test(arguments: [false, true])
  func `another row takes the mark after a restart`(isLate: Bool) async throws {
    let list = List()
    list.isLate = isLate
    let (table, again) = try await restarted(list, columns: 120)
    #expect(again.marked == ["Row 1"])
    table.navigator.focus(again)
    try await table.tap("Row 2")
    #expect(again.marked == ["Row 2"])
    table.navigator.screens.last?.close()
    #expect(again.marked == [])
    table.close()
  }

  @Test(arguments: [60, 120], [false, true])
  func `the mark goes with the detail after a restart`(columns: Int, isLate: Bool) async throws {
    let list = List()
    list.isLate = isLate
    let (table, again) = try await restarted(list, columns: columns)
    table.navigator.screens.last?.close()
    try await until { again.layout.sectionCount > 0 && again.layout.rowCount(in: 0) == 3 }
    try await table.settle()
    #expect(again.marked == [])
    table.close()
  }

  @Test(arguments: [["Row 1", "Row 2"], ["Row 1", "Row 1"]])
  func `one screen for all rows leaves no mark`(taps: [String]) async throws {
    let list = List()
    list.isShared = true
    let table = try await HeadlessHost.show(list)
    try await table.resize(columns: 120)
    for title in taps {
      table.navigator.focus(list)
      try await table.tap(title)
    }
    #expect(list.marked == [taps[1]])
    table.navigator.screens.last?.close()
    #expect(list.marked == [])
    table.close()
  }
}
