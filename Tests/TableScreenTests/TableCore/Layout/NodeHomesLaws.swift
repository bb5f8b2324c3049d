import TestSupport
import Testing

@testable import TableCore
@testable import TableScreen

/// What is known in blocks, and kept from one look-up to the next, is what a list of all rows says.
struct NodeHomesLaws {
  @Test(arguments: (0..<60).map { Seed.value &+ UInt64($0) })
  func `each row and title is found where it was last put`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let homes = NodeHomes()
    var table = Plain()
    for step in 0..<80 {
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1: table.addSection(to: homes, &random)
      case 2: table.addRows(to: homes, &random)
      case 3: table.moveRow(in: homes, &random)
      case 4: table.moveHost(in: homes, &random)
      case 5: table.putBack(to: homes, &random)
      default: table.remove(from: homes, &random)
      }
      for (row, home) in table.homes {
        #expect(homes.section(of: row) == home, "step \(step) of seed \(seed)")
        #expect(homes.topSection(of: row) == table.top(of: home), "step \(step) of seed \(seed)")
      }
    }
  }

  /// Every row by itself, and every section.
  private struct Plain {
    private(set) var homes: [NodeID: NodeID] = [:]
    private var sections: [NodeID] = []
    private var hosts: [NodeID: NodeID] = [:]
    private var outer: [NodeID: NodeID] = [:]
    private var next: UInt64 = 1
    private var latest: NodeID?
    /// Sections that were taken out, with the rows above and in them.
    private var taken: [(section: NodeID, host: NodeID, rows: [NodeID])] = []

    private mutating func mint() -> NodeID {
      defer { next += 1 }
      return NodeID(next)
    }

    mutating func addSection(to known: NodeHomes, _ random: inout SplitMix64) {
      let section = mint()
      if let host = homes.keys.sorted().randomElement(using: &random), !random.once(in: 3) {
        known.add(section, below: host)
        (hosts[section], homes[section]) = (host, section)
      } else if let above = sections.randomElement(using: &random), random.once(in: 2) {
        known.setOuter(above, of: section)
        outer[section] = above
      }
      sections.append(section)
      if random.once(in: 2) { addRows(to: known, &random, section) }
    }

    mutating func addRows(
      to known: NodeHomes, _ random: inout SplitMix64, _ section: NodeID? = nil
    ) {
      // Often those of the section that had rows last, with which no block begins.
      let again = latest.flatMap { sections.contains($0) && random.once(in: 2) ? $0 : nil }
      guard let section = section ?? again ?? sections.randomElement(using: &random) else { return }
      latest = section
      known.add(first: next, section: section)
      for _ in 0..<Int.random(in: 1...12, using: &random) { homes[mint()] = section }
    }

    mutating func moveRow(in known: NodeHomes, _ random: inout SplitMix64) {
      let rows = homes.keys.filter { !sections.contains($0) }.sorted()
      guard let row = rows.randomElement(using: &random),
        let section = sections.randomElement(using: &random), !isInside(section, row)
      else { return }
      known.move(row, to: section)
      homes[row] = section
    }

    /// Hangs a section below another row.
    mutating func moveHost(in known: NodeHomes, _ random: inout SplitMix64) {
      guard let section = hosts.keys.sorted().randomElement(using: &random),
        let host = homes.keys.sorted().randomElement(using: &random)
      else { return }
      let old = hosts[section]
      hosts[section] = host
      if top(of: section) == nil { hosts[section] = old } else { known.setHost(host, of: section) }
    }

    /// Forgets a section that nothing hangs below.
    mutating func remove(from known: NodeHomes, _ random: inout SplitMix64) {
      let free = sections.filter { section in
        !outer.values.contains(section)
          && !hosts.values.contains { homes[$0] == section || $0 == section }
      }
      guard let section = free.randomElement(using: &random) else { return }
      sections.removeAll { $0 == section }
      if let host = hosts[section] {
        taken.append((section, host, homes.keys.filter { $0 != section && homes[$0] == section }))
      }
      homes = homes.filter { $1 != section }
      (hosts[section], outer[section]) = (nil, nil)
      let alive = Set(sections)
      known.prune { alive.contains($0) }
    }

    /// Puts a section back below its row, with the rows that it had.
    mutating func putBack(to known: NodeHomes, _ random: inout SplitMix64) {
      let free = taken.indices.filter { homes[taken[$0].host] != nil }
      guard let place = free.randomElement(using: &random) else { return }
      let (section, host, rows) = taken.remove(at: place)
      known.setHost(host, of: section)
      for row in rows where known.section(of: row) != section { known.move(row, to: section) }
      sections.append(section)
      hosts[section] = host
      for node in rows + [section] { homes[node] = section }
    }

    private func above(_ section: NodeID) -> NodeID? {
      outer[section] ?? hosts[section].flatMap { homes[$0] }
    }

    private func isInside(_ section: NodeID, _ row: NodeID) -> Bool {
      var section = section
      while true {
        if hosts[section] == row { return true }
        guard let next = above(section) else { return false }
        section = next
      }
    }

    /// The outermost section, or nil where sections hang below each other in a circle.
    func top(of section: NodeID) -> NodeID? {
      var (section, steps) = (section, 0)
      while let next = above(section) {
        (section, steps) = (next, steps + 1)
        if steps > 1_000 { return nil }
      }
      return section
    }
  }
}
