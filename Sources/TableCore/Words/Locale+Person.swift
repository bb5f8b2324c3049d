package import Foundation

extension Locale {
  /// The locale in which the person who uses the program writes numbers and times.
  ///
  /// Outside Apple's systems `Locale.current` does not look at the environment, where terminals and desktops
  /// say it.
  package static var ofPerson: Locale {
    #if canImport(Darwin)
    .autoupdatingCurrent
    #else
    of(environment: ProcessInfo.processInfo.environment)
    #endif
  }

  /// The locale that an environment names, as `de_DE.UTF-8`; for none an English one with 24 hours.
  static func of(environment: [String: String]) -> Locale {
    let name = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first {
      !$0.isEmpty
    }
    let identifier = name?.prefix { $0 != "." && $0 != "@" } ?? ""
    guard identifier.count > 1, identifier != "POSIX" else {
      return Locale(identifier: "en_001@hours=h23")
    }
    return Locale(identifier: String(identifier))
  }
}
