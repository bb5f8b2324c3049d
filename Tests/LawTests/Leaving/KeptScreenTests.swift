import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// A screen that the app keeps and opens again: what it was to load, and what was asked of it meanwhile.
@MainActor @Suite struct KeptScreenTests {
  private final class Root: TableScreen {
    override var title: String { "Root" }
    override var tableData: [Section] { [Section { [.title: "Root"] }] }
  }

  // MARK: Waits

  private final class Waiting: TableScreen {
    private struct Away: LocalizedError { var errorDescription: String? { "Away" } }

    override class var settings: Settings { [.emptyText("No names.")] }
    var names: [String] = []
    var isAway = false
    var isStuck = false
    var starts = 0
    override func onLoad() {
      wait(for: "Reading the names…") { [weak self] in
        self?.starts += 1
        while self?.isStuck == true { try await Task.sleep(for: .milliseconds(1)) }
        if self?.isAway == true { throw Away() }
        self?.names = ["Ada", "Bob"]
        self?.updateTableData()
      }
    }
    override var tableData: [Section] {
      [Section("Names", items: names, id: \.self) { [.title: $0] }]
    }
  }

  @Test func `what onLoad waits for is waited for again after the screen was left`() async throws {
    let (root, screen) = (Root(), Waiting())
    let table = try await HeadlessHost.show(root)
    screen.isStuck = true
    root.open(screen)
    await Task.yield()
    #expect(table.chrome.waiting == "Reading the names…")
    _ = table.navigator.back()
    #expect(table.navigator.visibleScreen === root)
    screen.isStuck = false
    root.open(screen)
    #expect(table.chrome.waiting == "Reading the names…")
    try await table.settle()
    #expect(table.titles == ["Ada", "Bob"])
    let starts = screen.starts
    try await table.back()
    root.open(screen)
    try await table.settle()
    #expect(table.titles == ["Ada", "Bob"] && screen.starts == starts)
  }

  @Test func `what onLoad could not load is tried again once the screen is opened again`()
    async throws
  {
    let (root, screen) = (Root(), Waiting())
    let table = try await HeadlessHost.show(root)
    screen.isAway = true
    root.open(screen)
    try await table.settle()
    #expect(table.chrome.failure == "Away")
    try await table.back()
    root.open(screen)
    try await table.settle()
    #expect(table.chrome.failure == "Away")
    try await table.back()
    screen.isAway = false
    root.open(screen)
    try await table.settle()
    #expect(table.titles == ["Ada", "Bob"] && table.chrome.failure == nil)
  }

  @Test func `a screen that is left while it waits is freed`() async throws {
    let root = Root()
    let table = try await HeadlessHost.show(root)
    weak var freed: Waiting?
    do {
      let screen = Waiting()
      screen.isAway = true
      freed = screen
      root.open(screen)
      try await table.settle()
      try await table.back()
    }
    try await table.settle()
    #expect(freed == nil)
  }

  // MARK: What is asked of a closed screen

  private final class Kept: TableScreen {
    override class var settings: Settings { [.selectable(.multiple), .editable()] }
    override var tableData: [Section] {
      [
        Section(id: "s") {
          for number in 0..<6 { [.title: "Row \(number)", .id: .key(number)] }
          [.title: "Host", .id: "host", .children: .cells { [.title: "Kid", .id: "kid"] }]
        }
      ]
    }
  }

  @Test(arguments: [false, true])
  func `what is asked of a screen before it is opened holds, the first time and again`(
    isKept: Bool
  ) async throws {
    let (root, screen) = (Root(), Kept())
    let table = try await HeadlessHost.show(root)
    if isKept {
      root.open(screen)
      try await table.settle()
      try await table.tap("Row 2")
      try await table.back()
      screen.clearSelection()
    }
    screen.select(.id(4))
    screen.select(.id(5))
    screen.deselect(.id(5))
    screen.setExpanded(true, of: "host")
    screen.mask(.id(1))
    #expect(screen.isMasked(.id(1)))
    screen.toggleMask(.id(0))
    screen.setEditing(true)
    root.open(screen)
    try await table.settle()
    #expect(screen.selectedIDs == [4])
    #expect(table.titles == ["Row 2", "Row 3", "Row 4", "Row 5", "Host", "Kid"])
    #expect(table.chrome.isEditing)
    try await table.back()
    root.open(screen)
    try await table.settle()
    #expect(!table.chrome.isEditing && screen.selectedIDs == [4])
  }
}
