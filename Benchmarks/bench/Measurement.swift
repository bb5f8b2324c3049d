/// What one piece of work costs beside another, measured in turn in one run.
struct Measurement {
  let name: String
  /// What the work is compared with.
  let reference: String
  let ours: Duration
  let theirs: Duration

  /// How many times the reference's time the work took.
  var ratio: Double { ours / theirs }
}

/// Times work and its reference in turn, and keeps the median of each.
///
/// What has to be done `between` two runs is not timed. These machines do other work too: only the ratio says something.
@MainActor func measure(
  _ name: String, against reference: String, runs: Int = 5, _ ours: () -> Void,
  _ theirs: () -> Void, between: () -> Void = {}
) -> Measurement {
  var times: (ours: [Duration], theirs: [Duration]) = ([], [])
  for _ in 0..<runs {
    times.ours.append(ContinuousClock().measure(ours))
    between()
    times.theirs.append(ContinuousClock().measure(theirs))
  }
  return Measurement(
    name: name, reference: reference, ours: times.ours.sorted()[runs / 2],
    theirs: times.theirs.sorted()[runs / 2])
}
