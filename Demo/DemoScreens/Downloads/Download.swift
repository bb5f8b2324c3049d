import Foundation

/// A file that can be fetched, and what became of it.
struct Download: Identifiable, Equatable, Sendable {
  /// How far a file has come.
  enum State: Equatable, Sendable {
    case there
    case missing
    case failed(String)
  }

  let name: String
  let what: String
  let size: Int
  var state = State.missing

  var id: String { name }

  /// Files of the Unicode Character Database, with their sizes.
  static let all = [
    Download(name: "Blocks.txt", what: "Where each block begins and ends", size: 11_000),
    Download(name: "CaseFolding.txt", what: "What is equal but for its case", size: 88_000),
    Download(name: "DerivedAge.txt", what: "Since when each character is there", size: 125_000),
    Download(name: "emoji-test.txt", what: "All emoji", size: 655_000),
    Download(name: "LineBreak.txt", what: "Where a line may end", size: 189_000),
    Download(name: "NamesList.txt", what: "Names with remarks", size: 1_600_000),
    Download(name: "PropList.txt", what: "Properties of one bit", size: 139_000),
    Download(name: "Scripts.txt", what: "Which script each belongs to", size: 190_000),
    Download(name: "UnicodeData.txt", what: "The characters themselves", size: 2_200_000),
    Download(name: "Unihan.zip", what: "What is known of Han characters", size: 8_100_000),
  ]

  /// The size as a person reads it, as “2.2 MB”.
  var sizeText: String {
    size < 1_000_000 ? "\(size / 1000) kB" : "\(Double(size / 100_000) / 10) MB"
  }
}
