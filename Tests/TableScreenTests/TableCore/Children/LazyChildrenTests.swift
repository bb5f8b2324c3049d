import TableScreenTesting
import TestSupport
import Testing

@testable import TableCore
@testable import TableScreen

/// Opens when a test says so.
@MainActor final class Gate {
  var isOpen = false
  func wait() async { while !isOpen { await Task.yield() } }
}

/// A row whose children are made when it is expanded, and which comes and goes.
private final class ShelfScreen: TableScreen {
  let gate = Gate()
  var showsShelf = true
  var refusal: (any Error)?
  var readings = 0
  override var tableData: [Section] {
    [
      Section("Room") {
        [.title: "Lamp"]
        if showsShelf { [.title: "Shelf", .id: "shelf", .children: .cells(ShelfScreen.books)] }
      }
    ]
  }
  func books() async throws -> [Cell] {
    readings += 1
    await gate.wait()
    if let refusal { throw refusal }
    return [[.title: "Atlas"], [.title: "Novel"]]
  }
  func show(_ showsShelf: Bool) {
    self.showsShelf = showsShelf
    updateTableData()
  }
}

private func turns(_ count: Int = 20) async { for _ in 0..<count { await Task.yield() } }

/// Children that are made when they are asked for belong to their row, whatever becomes of it.
@MainActor struct LazyChildrenTests {
  @Test func `children that come after their row went are dropped`() async throws {
    let screen = ShelfScreen()
    let table = try await HeadlessHost.show(screen)
    screen.setExpanded(true, of: .id("shelf"))
    await turns()
    screen.show(false)
    screen.gate.isOpen = true
    try await table.settle()
    #expect(table.titles == ["Lamp"])
    #expect(screen.model.tree.sections.count == 1)
    #expect(screen.visibility(of: NodeID(.max)) == nil)
    #expect(screen.isMasked(.node(NodeID(.max))) == false)
  }

  @Test func `a row that returns before its children came makes them again`() async throws {
    let screen = ShelfScreen()
    let table = try await HeadlessHost.show(screen)
    screen.setExpanded(true, of: .id("shelf"))
    await turns()
    screen.show(false)
    screen.show(true)
    await turns()
    #expect(screen.readings == 2)
    #expect(table.row("Shelf")?.isBusy == true)
    screen.gate.isOpen = true
    try await table.settle()
    #expect(table.titles == ["Lamp", "Shelf", "Atlas", "Novel"])
    #expect(table.row("Shelf")?.isBusy == false)
  }

  @Test func `children that fail after their row went leave nothing behind`() async throws {
    let screen = ShelfScreen()
    let table = try await HeadlessHost.show(screen)
    screen.refusal = CancellationError()
    screen.setExpanded(true, of: .id("shelf"))
    await turns()
    screen.show(false)
    screen.gate.isOpen = true
    try await table.settle()
    #expect(screen.model.overlay.busy.isEmpty)
    #expect(screen.model.overlay.messages.isEmpty)
  }

  @Test func `children that come after their row was deleted are dropped`() async throws {
    let screen = ShelfScreen()
    let table = try await HeadlessHost.show(screen)
    let shelf = try #require(table.layout.row(at: TablePath(0, 1))?.id)
    screen.setExpanded(true, of: .id("shelf"))
    await turns()
    try screen.model.deleteRows([shelf])
    screen.gate.isOpen = true
    try await table.settle()
    #expect(table.titles == ["Lamp"])
    #expect(screen.model.tree.sections.count == 1)
  }

  @Test func `what is remembered of children that went with their row does not grow`() async throws
  {
    let screen = ShelfScreen()
    screen.gate.isOpen = true
    let table = try await HeadlessHost.show(screen)
    for _ in 0..<3 {
      screen.setExpanded(true, of: .id("shelf"))
      try await table.settle()
      screen.mask(.path(DataPath(group: try #require(group(in: screen)), section: 0, row: 0)))
      #expect(table.titles == ["Lamp", "Shelf", "Novel"])
      screen.show(false)
      screen.show(true)
      try await table.settle()
    }
    #expect(screen.model.overlay.masks.count == 1)
  }

  private func group(in screen: TableScreen) -> NodeID? {
    screen.model.resolve(.children(of: .id("shelf"))).first
  }

  @Test func `children that come after their screen closed are dropped`() async throws {
    let table = try await HeadlessHost.show(PlainScreen())
    weak var closed: ShelfScreen?
    let gate: Gate
    do {
      let screen = table.visibleScreen.open(ShelfScreen())
      (closed, gate) = (screen, screen.gate)
      screen.setExpanded(true, of: .id("shelf"))
    }
    await turns()
    try await table.back()
    gate.isOpen = true
    // What loaded them goes when its task does, which any thread may end.
    try await until { closed == nil }
  }
}
