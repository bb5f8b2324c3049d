/// How much a table that is described by data may hold; what is beyond a limit is left out, and said.
public struct TableDataLimits: Hashable, Sendable {
  /// The bytes of a text; a larger one is not read at all.
  public var bytes: Int
  /// The values, each number, text, list or object, that a text holds.
  public var values: Int
  /// How deep lists and objects may stand in each other; 200 at most.
  public var depth: Int {
    didSet { depth = min(max(depth, 1), Self.deepest) }
  }
  /// The sections, rows, lists of children and bar buttons of the table, those below other rows among them.
  public var nodes: Int
  /// The sections and lists of children, those below rows among them.
  ///
  /// A turn of the main actor takes over as many as that in less than a frame; rows are much cheaper.
  public var sections: Int
  /// The mistakes that are listed; of more only the number is told.
  public var mistakes: Int

  /// Creates limits.
  public init(
    bytes: Int = 16_000_000, values: Int = 2_000_000, depth: Int = 64, nodes: Int = 120_000,
    sections: Int = 1_000, mistakes: Int = 100
  ) {
    self.bytes = bytes
    self.values = values
    self.depth = min(max(depth, 1), Self.deepest)
    self.nodes = nodes
    self.sections = sections
    self.mistakes = mistakes
  }

  /// Each level takes some of the stack, which has an end.
  private static let deepest = 200
}
