#if os(macOS) || os(Linux)
/// What a benchmark measured, beside what it is compared with.
struct Measurement {
  let name: String
  /// What the work is compared with, or nil for nothing.
  let reference: String?
  let ours: Figure
  let theirs: Figure?
  var goal: Goal?

  /// How many times the reference's figure ours is; nil without a reference.
  var ratio: Double? { theirs.map { ours.amount / $0.amount } }

  /// Whether the goal was met; nil without one.
  var isMet: Bool? {
    switch goal {
    case .ratio(let limit)?: (ratio ?? .infinity) <= limit
    case .most(let limit)?: ours.amount <= limit.amount
    case .both(let times, let limit)?:
      (ratio ?? .infinity) <= times && ours.amount <= limit.amount
    case nil: nil
    }
  }
}

/// A measured amount and its unit.
struct Figure {
  enum Unit: String {
    case milliseconds = "ms"
    case microseconds = "µs"
    case nanosecondsPerRow = "ns/row"
    case bytesPerRow = "B/row"
    case megabytes = "MB"
    case count = ""
  }

  var amount: Double
  var unit: Unit

  static func milliseconds(_ amount: Double) -> Figure {
    Figure(amount: amount, unit: .milliseconds)
  }
  static func megabytes(_ amount: Double) -> Figure { Figure(amount: amount, unit: .megabytes) }
  static func count(_ amount: Int) -> Figure { Figure(amount: Double(amount), unit: .count) }

  static func median(_ times: [Duration]) -> Figure {
    .milliseconds(times.sorted()[times.count / 2] / .milliseconds(1))
  }
}

/// What a benchmark is to reach.
enum Goal {
  /// At most so many times the reference.
  case ratio(Double)
  /// At most that, on a machine like the one of the goals.
  case most(Figure)
  /// Both: at most so many times the reference, and at most that.
  case both(Double, Figure)

  static func milliseconds(_ amount: Double) -> Goal { .most(.milliseconds(amount)) }
}

/// Times work and its reference in turn, and returns the times.
///
/// What has to be done `between` two runs is not timed. These machines do other work too: only the ratio says something.
@MainActor func inTurn(
  runs: Int, _ ours: () -> Void, _ theirs: () -> Void, between: () -> Void = {}
) -> (ours: Figure, theirs: Figure) {
  var times: (ours: [Duration], theirs: [Duration]) = ([], [])
  for _ in 0..<runs {
    times.ours.append(ContinuousClock().measure(ours))
    between()
    times.theirs.append(ContinuousClock().measure(theirs))
  }
  return (.median(times.ours), .median(times.theirs))
}

/// Keeps the optimizer from leaving out work whose result nobody reads.
@inline(never) func blackHole<Value>(_ value: Value) { withExtendedLifetime(value) {} }
#endif
