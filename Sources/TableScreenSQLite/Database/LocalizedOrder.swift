import CSQLite
import Foundation

/// The collation `localized` of a connection: texts in the order of a locale.
///
/// Texts that the locale treats as equal, such as two spellings of one letter, are ordered by their
/// bytes, so that no two different texts are equal: SQLite may merge texts that are equal under a
/// collation.
final class LocalizedOrder {
  /// The name of the collation in statements.
  static let name = "localized"

  /// The locale, converted once, because the conversion takes longer than comparing two names.
  private let locale: NSLocale

  init(_ locale: Locale) { self.locale = NSLocale(localeIdentifier: locale.identifier) }

  /// Registers the collation with a connection, which must not outlive this object.
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
