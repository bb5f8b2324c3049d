#if os(Linux)
import CSQLite
import CTerminal
import Foundation
import FoundationNetworking
import Observation

/// Begins and ends, with the libraries that `demo` links: what a start costs before any of our code runs.
///
/// A symbol of each library is used, so that none of them is left out.
@main struct Empty {
  static func main() {
    let observed = ObservationRegistrar()
    print(
      sqlite3_libversion_number(), ct_width(0x41), URLSession.self, Date.now, observed,
      "a".contains(try? Regex("a")) ? 1 : 0)
  }
}

extension String {
  fileprivate func contains(_ regex: Regex<AnyRegexOutput>?) -> Bool {
    regex.map { self.firstMatch(of: $0) != nil } ?? false
  }
}
#else
/// Does nothing: what it stands beside is measured on Linux.
@main struct Empty {
  static func main() {}
}
#endif
