/// Which section a row belongs to: rows are made in blocks, so a block knows it for all of them.
///
/// A snapshot of the table checks what it reads here against its own columns: an answer may be newer
/// than the snapshot.
final class NodeHomes {
  /// What is known; in one value, because each look at a property of a class is checked against others.
  private var known = Known()
  /// How often something was noted that makes other answers right than before.
  private(set) var version = 0

  /// Notes that ids from `first` on belong to `section`, until the next block.
  func add(first: UInt64, section: NodeID) { known.add(first: first, section: section) }

  /// Notes that a row belongs to `section` now.
  func move(_ row: NodeID, to section: NodeID) {
    known.strays[row] = section
    version += 1
  }

  /// Notes the row under which an inner section hangs.
  func setHost(_ host: NodeID, of section: NodeID) {
    known.hosts[section] = host
    // The line that names the section stands in it.
    known.strays[section] = section
    version += 1
  }

  /// Notes the section above whose rows another one shows.
  func setOuter(_ section: NodeID, of inner: NodeID) {
    known.outer[inner] = section
    version += 1
  }

  /// Forgets blocks and strays of sections that are gone.
  func prune(keeping isAlive: (NodeID) -> Bool) {
    known.prune(keeping: isAlive)
    version += 1
  }

  /// The number of blocks; a model prunes when they have become many.
  var blockCount: Int { known.blocks.count }

  /// Returns the section that holds a row, as far as is known.
  ///
  /// Complexity: O(log *n*) in the blocks.
  func section(of row: NodeID) -> NodeID? { known.section(of: row) }

  /// Returns the section in whose place on screen a row shows: that of its outermost host.
  func topSection(of row: NodeID) -> NodeID? { known.topSection(of: row) }
}

private struct Known {
  struct Block {
    let first: UInt64
    let section: NodeID
  }

  /// The blocks in the order in which they were made, which is the order of their ids.
  private(set) var blocks: [Block] = []
  /// Rows that went to another section than the one they were made for.
  var strays: [NodeID: NodeID] = [:]
  /// The row under which an inner section hangs.
  var hosts: [NodeID: NodeID] = [:]
  /// The section above whose rows another one shows.
  var outer: [NodeID: NodeID] = [:]

  mutating func add(first: UInt64, section: NodeID) {
    if blocks.last?.section == section { return }
    blocks.append(Block(first: first, section: section))
  }

  mutating func prune(keeping isAlive: (NodeID) -> Bool) {
    blocks.removeAll { !isAlive($0.section) }
    strays = strays.filter { isAlive($0.value) }
    hosts = hosts.filter { isAlive($0.key) }
    outer = outer.filter { isAlive($0.key) }
  }

  func section(of row: NodeID) -> NodeID? {
    if let stray = strays[row] { return stray }
    var (low, high) = (0, blocks.count)
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].first <= row.raw { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? blocks[low - 1].section : nil
  }

  func topSection(of row: NodeID) -> NodeID? {
    guard var section = section(of: row) else { return nil }
    while true {
      if let next = outer[section] {
        section = next
      } else if let host = hosts[section] {
        guard let next = self.section(of: host) else { return nil }
        section = next
      } else {
        return section
      }
    }
  }
}
