import Foundation
import TableScreen

/// A composer of the elements of a row into lines of text.
@MainActor struct TextComposer {
  let row: NodeID
  let options: TextOptions
  let parts: TextParts
  /// The text that is being edited in the row, or nil.
  var edit: TextEdit?
  /// The control of the row that keys go to, or nil.
  var chosen: String?
  var spinnerPhase = 0
  /// The loading states of remote pictures.
  var images: [URL: RowImageState] = [:]
  /// The greatest number of lines of a text without a limit of its own; ``areaLimit`` is that of a
  /// text area.
  static let lineLimit = 100
  static let areaLimit = 6

  var glyphs: TextGlyphs { parts.glyphs }

  init(row: NodeID, options: TextOptions, parts: TextParts) {
    self.row = row
    self.options = options
    self.parts = parts
  }

  // MARK: Measures

  /// The width of an element in columns: the least, the wanted, and whether it grows into columns that are left over.
  struct Measure {
    var least: Int
    var wanted: Int
    var grows = false

    static func fixed(_ width: Int) -> Measure { Measure(least: width, wanted: width) }
  }

  func measure(_ element: RowElement, limit: Int) -> Measure {
    switch element {
    case .text(let text):
      let width = parts.width(of: text.text.plain, limit: limit)
      return Measure(least: min(width, 6), wanted: width)
    case .image(let image): return .fixed(TextPicture(image, parts).columns)
    case .control(let control): return measure(control, limit: limit)
    case .badge(let text):
      let width = parts.width(of: text, limit: max(limit - 2, 0)) + 2
      return Measure(least: min(width, 3), wanted: width)
    case .spinner: return .fixed(1)
    case .progress(let done):
      return RowElement.share(of: done) == nil ? .fixed(1) : Measure(least: 8, wanted: 17)
    case .chart(let numbers):
      return Measure(least: min(numbers.count, 4), wanted: min(numbers.count, 40))
    case .spacer: return .fixed(0)
    case .stack(let stack) where stack.axis == .vertical:
      let measures = stack.elements.map { measure($0, limit: limit) }
      return Measure(
        least: measures.map(\.least).max() ?? 0, wanted: measures.map(\.wanted).max() ?? 0,
        grows: measures.contains { $0.grows })
    case .stack(let stack):
      let measures = stack.elements.map { measure($0, limit: limit) }
      let gaps = Self.gaps(stack.elements).reduce(0, +)
      return Measure(
        least: measures.reduce(gaps) { $0 + $1.least },
        wanted: measures.reduce(gaps) { $0 + $1.wanted },
        grows: measures.contains { $0.grows } || stack.elements.contains(.spacer))
    }
  }

  // MARK: Lines

  /// Returns the lines of an element, each of which takes at most `width` columns; beside others, whose texts begin on the
  /// first line, it is not alone.
  func lines(_ element: RowElement, width: Int, isAlone: Bool = true) -> [TextLine] {
    guard width > 0 else { return [TextLine()] }
    switch element {
    case .text(let text): return lines(text, width: width)
    case .image(let image):
      return TextPicture(image, parts).lines(mark(of: image), isOnTop: !isAlone)
    case .control(let control): return lines(control, width: width)
    case .badge(let text):
      var line = TextLine(glyphs: "(", TextStyle(.badge))
      line.append(parts.line(text, width: width - 2, style: TextStyle(.badge)))
      line.append(glyphs: ")", TextStyle(.badge))
      return [line]
    case .progress(let done): return [progress(done, width: width)]
    case .spinner: return [spinner]
    case .chart(let numbers): return [TextChart(glyphs).line(numbers, width: width)]
    case .spacer: return [TextLine()]
    case .stack(let stack) where stack.axis == .vertical:
      return stack.elements.filter { $0 != .spacer }.flatMap { lines($0, width: width) }
    case .stack(let stack): return horizontal(stack.elements, width: width)
    }
  }

  private func lines(_ text: RowText, width: Int) -> [TextLine] {
    let limit = text.lines > 0 ? min(text.lines, Self.lineLimit) : Self.lineLimit
    let looks = TextLooks(
      Self.style(of: text.role), text, limit: TextSanitizer.characters(in: width * (limit + 1)))
    if text.lines == 1 { return [parts.line(text.text.plain, width: width, looks: looks)] }
    let lines = parts.wrapped(
      text.text.plain, width: width, lines: limit, looks: looks, keepsLines: true)
    return lines.isEmpty ? [TextLine()] : lines
  }

  private static func style(of role: RowText.Role) -> TextStyle {
    switch role {
    case .title: .plain
    case .subtitle, .caption: TextStyle(.secondary, .dim)
    case .value: TextStyle(.secondary)
    case .error: TextStyle(.error)
    case .control: TextStyle(.control)
    }
  }

  var spinner: TextLine { TextLine(spinner: glyphs.spinner(spinnerPhase)) }

  /// Returns the mark that stands for a picture, and shows its loading state.
  private func mark(of image: TableImage) -> TextLine {
    let picture = TextPicture(image, parts)
    guard case .remote(let url) = image.source else { return picture.mark() }
    return switch images[url] ?? .placeholder {
    case .placeholder: picture.mark(.dim)
    case .loading: spinner
    case .loaded: picture.mark()
    case .failed: TextLine(glyphs: glyphs.warning, TextStyle(.error))
    }
  }

  func progress(_ done: Double?, width: Int) -> TextLine {
    guard let share = RowElement.share(of: done) else { return spinner }
    return TextProgress(glyphs).line(share, width: width)
  }
}
