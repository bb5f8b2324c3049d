public import Observation
import TableScreen

/// The person's settings; an app would keep them in a file.
@Observable @MainActor public final class Preferences {
  var name = "Ada Lovelace"
  var email: String?
  var notifies = true
  var playsSounds = false
  var showsCounts = true
  var textSize = 14
  var speed = 1.5
  // The language is that of the whole program: whoever comes back finds what was chosen.
  var isGerman = TableWords.current.back == TableWords.german.back
  var showsAdvanced = false
  var server = "example.org"
  var port = 8080
  var logsRequests = false

  static let commonSizes = [("Small", 10), ("Middle", 14), ("Large", 20)]

  /// Creates the default preferences.
  public init() {}
}
