import Foundation

/// The version of the page and the program, by which a page knows that another one was put in place.
enum WebVersion {
  /// A number that changes with the page and, as far as its file tells, with the program.
  static let current: String = {
    let date = try? Bundle.main.executableURL?.resourceValues(forKeys: [.contentModificationDateKey]
    )
    let time = date?.contentModificationDate?.timeIntervalSince1970 ?? 0
    return page + "-" + String(UInt64(max(0, time)), radix: 36)
  }()

  /// A number that changes with the files of the page, by which a browser keeps them.
  static let page = String(
    hash(of: PageText.document + PageText.script + PageText.style), radix: 36)

  /// Returns a number that changes with a text.
  ///
  /// Source: Fowler, Noll and Vo, FNV-1a, 64 bits. The standard library's hash differs from run to run.
  static func hash(of text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
