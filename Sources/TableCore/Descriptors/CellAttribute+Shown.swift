import Dispatch
import Foundation

extension CellAttribute {
  /// The text of the value as a person reads it, or nil for values without a text.
  package var shown: TableText? {
    switch self {
    case .richText(let text): return TableText(text)
    case .url(let url):
      guard let link = URL.safe(url.absoluteString) else { return TableText(url.absoluteString) }
      var text = AttributedString(url.absoluteString)
      text.link = link
      return TableText(text)
    default: return shownText.map { TableText($0) }
    }
  }

  /// The plain text of ``shown``.
  var shownText: String? {
    switch self {
    case .integer(let integer): integer.formatted(.number.locale(TableWords.shownLocale))
    case .number(let number):
      number.formatted(.number.precision(.fractionLength(0...6)).locale(TableWords.shownLocale))
    case .decimal(let decimal):
      decimal.formatted(.number.precision(.fractionLength(0...6)).locale(TableWords.shownLocale))
    case .date(let date):
      date.formatted(
        Date.FormatStyle(
          date: .abbreviated, time: .shortened, locale: TableWords.shownLocale,
          timeZone: .ofPerson))
    case .url(let url): url.absoluteString
    default: plainText
    }
  }
}

extension TableWords {
  /// The locale of the words in use; off the main actor, where no row is shown, the person's own.
  fileprivate static var shownLocale: Locale {
    let isMain = Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil
    return isMain ? MainActor.assumeIsolated { current.locale } : .ofPerson
  }

  /// The mark of the main queue, needed because the main actor leaves the first thread in a program
  /// whose `main` is asynchronous.
  private static let mainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
