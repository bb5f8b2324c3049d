/// The section that each row belongs to: ids are made in blocks, so one entry answers for all rows of a block.
///
/// A snapshot of the table checks what it reads here against its own columns: an answer may be newer
/// than the snapshot.
///
/// A screen that opens waits for it: a dictionary of the homes of a million rows takes 83 ms to make.
final class NodeHomes {
  private struct Block {
    let first: UInt64
    let section: NodeID
  }

  /// The blocks in the order in which they were made, which is the order of their ids.
  private var blocks: [Block] = []
  /// Rows that went to another section than the one they were made for.
  private var strays: [NodeID: NodeID] = [:]
  /// The row under which an inner section hangs.
  private var hosts: [NodeID: NodeID] = [:]
  /// The section on screen that shows the rows of an inner section above its own.
  private var outer: [NodeID: NodeID] = [:]
  /// The outermost sections that were looked up since the last change above a section: a cache.
  private var tops: [NodeID: NodeID] = [:]
  /// The number of changes after which an earlier answer may be wrong.
  private(set) var version = 0

  /// Starts a block: ids from `first` on belong to `section`, until the next block starts.
  func add(first: UInt64, section: NodeID) {
    if blocks.last?.section == section { return }
    blocks.append(Block(first: first, section: section))
    forgetTops()
  }

  /// Notes that a row belongs to `section` now.
  func move(_ row: NodeID, to section: NodeID) {
    strays[row] = section
    noteChange()
  }

  /// Adds a new section below a row.
  ///
  /// The section's own id, which the line with its title has, belongs to it, as do the ids of the rows made next.
  func add(_ section: NodeID, below host: NodeID) {
    add(first: section.raw, section: section)
    setHost(host, of: section)
  }

  /// Notes the row under which an inner section hangs.
  func setHost(_ host: NodeID, of section: NodeID) {
    hosts[section] = host
    if self.section(of: section) != section { strays[section] = section }
    noteChange()
  }

  /// Notes the section above whose rows another one shows.
  func setOuter(_ section: NodeID, of inner: NodeID) {
    outer[inner] = section
    noteChange()
  }

  /// Forgets blocks and strays of sections that are gone.
  func prune(keeping isAlive: (NodeID) -> Bool) {
    blocks.removeAll { !isAlive($0.section) }
    strays = strays.filter { isAlive($0.value) }
    hosts = hosts.filter { isAlive($0.key) }
    outer = outer.filter { isAlive($0.key) }
    noteChange()
  }

  private func noteChange() {
    forgetTops()
    version += 1
  }

  private func forgetTops() { if !tops.isEmpty { tops = [:] } }

  /// The number of blocks; a model prunes when they have become many.
  var blockCount: Int { blocks.count }

  /// Returns the section that holds a row, as far as is known.
  ///
  /// Complexity: O(log *n*) in the blocks.
  func section(of row: NodeID) -> NodeID? {
    if let stray = strays[row] { return stray }
    let number = blocks.partitionPoint { $0.first > row.raw }
    return number == 0 ? nil : blocks[number - 1].section
  }

  /// Returns the section in whose place on screen a row shows: that of its outermost host.
  ///
  /// Complexity: as for its section; the first time for a section as often as it is deep.
  func topSection(of row: NodeID) -> NodeID? {
    guard let section = section(of: row) else { return nil }
    if hosts.isEmpty && outer.isEmpty { return section }
    if let top = tops[section] { return top }
    let top = top(of: section)
    tops[section] = top
    return top
  }

  private func top(of section: NodeID) -> NodeID? {
    var section = section
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
