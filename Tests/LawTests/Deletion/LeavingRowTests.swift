import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// The law of a row on its way out: while the app decides whether a row goes, neither it nor a row below it does anything; one
/// that stays does all again.
@MainActor @Suite struct LeavingRowTests {
  enum Way: CaseIterable { case tap, longPress, accessory, menu }
  enum Answer: CaseIterable { case keep, done, failure }

  private struct Refused: Error {}

  private final class Trees: TableScreen {
    let (way, answer): (Way, Answer)
    let latch = Latch()
    var items = ["Ash", "Birch", "Cedar"]
    var seen: [String] = []

    init(_ way: Way, _ answer: Answer) {
      (self.way, self.answer) = (way, answer)
      super.init()
    }

    override class var settings: Settings { [.selectable(.single), .longPressable()] }
    override var tableData: [Section] {
      [
        Section(
          cells: items.map {
            var cell = row($0)
            cell[.deleteAction] = .perform(Trees.remove, $0)
            cell[.children] = .cells([row("below \($0)")], expanded: true)
            return cell
          })
      ]
    }

    private func row(_ title: String) -> Cell {
      var cell: Cell = [.id: .key(title), .title: title]
      let see = TableAction.perform(Trees.see, title)
      switch way {
      case .tap: cell[.action] = see
      case .longPress: cell[.longPressAction] = see
      case .accessory: cell[.accessory] = .button("Look", see)
      case .menu: cell[.menu] = .actions([.init("See", see)])
      }
      return cell
    }

    func see(_ title: String) { seen.append(title) }

    func remove(_ item: String) async throws -> Deletion {
      await latch.wait()
      if answer == .failure { throw Refused() }
      if answer == .keep { return .keep }
      items.removeAll { $0 == item }
      return .done
    }

    override func onError(_ error: any Error) {}
  }

  private func use(_ title: String, _ way: Way, _ table: HeadlessHost) async throws {
    switch way {
    case .tap: try await table.tap(title)
    case .longPress: try await table.longPress(title)
    case .accessory: try await table.tapAccessory(title)
    case .menu: try await table.choose("See", of: title)
    }
  }

  @Test(arguments: Way.allCases, Answer.allCases)
  func `a row does nothing while the app decides whether it goes`(_ way: Way, _ answer: Answer)
    async throws
  {
    let screen = Trees(way, answer)
    let table = try await HeadlessHost.show(screen)
    try await table.tap("Cedar")
    screen.seen = []
    try await table.waiting(atMost: .zero) { try await table.delete("Birch") }
    for title in ["Birch", "below Birch", "Ash", "below Ash"] {
      try await table.waiting(atMost: .zero) { try await use(title, way, table) }
    }
    #expect(screen.seen == ["Ash", "below Ash"])
    screen.latch.open()
    try await table.settle()
    let stays = answer != .done
    #expect(table.titles.contains("Birch") == stays)
    if stays { try await use("below Birch", way, table) }
    if stays { try await use("Birch", way, table) }
    #expect(screen.seen.dropFirst(2) == (stays ? ["below Birch", "Birch"] : []))
  }

  @Test func `what was selected stays so where a tap meets a row on its way out`() async throws {
    let screen = Trees(.tap, .done)
    let table = try await HeadlessHost.show(screen)
    try await table.tap("Cedar")
    try await table.waiting(atMost: .zero) { try await table.delete("Birch") }
    try await table.waiting(atMost: .zero) { try await table.tap("Birch") }
    screen.latch.open()
    try await table.settle()
    #expect(table.row("Cedar")?.isSelected == true)
  }
}
