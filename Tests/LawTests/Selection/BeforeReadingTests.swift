import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// What is asked of rows before the first reading ends as the same asked after it.
@MainActor @Suite struct BeforeReadingTests {
  private final class Trees: TableScreen {
    override class var settings: Settings { [.selectable(.multiple)] }
    override var tableData: [Section] {
      [
        Section("Trees", id: "trees", cells: ["a", "b", "c"].map { cell($0) }),
        Section("Others", id: "others", cells: ["d"].map { cell($0) }),
      ]
    }
    private func cell(_ id: String) -> Cell {
      [
        .id: .key(id), .title: id, .tag: id == "b" ? "late" : "early",
        .children: .cells { [.title: "\(id) below"] },
      ]
    }
  }

  private static let selectors: [TableSelector] = [
    "a", "b", "c", "d", .tag("late"), .tag("early"), .section("trees"), .path(DataPath(0, 0)), .all,
  ]

  private func run(_ step: Int, _ selector: TableSelector, on screen: TableScreen) {
    switch step {
    case 0, 1: screen.select(selector)
    case 2: screen.deselect(selector)
    case 3: screen.clearSelection()
    case 4: screen.mask(selector)
    case 5: screen.unmask(selector)
    case 6: screen.toggleMask(selector)
    default: screen.setExpanded(true, of: selector)
    }
  }

  @Test(arguments: [false, true])
  func `a program before the first reading ends as one after it`(isChild: Bool) async throws {
    for number in 0..<Effort.rounds(60) {
      var random = SplitMix64(seed: Seed.value &+ UInt64(number))
      let program = (0..<8).map { _ in
        (
          Int.random(in: 0..<8, using: &random),
          Self.selectors.randomElement(using: &random) ?? .all
        )
      }
      var ends: [[String]] = []
      for isBefore in [true, false] {
        let screen = Trees()
        let outer = isChild ? Whole() : screen
        if isChild { outer.addChild(screen) }
        if isBefore { for (step, rows) in program { run(step, rows, on: screen) } }
        let masks = Self.selectors.prefix(4).map { screen.isMasked($0) }
        let table = try await HeadlessHost.show(outer)
        if !isBefore { for (step, rows) in program { run(step, rows, on: screen) } }
        try await table.settle()
        ends.append(
          table.titles + ["selected:"] + screen.selectedIDs.map(\.description)
            + Self.selectors.map { "\(screen.isMasked($0))" })
        // A mask is known beforehand where only ids were masked.
        let isById = program.allSatisfy { step, rows in
          !(4...6).contains(step) || Self.selectors.prefix(4).contains(rows)
        }
        if isBefore, isById {
          #expect(
            masks == Self.selectors.prefix(4).map { screen.isMasked($0) },
            "seed \(Seed.value), round \(number): \(program)")
        }
      }
      #expect(ends[0] == ends[1], "seed \(Seed.value), round \(number): \(program)")
    }
  }

  private final class Whole: TableScreen {
    override class var settings: Settings { [.selectable(.multiple)] }
  }

  @Test func `what was selected and deselected beforehand is not selected`() async throws {
    let screen = Trees()
    screen.select("a")
    screen.select("b")
    screen.deselect("a")
    screen.mask("b")
    #expect(screen.isMasked("b") && !screen.isMasked("a"))
    screen.toggleMask("b")
    #expect(!screen.isMasked("b"))
    _ = try await HeadlessHost.show(screen)
    #expect(screen.selectedIDs == ["b"])
  }
}
