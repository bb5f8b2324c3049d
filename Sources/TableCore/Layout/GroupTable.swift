/// The sections of the groups in a stack, as written.
final class GroupTable {
  private let sections: [NodeID: [NodeID]]
  private let places: [NodeID: (group: NodeID, index: Int)]

  init(_ groups: [(group: NodeID, sections: [NodeID])] = []) {
    sections = Dictionary(uniqueKeysWithValues: groups.map { ($0.group, $0.sections) })
    places = Dictionary(
      uniqueKeysWithValues: groups.flatMap { group, sections in
        sections.enumerated().map { ($1, (group, $0)) }
      })
  }

  func section(_ index: Int, of group: NodeID) -> NodeID? {
    guard let sections = sections[group], sections.indices.contains(index) else { return nil }
    return sections[index]
  }

  func place(of section: NodeID) -> (group: NodeID, index: Int)? { places[section] }
}
