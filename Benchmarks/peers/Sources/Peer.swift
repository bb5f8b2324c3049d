import DeepDiff
import DifferenceKit
import Differentiator
import HeckelDiff
import ListKit

/// A library that finds out what became of rows.
struct Peer {
  let name: String
  /// Finds the difference; returns how many rows move.
  let difference: (_ old: [Row], _ new: [Row]) -> Int

  /// Those that see what rows say, and then those that see keys only.
  static let all = [
    Peer(name: "DifferenceKit") { old, new in
      StagedChangeset(source: old, target: new).reduce(0) { $0 + $1.elementMoved.count }
    },
    Peer(name: "RxDataSources") { old, new in
      let sections = [old, new].map { AnimatableSectionModel(model: "", items: $0) }
      let found = try? Diff.differencesForSectionedView(
        initialSections: [sections[0]], finalSections: [sections[1]])
      return (found ?? []).reduce(0) { $0 + $1.movedItems.count }
    },
    Peer(name: "HeckelDiff") { old, new in
      orderedDiff(old, new).count { if case .move = $0 { true } else { false } }
    },
    Peer(name: "DeepDiff") { old, new in
      DeepDiff.diff(old: old, new: new).count { $0.move != nil }
    },
    Peer(name: "ListKit, keys only") { old, new in
      keyDifference(from: old.map(\.id), to: new.map(\.id))
    },
  ]
}

extension String: @retroactive IdentifiableType {
  public var identity: String { self }
}

extension Row: Differentiable, IdentifiableType, DiffAware {
  var differenceIdentifier: String { id }
  var identity: String { id }
  var diffId: String { id }

  func isContentEqual(to source: Row) -> Bool { self == source }

  static func compareContent(_ a: Row, _ b: Row) -> Bool { a == b }
}
