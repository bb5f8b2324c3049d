/// Collects the cells of a section, each checked on its own by the compiler.
@resultBuilder
public enum TableCellBuilder {
  /// None, one or many cells; an array of arrays would cost twice as much.
  public enum Cells {
    /// No cell.
    case none
    /// One cell.
    case one(TableCell)
    /// Several cells.
    case many([TableCell])

    /// The cells in an array.
    public var array: [TableCell] {
      switch self {
      case .none: []
      case .one(let cell): [cell]
      case .many(let cells): cells
      }
    }

    mutating func append(_ next: Cells) {
      switch (consume self, next) {
      case (let cells, .none): self = cells
      case (.none, let cells): self = cells
      case (.one(let first), .one(let second)): self = .many([first, second])
      case (.one(let first), .many(let rest)): self = .many([first] + rest)
      case (.many(var cells), .one(let cell)):
        cells.append(cell)
        self = .many(cells)
      case (.many(var cells), .many(let rest)):
        cells += rest
        self = .many(cells)
      }
    }
  }

  /// A cell.
  public static func buildExpression(_ cell: TableCell) -> Cells { .one(cell) }
  /// A cell, or nothing.
  public static func buildExpression(_ cell: TableCell?) -> Cells { cell.map { .one($0) } ?? .none }
  /// Cells from elsewhere.
  public static func buildExpression(_ cells: [TableCell]) -> Cells { .many(cells) }
  /// No cell at all.
  public static func buildBlock() -> Cells { .none }
  /// The first statement.
  public static func buildPartialBlock(first: Cells) -> Cells { first }
  /// Each further statement.
  public static func buildPartialBlock(accumulated: consuming Cells, next: Cells) -> Cells {
    var cells = accumulated
    cells.append(next)
    return cells
  }
  /// An `if` without `else`.
  public static func buildOptional(_ cells: Cells?) -> Cells { cells ?? .none }
  /// The first branch of an `if` or `switch`.
  public static func buildEither(first cells: Cells) -> Cells { cells }
  /// Another branch.
  public static func buildEither(second cells: Cells) -> Cells { cells }
  /// A loop.
  public static func buildArray(_ parts: [Cells]) -> Cells {
    var cells = Cells.none
    for part in parts { cells.append(part) }
    return cells
  }
  /// Cells that need a newer system.
  public static func buildLimitedAvailability(_ cells: Cells) -> Cells { cells }
}
