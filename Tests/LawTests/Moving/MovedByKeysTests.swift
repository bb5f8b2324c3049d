import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// A key moves a row past the next one of its level, whatever is expanded below either.
@MainActor @Suite struct MovedByKeysTests {
  private final class Trees: TableScreen {
    struct Tree {
      let key: Int
      let children: [Tree]
      let isExpanded: Bool
    }
    let sections: [[Tree]]
    init(_ sections: [[Tree]]) {
      self.sections = sections
      super.init()
    }
    override var tableData: [Section] {
      sections.map { trees in Section(cells: trees.map { cell($0) }) }
    }
    private func cell(_ tree: Tree) -> Cell {
      [
        .id: .key(tree.key), .title: "\(tree.key)", .moveable: true,
        .children: tree.children.isEmpty
          ? nil : .cells(tree.children.map { cell($0) }, expanded: tree.isExpanded),
      ]
    }
  }

  private static func trees(
    _ next: inout Int, _ depth: Int, _ random: inout SplitMix64
  ) -> [Trees.Tree] {
    (0..<Int.random(in: depth == 0 ? 0...4 : 0...3, using: &random)).map { _ in
      next += 1
      let key = next
      let children = depth < 2 && random.once(in: 2) ? trees(&next, depth + 1, &random) : []
      return Trees.Tree(key: key, children: children, isExpanded: !random.once(in: 4))
    }
  }

  private static func screen(_ random: inout SplitMix64) -> Trees {
    var next = 0
    return Trees(
      (0..<Int.random(in: 1...3, using: &random)).map { _ in trees(&next, 0, &random) })
  }

  /// The keys of the lines, each with its depth.
  private func lines(_ layout: TableLayout, _ screen: TableScreen) -> [[String]] {
    (0..<layout.sectionCount).map { section in
      (0..<layout.rowCount(in: section)).compactMap { row in
        layout.row(at: TablePath(section, row)).map { line in
          String(repeating: " ", count: line.depth) + (screen.model.cell(line.id)?.title ?? "?")
        }
      }
    }
  }

  /// What is expected: the lines of a row and of what is below it change places with those of the next row of its level.
  private func moved(_ lines: [[String]], _ section: Int, _ row: Int, by step: Int) -> [[String]]? {
    func depth(_ line: String) -> Int { line.prefix { $0 == " " }.count }
    func end(_ row: Int) -> Int {
      let own = depth(lines[section][row])
      return lines[section][(row + 1)...].firstIndex { depth($0) <= own } ?? lines[section].count
    }
    var result = lines
    let own = depth(lines[section][row])
    let block = Array(lines[section][row..<end(row)])
    result[section].removeSubrange(row..<end(row))
    if step > 0 {
      let next = end(row)
      if next < lines[section].count, depth(lines[section][next]) == own {
        result[section].insert(contentsOf: block, at: row + end(next) - next)
        return result
      }
    } else if let last = lines[section][..<row].lastIndex(where: { depth($0) <= own }),
      depth(lines[section][last]) == own
    {
      result[section].insert(contentsOf: block, at: last)
      return result
    }
    guard own == 0, lines.indices.contains(section + step) else { return nil }
    result[section + step].insert(
      contentsOf: block, at: step > 0 ? 0 : result[section + step].count)
    return result
  }

  @Test func `a row goes past one row of its level`() async throws {
    var random = SplitMix64(seed: Seed.value)
    for round in 0..<Effort.rounds(60) {
      let screen = Self.screen(&random)
      let host = try await HeadlessHost.show(screen)
      for _ in 0..<12 {
        let before = lines(screen.layout, screen)
        guard
          let section = before.indices.filter({ !before[$0].isEmpty }).randomElement(
            using: &random),
          let row = before[section].indices.randomElement(using: &random),
          let id = screen.layout.row(at: TablePath(section, row))?.id
        else { break }
        let step = random.once(in: 2) ? 1 : -1
        let target = screen.layout.neighbor(of: TablePath(section, row), by: step)
        let expected = moved(before, section, row, by: step)
        #expect(
          (target == nil) == (expected == nil),
          "round \(round), \(before), \(section) \(row) \(step)")
        guard let target, let expected else { continue }
        screen.send(.move(id, to: target))
        #expect(
          lines(screen.layout, screen) == expected,
          "round \(round), \(before), row \(row) of \(section) by \(step)")
      }
      host.close()
    }
  }

  @Test
  func `a row below another one that is dropped elsewhere takes the nearest place of its level`()
    async throws
  {
    var random = SplitMix64(seed: Seed.value)
    for round in 0..<Effort.rounds(60) {
      let screen = Self.screen(&random)
      let host = try await HeadlessHost.show(screen)
      for _ in 0..<12 {
        let layout = screen.layout
        let paths = (0..<layout.sectionCount).flatMap { section in
          (0..<layout.rowCount(in: section)).map { TablePath(section, $0) }
        }
        func depth(_ path: TablePath) -> Int { layout.row(at: path)?.depth ?? 0 }
        guard let path = paths.filter({ depth($0) > 0 }).randomElement(using: &random),
          let row = layout.row(at: path)?.id, let target = paths.randomElement(using: &random)
        else { break }
        // The lines of the rows that stand below the same one, with all that is below them.
        let first = paths.last { $0 < path && depth($0) < depth(path) }
        let after = paths.first {
          $0 > path && depth($0) < depth(path) && $0.section == path.section
        }
        let isAbove = first.map { target <= $0 } ?? false
        let isBelow = after.map { target >= $0 } ?? (target.section > path.section)
        guard isAbove || isBelow else { continue }
        let siblings = paths.filter { other in
          other.section == path.section && depth(other) == depth(path)
            && (first.map { $0 < other } ?? true) && (after.map { other < $0 } ?? true)
        }.compactMap { layout.row(at: $0)?.id }
        screen.send(.move(row, to: target))
        let others = siblings.filter { $0 != row }
        let now = siblings.sorted {
          (screen.layout.tablePath(of: $0) ?? path) < (screen.layout.tablePath(of: $1) ?? path)
        }
        #expect(
          now == (isAbove ? [row] + others : others + [row]), "round \(round), \(path) to \(target)"
        )
      }
      host.close()
    }
  }
}
