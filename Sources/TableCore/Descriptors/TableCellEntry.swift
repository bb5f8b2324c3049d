/// A cell class as data names it: the class, the properties that it takes, and the value that it edits.
public struct TableCellEntry {
  /// The kind of value that a row of the class edits.
  public enum Value: String, Hashable, Sendable, CaseIterable {
    /// A text.
    case text
    /// A whole number.
    case integer
    /// A number.
    case number
    /// On or off.
    case flag
    /// A moment.
    case date
    /// A day, without a time.
    case day
    /// A time of the day.
    case time
    /// The identity of one of its choices.
    case choice
    /// The identities of several of its choices.
    case choices
    /// The name of a color, or its parts.
    case color
  }

  /// The class, with properties that it always has, or nil for the stock one.
  public let cellClass: TableCellClass?
  /// The properties that the class takes, or nil if it takes any.
  public let properties: [TableCellProperty]?
  /// The kind of value that the class edits, or nil.
  public let edits: Value?
  /// Indicates whether the class, such as a button, can stand among the fields of a form though it
  /// edits nothing.
  public let isButton: Bool
  /// Returns the range of numbers that the class's control shows, from a row's properties; nil for all numbers.
  public let bounds: (@Sendable (TableArguments) -> ClosedRange<Double>?)?

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - cellClass: the class, or nil for the stock one.
  ///   - properties: the properties that it takes, or nil if any are.
  ///   - edits: the kind of value that it edits, or nil.
  ///   - isButton: whether a form can have it among its fields though it edits nothing.
  ///   - bounds: the numbers that its control shows, by the properties of a row.
  public init(
    _ cellClass: TableCellClass?, properties: [TableCellProperty]? = nil, edits: Value? = nil,
    isButton: Bool = false,
    bounds: (@Sendable (TableArguments) -> ClosedRange<Double>?)? = nil
  ) {
    self.cellClass = cellClass
    self.properties = properties
    self.edits = edits
    self.isButton = isButton
    self.bounds = bounds
  }

  var isField: Bool { edits != nil || isButton }
}

/// A property that a cell class takes, as data gives it.
public struct TableCellProperty: Hashable, Sendable {
  /// The kinds of value.
  public enum Kind: Hashable, Sendable {
    /// A text.
    case text
    /// A whole number.
    case integer
    /// A whole number of a range.
    case integers(ClosedRange<Int>)
    /// A number.
    case number
    /// A number above 0.
    case positive
    /// True or false.
    case flag
    /// Texts.
    case texts
    /// Numbers; one that is none, as `null` in data, is NaN, and keeps its place.
    case numbers
    /// Texts by name.
    case pairs
    /// Texts, or objects of `id` and `title`.
    case choices
    /// An address of the web, of mail or of a telephone.
    case url
    /// One of these names.
    case oneOf([String])
  }

  /// The name of the property.
  public let name: String
  /// The kind of value that the property takes.
  public let kind: Kind
  /// The purpose of the property, in one line.
  public let summary: String
  /// The name of the property without which this one means nothing, or nil.
  public let partner: String?
  /// The name of the property whose number this one may not exceed, or nil.
  public let upperEnd: String?
  /// True if pairs are handed over in the given order, as an array of `TextPair`.
  package private(set) var keepsOrder = false

  /// The property, with its pairs in the given order.
  package var inOrder: TableCellProperty {
    var property = self
    property.keepsOrder = true
    return property
  }

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - name: the name of the property.
  ///   - kind: the kind of value that it takes.
  ///   - summary: the purpose of the property, in one line.
  ///   - partner: the property without which this one has no meaning.
  ///   - upperEnd: the property whose number this one may not exceed; if that is also its partner,
  ///     they may not be equal either.
  public init(
    _ name: String, _ kind: Kind, _ summary: String, with partner: String? = nil,
    upTo upperEnd: String? = nil
  ) {
    self.name = name
    self.kind = kind
    self.summary = summary
    self.partner = partner
    self.upperEnd = upperEnd
  }
}
