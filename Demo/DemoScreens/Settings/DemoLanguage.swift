import TableScreen

/// The language of the demo: the words of the core, and those of the host that shows it.
@MainActor public enum DemoLanguage {
  /// Sets the words that a host has beside those of the core; the program that runs the host says how.
  public static var setHostWords: @MainActor (_ isGerman: Bool) -> Void = { _ in }

  /// Makes all that shows speak German, or English.
  public static func speak(german isGerman: Bool) {
    TableWords.current = isGerman ? .german : TableWords()
    setHostWords(isGerman)
  }
}
