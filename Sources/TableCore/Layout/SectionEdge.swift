/// A header or footer: the edge above the rows of a section, or below them.
public struct SectionEdge: Hashable, Sendable {
  /// Above or below the rows.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// Above.
    case header
    /// Below.
    case footer
  }

  /// Above or below the rows.
  public var side: Side
  /// The section.
  public var section: NodeID

  /// Creates the edge of a section.
  public init(_ side: Side, of section: NodeID) {
    self.side = side
    self.section = section
  }
}
