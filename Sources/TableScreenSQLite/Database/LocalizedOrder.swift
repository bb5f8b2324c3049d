import CSQLite
import Foundation

/// The collation `localized` of a connection: texts in the order of a locale.
///
/// Texts that the locale puts in one place, such as two spellings of one letter, follow each other by their bytes, so that
/// no two different texts are equal: what SQLite takes for equal under a collation it may join into one.
final class LocalizedOrder {
  /// The name of the collation in statements.
  static let name = "localized"

  /// Made once: to make it of a `Locale` takes longer than to compare two names.
  private let locale: NSLocale

  init(_ locale: Locale) { self.locale = NSLocale(localeIdentifier: locale.identifier) }

  /// Makes the collation known to a connection, which must not outlive it.
  func install(in handle: OpaquePointer) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    sqlite3_create_collation_v2(
      handle, Self.name, SQLITE_UTF8, context,
      { context, aCount, a, bCount, b in
        guard let context else { return 0 }
        return Unmanaged<LocalizedOrder>.fromOpaque(context).takeUnretainedValue().compare(
          UnsafeRawBufferPointer(start: a, count: Int(aCount)),
          UnsafeRawBufferPointer(start: b, count: Int(bCount)))
      }, nil)
  }

  private func compare(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Int32 {
    if a.elementsEqual(b) { return 0 }
    let text = NSString(string: String(decoding: a, as: UTF8.self))
    let all = NSRange(location: 0, length: text.length)
    switch text.compare(
      String(decoding: b, as: UTF8.self), options: [], range: all, locale: locale)
    {
    case .orderedAscending: return -1
    case .orderedDescending: return 1
    case .orderedSame: return a.lexicographicallyPrecedes(b) ? -1 : 1
    }
  }
}
