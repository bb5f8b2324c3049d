import Foundation
import TableScreen

/// The writer of a row's elements as messages hold them.
@MainActor struct ElementWriter {
  /// The row's content, which knows the states of its pictures; nil outside of rows.
  let content: RowContent?
  let pictures: PictureStore

  /// Returns an element as a list that begins with its kind.
  func json(_ element: RowElement) -> JSON {
    switch element {
    case .text(let text): Self.json(text)
    case .image(let image): json(image)
    case .control(let control): ControlWriter.json(control.drawn)
    case .badge(let text): ["b", .text(text.shownLine)]
    case .progress(let fraction):
      fraction.flatMap(Self.rounded).map { ["p", .number($0)] } ?? ["p"]
    case .spinner: ["w"]
    case .chart(let numbers): Self.json(chart: numbers)
    case .stack(let stack):
      .list([stack.axis == .horizontal ? "h" : "v"] + stack.elements.map { json($0) })
    case .spacer: ["_"]
    }
  }

  /// Returns a share of a whole as far as anybody sees it, or nil for what is no number.
  static func rounded(_ fraction: Double) -> Double? {
    RowElement.share(of: fraction).map { ($0 * 1_000).rounded() / 1_000 }
  }

  /// The most heights of a chart: nobody sees more of them beside each other.
  private static let heightBound = 1_000

  /// Returns a chart with the heights of its numbers in thousandths, and with the first numbers in words.
  private static func json(chart numbers: [Double]) -> JSON {
    let all = RowElement.heights(of: numbers)
    let heights = RowElement.means(of: all, count: heightBound).map { height -> JSON in
      height.map { .integer(Int(($0 * 1_000).rounded())) } ?? .null
    }
    return ["c", .list(heights), .text(numbers.prefix(24).map(words).joined(separator: ", "))]
  }

  /// Returns a number as it is read out; what is none has a dash, as everything that is not there.
  private static func words(for number: Double) -> String {
    if number.isNaN { return "–" }
    if number.isInfinite { return number < 0 ? "-∞" : "∞" }
    return TableValue.number(number).editText
  }

  private static func json(_ text: RowText) -> JSON {
    let shown = WebText(text.text.plain, lines: text.lines)
    var more: [String: JSON] = [:]
    if text.lines != 1 { more["n"] = .integer(max(0, text.lines)) }
    let matches = text.matches.map { json(shown.units(of: $0)) }
    if !matches.isEmpty { more["m"] = .list(matches) }
    let runs = text.text.runs(limit: WebText.columns(of: text.lines)).map { run in
      let (start, count) = shown.units(of: run.characters)
      return JSON.list([.integer(start), .integer(count), .object(look(of: run))])
    }
    if !runs.isEmpty { more["r"] = .list(runs) }
    var parts: [JSON] = ["t", .text(shown.shown)]
    if text.role != .title || !more.isEmpty { parts.append(.text(name(of: text.role))) }
    if !more.isEmpty { parts.append(.object(more)) }
    return .list(parts)
  }

  private static func json(_ units: (start: Int, count: Int)) -> JSON {
    .list([.integer(units.start), .integer(units.count)])
  }

  private static func look(of run: TableTextRun) -> [String: JSON] {
    var look: [String: JSON] = [:]
    for (emphasis, key) in [
      (TableEmphasis.bold, "b"), (.italic, "i"), (.underline, "u"), (.strikethrough, "s"),
    ] where run.emphasis.contains(emphasis) {
      look[key] = .yes
    }
    if let color = run.color { look["c"] = .text(color.name) }
    if let link = run.link.flatMap({ URL.safe($0.absoluteString) }) {
      look["h"] = .text(link.absoluteString)
    }
    return look
  }

  private static func name(of role: RowText.Role) -> String {
    switch role {
    case .title: ""
    case .subtitle: "s"
    case .value: "v"
    case .caption: "c"
    case .error: "e"
    case .control: "k"
    }
  }

  private func json(_ image: TableImage) -> JSON {
    var more: [String: JSON] = [:]
    if let size = image.size { more["s"] = .number(min(max(size, 8), 512)) }
    if image.radius > 0 { more["r"] = .number(min(image.radius, 512)) }
    switch image.contentMode {
    case .aspectFit: break
    case .aspectFill: more["f"] = "fill"
    case .scaleToFill: more["f"] = "stretch"
    }
    var address = ""
    switch image.source {
    case .named(let name): more["n"] = .text(name.shownLine)
    case .data, .remote:
      if let name = image.placeholder { more["n"] = .text(name.shownLine) }
      switch content?.state(of: image) ?? state(of: image.source) {
      case .loaded(let data):
        address = pictures.address(of: data) ?? ""
        // What came is no picture, for which there are no words.
        if address.isEmpty { more["x"] = "" }
      case .loading: more["l"] = .yes
      case .failed(let reason): more["x"] = .text(reason.shownLine)
      case .placeholder: break
      }
    }
    return .list(["i", .text(address)] + (more.isEmpty ? [] : [.object(more)]))
  }

  /// Returns the state of a picture outside of rows, which is loaded only where it is there already.
  private func state(of source: TableImage.Source) -> RowImageState {
    if case .data(let data) = source { .loaded(data) } else { .placeholder }
  }
}
