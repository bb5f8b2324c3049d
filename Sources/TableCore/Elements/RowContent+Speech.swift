import Foundation

@MainActor extension RowContent {
  /// The text that a screen reader says after ``accessibilityLabel``: all texts and badges of the row which that leaves out,
  /// how far its work has come, and its validation message; or nil for nothing.
  ///
  /// Controls say their values themselves, and hosts say in a way of their own whether children of the row show.
  public var accessibilityValue: String? {
    let said = spokenParts(progress.flatMap(Self.percent))
    return said.isEmpty ? nil : said.joined(separator: ", ")
  }

  /// What a host says that has one text for both, and a widget of its own for how far the row's work has come: the label and
  /// what it leaves out.
  package var accessibilityText: String {
    ([accessibilityLabel].filter { !$0.isEmpty } + spokenParts(nil)).joined(separator: ", ")
  }

  private func spokenParts(_ progress: String?) -> [String] {
    (elements.compactMap(\.spokenText) + [progress, message].compactMap { $0 })
      .filter { !$0.isEmpty && !accessibilityLabel.hasPart($0) }
  }

  fileprivate static func percent(_ progress: Double) -> String? {
    RowElement.share(of: progress)?.formatted(
      .percent.precision(.fractionLength(0)).locale(TableWords.current.locale))
  }

  /// Names the row for a screen reader, by its own words if it has any; else by its texts, or its picture, since what can be
  /// tapped needs a name.
  package mutating func nameForScreenReaders(_ words: String) {
    if !words.isEmpty { return accessibilityLabel = words }
    let texts = texts.map(\.text.plain).filter { !$0.isEmpty }
    guard texts.isEmpty, isTappable else {
      return accessibilityLabel = texts.joined(separator: ", ")
    }
    accessibilityLabel = RowElement.stack(RowStack(.horizontal, elements)).accessibilityLabel
  }
}

extension RowElement {
  /// The name of the element for screen readers: its texts, or else the names of its pictures.
  public var accessibilityLabel: String {
    let texts = flattened.compactMap { element in
      switch element {
      case .text(let text): text.text.plain
      case .badge(let text): text
      default: nil
      }
    }
    if !texts.isEmpty { return texts.joined(separator: " ") }
    return flattened.compactMap { element in
      if case .image(let image) = element, case .named(let name) = image.source { return name }
      return nil
    }.joined(separator: " ")
  }

  @MainActor fileprivate var spokenText: String? {
    switch self {
    case .badge(let text): text
    case .text(let text): text.text.plain
    case .progress(let share?): RowContent.percent(share)
    default: nil
    }
  }
}

extension String {
  /// True if a text is one of the parts between the commas of this one, or some of them in a row.
  fileprivate func hasPart(_ text: String) -> Bool { ", \(self), ".contains(", \(text), ") }
}
