import Foundation
public import TableScreen

/// All there is to know about one character.
public final class CharacterScreen: TableScreen {
  private let character: NamedScalar

  /// Creates the screen of a character.
  public init(_ character: NamedScalar) {
    self.character = character
    super.init()
  }

  public override class var settings: Settings { [.style(.grouped)] }

  public override var title: String { character.codePoint }

  public override var tableData: [Section] {
    let properties = character.scalar.properties
    return [
      Section {
        fact("Character", character.glyph)
        fact("Name", properties.name)
        fact("Also called", properties.nameAlias)
        fact("Category", properties.generalCategory.title)
        fact("Since Unicode", properties.age.map { "\($0.major).\($0.minor)" })
        fact("Number", properties.numericValue.map { $0.formatted() })
      },
      Section("Encodings") {
        fact("Code point", character.codePoint)
        fact("UTF-8", String(character.scalar).utf8.hexadecimal)
        fact("UTF-16", String(character.scalar).utf16.hexadecimal)
        fact("In Swift", "\"\\u{\(character.id.hexadecimal(digits: 1))}\"")
      },
      Section("Case") {
        fact("Uppercase", different(properties.uppercaseMapping))
        fact("Lowercase", different(properties.lowercaseMapping))
        fact("Titlecase", different(properties.titlecaseMapping))
      }.whenEmpty(.hide),
      Section("Properties") {
        fact("Alphabetic", properties.isAlphabetic)
        fact("Emoji", properties.isEmoji)
        fact("Ideographic", properties.isIdeographic)
        fact("Mathematical", properties.isMath)
        fact("White space", properties.isWhitespace)
        fact("Mirrored from right to left", properties.isBidiMirrored)
      },
    ]
  }

  /// A row of a fact, or none where there is nothing to say.
  private func fact(_ title: String, _ value: String?) -> Cell? {
    value.map { [.title: title, .subtitle: $0, .style: .value1] }
  }

  private func fact(_ title: String, _ isTrue: Bool) -> Cell? { fact(title, isTrue ? "yes" : "no") }

  /// What the character turns into, or nil where it stays itself.
  private func different(_ text: String) -> String? {
    text == String(character.scalar) ? nil : text
  }
}

extension Sequence<UInt8> {
  /// The numbers as one writes them, as “CE B1”.
  fileprivate var hexadecimal: String { map { $0.hexadecimal(digits: 2) }.joined(separator: " ") }
}

extension Sequence<UInt16> {
  fileprivate var hexadecimal: String { map { $0.hexadecimal(digits: 4) }.joined(separator: " ") }
}
