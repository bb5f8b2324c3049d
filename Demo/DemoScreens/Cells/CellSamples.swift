import Foundation
import Observation
import TableScreen

/// What the cells of the catalog show and change.
@Observable @MainActor final class CellSamples {
  var text = "Ada"
  var secret = "swordfish"
  var note = "Several lines,\nas long as they like."
  var number = 2.5
  var count = 3
  var level = 6.0
  var isOn = true
  var size = "Middle"
  var fruit = "Pear"
  var topics: Set<String> = ["Tea", "Walks"]
  var moment: Date
  var color = TableColor.teal
  var file = ""
  var stars = 4
  var presses = 0
  /// How the drawing of the chart looks.
  var look = ChartScreen.Look.line

  init(now: Date) { moment = now }

  static let tale =
    "Once there was a row that had more to say than one line could hold. It went on in the next, and in the one after that, until all of it was said."
  static let distances = [3, 0, 4.5, 2, 2.5, 6, 7, 5.5, 8, 4, 1, 3]
  static let fruits: [RowControl.Choice] = ["Apple", "Cherry", "Fig", "Pear", "Plum"]
  static let allTopics: [RowControl.Choice] = ["Books", "Films", "Music", "Tea", "Walks"]
}
