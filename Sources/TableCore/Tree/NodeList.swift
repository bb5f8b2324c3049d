/// Some nodes, each once: mostly one, which needs no memory of its own.
struct NodeList {
  private var first: NodeID?
  private var others: Set<NodeID> = []

  /// The nodes in no order.
  var all: [NodeID] { (first.map { [$0] } ?? []) + others }

  mutating func insert(_ node: NodeID) {
    if first == nil {
      first = node
    } else if first != node {
      others.insert(node)
    }
  }
}
