/// The state that a table keeps beside its descriptors, as the inspector shows it.
package struct InspectedOverlay {
  /// The rows of one kind of state, by name, with their state in words.
  package struct Part {
    package let name: String
    package let nodes: [(id: NodeID, state: String)]
    /// The number of nodes with such state.
    package let count: Int
  }

  /// The number of nodes that a part lists.
  package static let bound = 100

  package let parts: [Part]
}

extension TableModel {
  /// The overlay; of each kind of state the first hundred nodes.
  package var inspectedOverlay: InspectedOverlay {
    func part(
      _ name: String, _ nodes: some Collection<NodeID>, _ state: (NodeID) -> String
    ) -> InspectedOverlay.Part? {
      if nodes.isEmpty { return nil }
      let first = nodes.prefix(InspectedOverlay.bound)
      return .init(name: name, nodes: first.map { ($0, state($0)) }, count: nodes.count)
    }
    let drafts = overlay.drafts.typed
    let messages = overlay.messages.merging(
      overlay.drafts.messages.mapValues { $0.values.map(\.text).joined(separator: "; ") }
    ) { "\($0); \($1)" }
    return InspectedOverlay(
      parts: [
        part("Masks by hand", overlay.masks.keys.sorted()) {
          overlay.masks[$0] == true ? "hidden" : "shown"
        },
        part("Expansion by hand", overlay.expansion.keys.sorted()) {
          overlay.expansion[$0] == true ? "expanded" : "collapsed"
        },
        part("Selection", Array(overlay.selection)) { _ in "selected" },
        part("Drafts", drafts.keys.sorted()) {
          drafts[$0].map { $0.keys.sorted().joined(separator: ", ") } ?? ""
        },
        part("Control values", overlay.controlValues.keys.sorted()) {
          overlay.controlValues[$0].map { $0.keys.sorted().joined(separator: ", ") } ?? ""
        },
        part("Messages", messages.keys.sorted()) { messages[$0] ?? "" },
        part("Busy", overlay.busy.rows.sorted()) { overlay.progress[$0].map { "\($0)" } ?? "busy" },
        part("Edited elsewhere", overlay.edited.rows.sorted()) { _ in "edited" },
        part("Being deleted", leaving.sorted()) { _ in "leaving" },
      ].compactMap { $0 })
  }

  /// The number of nodes that left the table and whose state is kept.
  package var inspectedAbsentCount: Int { absent.count }
}
