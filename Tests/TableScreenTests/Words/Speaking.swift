import Foundation

@testable import TableScreen

/// Does something in a language; nothing is awaited meanwhile, so that no other test meets it.
@MainActor func speaking(_ locale: String, _ body: () throws -> Void) rethrows {
  let words = Words.current
  defer { Words.current = words }
  Words.current.locale = Locale(identifier: locale)
  try body()
}
