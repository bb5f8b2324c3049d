import TableScreen

/// The limits on a table that data describes; parts beyond a limit are left out, and reported as a mistake.
///
/// A limit below zero is zero.
public struct TableDataLimits: Hashable, Sendable {
  /// The maximum number of bytes of a text; a larger text is not read at all.
  public var bytes: Int { didSet { bytes = max(bytes, 0) } }
  /// The maximum number of values in a text: numbers, texts, lists, objects and so on.
  public var values: Int { didSet { values = max(values, 0) } }
  /// The maximum nesting depth of lists and objects; 200 at most.
  public var depth: Int {
    didSet { depth = min(max(depth, 1), Self.deepest) }
  }
  /// The maximum number of sections, rows, lists of children and bar buttons, including those below other rows.
  ///
  /// Children in the `defaults` of a section count for each row that has them.
  public var nodes: Int { didSet { nodes = max(nodes, 0) } }
  /// The maximum number of sections and lists of children, including those below rows.
  ///
  /// The main actor can take over the default number in less than a frame; rows are much cheaper.
  public var sections: Int { didSet { sections = max(sections, 0) } }
  /// The maximum number of listed mistakes, of which the first is always listed; further ones are only counted.
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

  /// The upper bound of ``depth``, because each level uses some of the stack, which is limited.
  private static let deepest = 200
}
