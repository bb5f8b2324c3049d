import Foundation

/// Characters that belong together, in the order of their numbers.
public struct CharacterSection: Sendable {
  /// What they have in common, as “Greek” or “Currency signs”.
  public let title: String
  /// The characters.
  public let characters: [NamedScalar]

  /// All named characters, by script or kind; reading their names takes a moment, once.
  static var all: [CharacterSection] { get async { await reading.value } }

  private static let reading = Task.detached { read() }

  /// Letters, marks and numbers stand under their script, where it has enough of them; the rest stands
  /// under its kind.
  private static func read() -> [CharacterSection] {
    var scripts: [Substring: [NamedScalar]] = [:]
    var kinds: [String: [NamedScalar]] = [:]
    for number in UInt32(0)...0x10FFFF {
      guard let character = Unicode.Scalar(number).flatMap(NamedScalar.init) else { continue }
      if let kind = character.kind {
        kinds[kind, default: []].append(character)
      } else {
        scripts[character.script, default: []].append(character)
      }
    }
    for (script, characters) in scripts {
      let isScript = characters.count >= 16
      let title = !isScript ? "Other letters" : script == "CJK" ? "CJK" : script.capitalized
      kinds[title, default: []] += characters
    }
    return kinds.map { CharacterSection(title: $0, characters: $1.sorted { $0.id < $1.id }) }
      .sorted { $0.title < $1.title }
  }
}

extension NamedScalar {
  /// The script, which is what names begin with.
  fileprivate var script: Substring {
    let name = name
    let words = name.split(maxSplits: 2) { $0 == " " || $0 == "-" }
    let isHalf = words.count > 1 && ["LINEAR", "NEW", "OL", "OLD", "TAI"].contains(words[0])
    return isHalf ? name[..<words[1].endIndex] : words.first ?? ""
  }

  /// What the character belongs to beside its script, or nil.
  fileprivate var kind: String? {
    scalar.isASCII ? "ASCII" : scalar.properties.generalCategory.plural
  }
}
