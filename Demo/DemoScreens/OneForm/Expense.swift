import Foundation
import Observation
import TableScreen

/// A claim for what a journey has cost.
@Observable @MainActor final class Expense {
  /// One thing that was paid for.
  struct Line: Identifiable, Equatable {
    let id: Int
    var what: String
  }

  var purpose = ""
  var day: Date?
  /// When the journey begins: at nine where the person is, which a server may learn late, unless they have chosen a time.
  var time: Date {
    get { chosenTime ?? Calendar.ofViewer.nine(on: now) }
    set { chosenTime = newValue }
  }
  private var chosenTime: Date?
  var people = 1
  var amount: Double?
  var center = ""
  var kind = "train"
  var isPaid = false
  var picture = ""
  var password = ""
  var note = ""
  var lines = [Line(id: 1, what: "Ticket"), Line(id: 2, what: "Coffee")]
  private var lastID = 2
  @ObservationIgnored private let now: Date

  /// Creates a claim for a journey that begins at nine on the day of `now`.
  init(now: Date) { self.now = now }

  /// Adds an empty line, and returns its id, which is that of no other, not even of a deleted one.
  func addLine() -> Int {
    lastID += 1
    lines.append(Line(id: lastID, what: ""))
    return lastID
  }

  /// The departments that can pay.
  static let centers: [RowControl.Choice] = {
    let names = ["Sales", "Research", "Support", "Works", "Travel"]
    return (1...5_000).map { number in
      .init(id: "\(number)", title: "\(number) \(names[number % names.count])")
    }
  }()
  static let kinds: [RowControl.Choice] = [
    .init(id: "train", title: "Train"), .init(id: "plane", title: "Plane"),
    .init(id: "car", title: "Car"),
  ]
}
