/// One of the portable parts that a row is made of; every host draws each in its own idiom.
public indirect enum RowElement: Hashable, Sendable {
  /// A text.
  case text(RowText)
  /// A picture.
  case image(TableImage)
  /// A control, such as a switch, a field or a button.
  case control(RowControl)
  /// A short text in a pill, as a count.
  case badge(String)
  /// The progress, from 0 to 1, or nil if that is not known.
  case progress(Double?)
  /// A spinner, which shows that work is going on.
  case spinner
  /// A small chart of numbers, one after the other.
  case chart([Double])
  /// Parts beside or below each other.
  case stack(RowStack)
  /// Flexible space, which takes the room that is left over.
  case spacer
}

/// A text in a row.
public struct RowText: Hashable, Sendable {
  /// The role of the text; the host decides how it looks.
  public enum Role: String, Hashable, Sendable {
    /// The name of the row.
    case title
    /// More about it.
    case subtitle
    /// A value at the end of the line.
    case value
    /// A small remark.
    case caption
    /// A mistake and its remedy.
    case error
    /// A text that can be pressed, such as the name of a row with an action.
    case control
  }

  /// The text.
  public var text: TableText
  /// The role of the text.
  public var role: Role
  /// The matches of a running search, as offsets of characters, in ascending order and without any in common.
  public var matches: [Range<Int>] = []
  /// The greatest number of lines of the text, or 0 for any number.
  public var lines = 1

  /// Creates a text.
  public init(_ text: TableText, role: Role = .title) {
    self.text = text
    self.role = role
  }

  /// Creates a text of at most that many lines, or 0 for any number.
  package init(_ text: TableText, role: Role = .title, lines: Int) {
    self.init(text, role: role)
    self.lines = lines
  }
}

/// Parts beside or below each other.
public struct RowStack: Hashable, Sendable {
  /// The direction in which the parts follow each other.
  public enum Axis: String, Hashable, Sendable {
    /// Beside each other.
    case horizontal
    /// Below each other.
    case vertical
  }

  /// The direction.
  public var axis: Axis
  /// The parts, in order.
  public var elements: [RowElement]

  /// Creates a stack.
  public init(_ axis: Axis, _ elements: [RowElement]) {
    self.axis = axis
    self.elements = elements
  }
}

extension RowElement {
  /// Parts beside each other.
  public static func row(_ elements: RowElement...) -> RowElement {
    .stack(RowStack(.horizontal, elements))
  }

  /// Parts below each other.
  public static func column(_ elements: RowElement...) -> RowElement {
    .stack(RowStack(.vertical, elements))
  }

  /// A plain text.
  public static func text(_ text: String, role: RowText.Role = .title) -> RowElement {
    .text(RowText(TableText(text), role: role))
  }

  /// The parts of this element, itself first, from the outside in.
  public var flattened: [RowElement] {
    guard case .stack(let stack) = self else { return [self] }
    return [self] + stack.elements.flatMap(\.flattened)
  }

  /// The element with the nearest radius and size of each picture that there are.
  ///
  /// A cell class may compute them: a size that is no number would differ from itself, and no host can show it.
  package var fitted: RowElement {
    guard hasUnfitPicture else { return self }
    switch self {
    case .image(let image): return .image(image.fitted)
    case .stack(let stack): return .stack(RowStack(stack.axis, stack.elements.map(\.fitted)))
    default: return self
    }
  }

  private var hasUnfitPicture: Bool {
    switch self {
    case .image(let image): !image.isFit
    case .stack(let stack): stack.elements.contains(where: \.hasUnfitPicture)
    default: false
    }
  }
}
