public import Foundation

/// A part of a text whose characters look alike.
public struct TableTextRun: Hashable, Sendable {
  /// The characters, as offsets.
  public var characters: Range<Int>
  /// The emphasis of the characters.
  public var emphasis: TableEmphasis
  /// The color of the characters, or nil for that of the text around them.
  public var color: TableColor?
  /// The address that they lead to, or nil.
  public var link: URL?
}

extension TableText {
  /// The parts of the text that do not look like the rest, from its start on.
  ///
  /// Complexity: O(*n*) in the length of the text, or in `limit`, the characters that are looked at.
  public func runs(limit: Int = .max) -> [TableTextRun] {
    guard let attributed else { return [] }
    var (runs, offset): ([TableTextRun], Int) = ([], 0)
    var index = attributed.startIndex
    for run in attributed.runs {
      let start = offset
      while index < run.range.upperBound, offset < limit {
        index = attributed.characters.index(after: index)
        offset += 1
      }
      let (emphasis, color, link) = (run.emphasis, run.tableColor, run.link)
      if offset > start, !emphasis.isEmpty || color != nil || link != nil {
        runs.append(
          TableTextRun(characters: start..<offset, emphasis: emphasis, color: color, link: link))
      }
      if offset >= limit { break }
    }
    return runs
  }

  /// The first address that the text leads to, or nil.
  public var link: URL? {
    guard let attributed else { return nil }
    for run in attributed.runs { if let link = run.link { return link } }
    return nil
  }
}

extension AttributedString.Runs.Run {
  fileprivate var emphasis: TableEmphasis {
    var emphasis = self.tableEmphasis ?? []
    #if canImport(Darwin)
    let intent = self.inlinePresentationIntent ?? []
    if intent.contains(.stronglyEmphasized) { emphasis.insert(.bold) }
    if intent.contains(.emphasized) { emphasis.insert(.italic) }
    if intent.contains(.strikethrough) { emphasis.insert(.strikethrough) }
    #endif
    return emphasis
  }
}
