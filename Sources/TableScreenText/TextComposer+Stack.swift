import TableScreen

extension TextComposer {
  /// Returns the number of columns between each element and the one before it.
  static func gaps(_ elements: [RowElement]) -> [Int] {
    elements.indices.map { index in
      guard index > 0 else { return 0 }
      // A spacer is at least as wide as the gap that stands in its place.
      if elements[index] == .spacer { return 0 }
      if case .image = elements[index - 1] { return 1 }
      if case .badge = elements[index] { return 1 }
      return 2
    }
  }

  /// Lays out elements beside each other: spacers take the columns left over; if there are too few
  /// columns, the widest elements shrink first.
  func horizontal(_ elements: [RowElement], width: Int) -> [TextLine] {
    let gaps = Self.gaps(elements)
    let room = width - gaps.reduce(0, +)
    let spacers = elements.map { $0 == .spacer }
    var (elements, measures) = (elements, elements.map { measure($0, limit: width) })
    var widths = Self.share(room, measures, spacers: spacers)
    // Segments without room for all choices become a menu, and the columns it does not need go to the others.
    for place in elements.indices where widths[place] < measures[place].wanted {
      guard let menu = elements[place].menu else { continue }
      elements[place] = menu
      measures[place] = measure(menu, limit: width)
    }
    widths = Self.share(room, measures, spacers: spacers)
    if let edited = elements.firstIndex(where: isEdited) {
      Self.squeeze(&widths, into: room, around: edited)
    }
    let isAlone = elements.count(where: { $0 != .spacer }) == 1
    let columns = zip(elements, widths).map { element, width in
      element == .spacer ? [] : lines(element, width: width, isAlone: isAlone)
    }
    let height = columns.map(\.count).max() ?? 1
    return (0..<max(height, 1)).map { row in
      var line = TextLine()
      var start = 0
      for (index, column) in columns.enumerated() {
        start += gaps[index]
        line.fit(start)
        if row < column.count { line.append(column[row]) }
        start += widths[index]
      }
      line.cut(width, ellipsis: glyphs.ellipsis)
      return line
    }
  }

  /// Returns whether a person types into an element.
  private func isEdited(_ element: RowElement) -> Bool {
    guard let edit else { return false }
    return switch element {
    case .control(let control): control.name == edit.control
    case .stack(let stack): stack.elements.contains(where: isEdited)
    default: false
    }
  }

  /// Makes elements narrower than their least widths where there is no room for these, so that where a person types is in view:
  /// that element down to half of the room, and then the others.
  private static func squeeze(_ widths: inout [Int], into room: Int, around edited: Int) {
    var excess = widths.reduce(0, +) - room
    guard excess > 0 else { return }
    let step = min(excess, max(widths[edited] - max(room / 2, 1), 0))
    widths[edited] -= step
    excess -= step
    while excess > 0 {
      let others = widths.indices.filter { $0 != edited && widths[$0] > 0 }
      guard let widest = others.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] -= 1
      excess -= 1
    }
    widths[edited] = max(widths[edited] - max(excess, 0), 1)
  }

  /// Distributes columns among elements.
  private static func share(_ room: Int, _ measures: [Measure], spacers: [Bool]) -> [Int] {
    var widths = measures.map(\.wanted)
    var left = room - widths.reduce(0, +)
    while left < 0 {
      let candidates = widths.indices.filter { widths[$0] > measures[$0].least }
      guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { break }
      // Shrinks at once to the width of the next widest, or as far as is needed; equally wide ones take turns.
      let next = candidates.filter { $0 != widest }.map { widths[$0] }.max() ?? 0
      let step = max(1, min(-left, widths[widest] - max(next, measures[widest].least)))
      widths[widest] -= step
      left += step
    }
    guard left > 0 else { return widths.map { max($0, 0) } }
    var takers = widths.indices.filter { spacers[$0] }
    if takers.isEmpty { takers = widths.indices.filter { measures[$0].grows } }
    for (count, taker) in takers.enumerated() {
      let part = left / (takers.count - count)
      widths[taker] += part
      left -= part
    }
    return widths
  }
}

extension RowElement {
  /// The menu that replaces segments, or nil if the element is something else.
  fileprivate var menu: RowElement? {
    guard case .control(var control) = self, case .segments(let choices) = control.kind else {
      return nil
    }
    control.kind = .menu(choices)
    return .control(control)
  }
}
