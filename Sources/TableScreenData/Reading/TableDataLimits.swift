import TableScreen

/// How much a table that is described by data may hold; what is beyond a limit is left out, and said.
///
/// A limit below zero is zero.
public struct TableDataLimits: Hashable, Sendable {
  /// The bytes of a text; a larger one is not read at all.
  public var bytes: Int { didSet { bytes = max(bytes, 0) } }
  /// The values, each number, text, list or object, that a text holds.
  public var values: Int { didSet { values = max(values, 0) } }
  /// How deep lists and objects may stand in each other; 200 at most.
  public var depth: Int {
    didSet { depth = min(max(depth, 1), Self.deepest) }
  }
  /// The sections, rows, lists of children and bar buttons of the table, those below other rows among them.
  public var nodes: Int { didSet { nodes = max(nodes, 0) } }
  /// The sections and lists of children, those below rows among them.
  ///
  /// A turn of the main actor takes over as many as that in less than a frame; rows are much cheaper.
  public var sections: Int { didSet { sections = max(sections, 0) } }
  /// The mistakes that are listed; of more only the number is told.
  public var mistakes: Int { didSet { mistakes = max(mistakes, 0) } }

  /// Creates limits.
  public init(
    bytes: Int = 16_000_000, values: Int = 2_000_000, depth: Int = 64, nodes: Int = 120_000,
    sections: Int = 1_000, mistakes: Int = 100
  ) {
    self.bytes = max(bytes, 0)
    self.values = max(values, 0)
    self.depth = min(max(depth, 1), Self.deepest)
    self.nodes = max(nodes, 0)
    self.sections = max(sections, 0)
    self.mistakes = max(mistakes, 0)
  }

  /// Each level takes some of the stack, which has an end.
  private static let deepest = 200
}
