import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// Does something in a language; nothing is awaited meanwhile, so that no other test meets it.
@MainActor func speaking(_ locale: String, _ body: () throws -> Void) rethrows {
  let words = TableWords.current
  defer { TableWords.current = words }
  TableWords.current.locale = Locale(identifier: locale)
  try body()
}

extension HeadlessHost {
  /// Types a text into the first field of a row without a pause, as within `speaking(_:_:)`.
  func typeAtOnce(_ text: String, into title: String) throws {
    let path = try #require(self.path(of: title))
    let id = try #require(layout.row(at: path)?.id)
    let control = try #require(self.row(at: path)?.controls.first)
    visibleScreen.send(.typed(id, name: control.name, text: text))
    let typed = try #require(self.row(at: path)?.controls.first)
    visibleScreen.send(.control(id, name: control.name, value: typed.entered(text)))
  }
}
