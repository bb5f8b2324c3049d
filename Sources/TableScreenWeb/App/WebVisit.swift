public import Foundation

/// A window that a person opens in a browser: who it is, in which language, and at which address.
///
/// While its first screen is made, and whenever something is done for it later, `TableEnvironment.current` is the window's own:
/// `TableWords.current`, ``WebWords/current`` and `TableImages.loader` that are set there are for this window alone. Its words
/// begin with the locale that the browser prefers, its time zone is the browser's.
public struct WebVisit: Sendable {
  /// The person, as the app's ``WebOptions/authenticate`` names them; nil for whoever opened the printed address.
  public let person: String?
  /// The locale that the browser prefers.
  public let locale: Locale
  /// The path of the address asked for, its percent-encoding undone; screens above the first one are opened by it, see ``WebOptions/making``.
  public let address: String
}
