@testable import TableCore

extension TableTree {
  /// What does not hold of what has to hold of a tree between two updates, in words; empty where all does.
  var faults: [String] {
    var faults: [String] = []
    func check(_ holds: Bool, _ what: @autoclosure () -> String) {
      if !holds { faults.append(what()) }
    }
    check(stack.count { $0 === main } == 1, "the main group stands in the stack once")
    let reachable = (stack + [results].compactMap { $0 }).flatMap { TreeWalk(from: $0).groups }
    let all = reachable.flatMap(\.sections)
    var seen: Set<NodeID> = []
    for group in reachable {
      check(self.group(group.id) === group, "group \(group.id) is known by its identity")
      check(seen.insert(group.id).inserted, "identity \(group.id) is that of one node")
      for (place, section) in group.sections.enumerated() {
        check(section.group === group, "section \(section.id) knows its group")
        check(section.index == place, "section \(section.id) knows its place")
      }
    }
    for section in all {
      check(
        section.isLaidOut || section.group.hostSection?.isLaidOut != true,
        "section \(section.id) is laid out where the section around it is")
      check(sections[section.id] === section, "section \(section.id) is known by its identity")
      check(seen.insert(section.id).inserted, "identity \(section.id) is that of one node")
      for index in 0..<section.rows.count {
        let row = section.rows.column.id(at: index)
        let found = find(row)
        check(
          found?.section === section && found?.index == index, "row \(row) is found where it stands"
        )
        check(seen.insert(row).inserted, "identity \(row) is that of one node")
      }
      for (host, child) in section.children {
        check(
          child.group.hostRow == host && child.group.hostSection === section
            && section.rows.column.index(of: host) != nil,
          "group \(child.group.id) hangs below a row of section \(section.id)")
      }
    }
    let shown = Set(all.map(\.id))
    check(
      sections.values.allSatisfy { shown.contains($0.id) }, "sections that are gone are forgotten")
    check(
      inOrder(shown).map(\.id) == walked.filter { $0.index < 0 }.map(\.section.id),
      "sections are sorted as they stand")
    return faults
  }
}

/// The groups that hang together with one, itself among them: below its rows, and above those that say what failed.
@MainActor private struct TreeWalk {
  private(set) var groups: [GroupNode] = []

  init(from group: GroupNode) {
    groups = [group]
    for section in group.sections {
      for child in section.children.values { groups += TreeWalk(from: child.group).groups }
    }
  }
}
