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

  public override var restorationName: String? {
    super.restorationName ?? "character:\(character.id)"
  }

  public override var title: String { character.codePoint }

  public override var tableData: [Section] {
    let properties = character.scalar.properties
    return [
      Section {
        Cell.fact("Character", character.glyph)
        Cell.fact("Name", properties.name)
        Cell.fact("Also called", properties.nameAlias)
        Cell.fact("Category", properties.generalCategory.title)
        Cell.fact("Since Unicode", properties.age.map { "\($0.major).\($0.minor)" })
        Cell.fact("Number", properties.numericValue.map { $0.formatted() })
      },
      Section("Encodings") {
        Cell.fact("Code point", character.codePoint)
        Cell.fact("UTF-8", String(character.scalar).utf8.hexadecimal)
        Cell.fact("UTF-16", String(character.scalar).utf16.hexadecimal)
        Cell.fact("In Swift", "\"\\u{\(character.id.hexadecimal(digits: 1))}\"")
      },
      Section("Case") {
        Cell.fact("Uppercase", different(properties.uppercaseMapping))
        Cell.fact("Lowercase", different(properties.lowercaseMapping))
        Cell.fact("Titlecase", different(properties.titlecaseMapping))
      }.whenEmpty(.hide),
      Section("Properties") {
        Cell.fact("Alphabetic", properties.isAlphabetic)
        Cell.fact("Emoji", properties.isEmoji)
        Cell.fact("Ideographic", properties.isIdeographic)
        Cell.fact("Mathematical", properties.isMath)
        Cell.fact("White space", properties.isWhitespace)
        Cell.fact("Mirrored from right to left", properties.isBidiMirrored)
      },
    ]
  }

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
