import Foundation
import Observation
import TableScreen

/// A person who wants to join the walking club.
@Observable @MainActor final class Applicant {
  var name = ""
  var email = ""
  var password = ""
  var birthday: Date?
  var country = ""
  var pace = "steady"
  var distance = 12.0
  var days: Set<String> = ["sat"]
  /// When they start: at nine where they are, which a server may learn late, unless they have chosen a time.
  var start: Date {
    get { chosenStart ?? Calendar.ofViewer.nine(on: now) }
    set { chosenStart = newValue }
  }
  private var chosenStart: Date?
  var guests = 0
  var shoeSize: Double?
  var experience = 0
  var color = TableColor.teal
  var about = ""
  var wantsNews = true
  var agrees = false

  @ObservationIgnored private let now: Date

  /// Creates an applicant who would start at nine on the day of `now`.
  init(now: Date) { self.now = now }

  static let countries: [RowControl.Choice] = [
    "Argentina", "Australia", "Brazil", "Canada", "Chile", "France", "Germany", "Ghana", "India",
    "Ireland", "Italy", "Japan", "Kenya", "Mexico", "Nepal", "New Zealand", "Norway", "Portugal",
    "Spain", "Switzerland", "United Kingdom", "United States",
  ]
  static let paces: [RowControl.Choice] = [
    .init(id: "easy", title: "Easy"), .init(id: "steady", title: "Steady"),
    .init(id: "fast", title: "Fast"),
  ]
  static let weekdays: [RowControl.Choice] = [
    .init(id: "mon", title: "Monday"), .init(id: "tue", title: "Tuesday"),
    .init(id: "wed", title: "Wednesday"), .init(id: "thu", title: "Thursday"),
    .init(id: "fri", title: "Friday"), .init(id: "sat", title: "Saturday"),
    .init(id: "sun", title: "Sunday"),
  ]
}
