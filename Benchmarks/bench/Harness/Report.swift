#if os(macOS) || os(Linux)
import Foundation

/// Takes the measurements, and prints each as soon as it is there.
@MainActor final class Report {
  /// How the measurements are printed.
  enum Format: String, CaseIterable {
    case table, tsv
  }

  private let format: Format
  /// What the name of a measurement must hold to be taken; nothing where the whole group was asked for.
  var only = ""
  private(set) var missed: [Measurement] = []
  private(set) var metCount = 0

  init(_ format: Format) { self.format = format }

  /// Times work beside a reference.
  func measure(
    _ name: String, against reference: String, goal: Goal? = nil, runs: Int = 5,
    _ ours: () -> Void, _ theirs: () -> Void, between: () -> Void = {}
  ) {
    guard wants(name) else { return }
    announce(name)
    let (ours, theirs) = inTurn(runs: runs, ours, theirs, between: between)
    show(Measurement(name: name, reference: reference, ours: ours, theirs: theirs, goal: goal))
  }

  /// Times work that is compared with nothing but its goal.
  func measure(
    _ name: String, goal: Goal? = nil, runs: Int = 5, _ ours: () -> Void,
    between: () -> Void = {}
  ) {
    guard wants(name) else { return }
    announce(name)
    let time = inTurn(runs: runs, ours, {}, between: between).ours
    show(Measurement(name: name, reference: nil, ours: time, theirs: nil, goal: goal))
  }

  /// Times work that goes on in turns, until it is done.
  func time(
    _ name: String, goal: Goal? = nil, runs: Int = 3, _ work: () async throws -> Void
  ) async rethrows {
    guard wants(name) else { return }
    announce(name)
    var times: [Duration] = []
    for _ in 0..<runs {
      let start = ContinuousClock.now
      try await work()
      times.append(.now - start)
    }
    note(name, .median(times), goal: goal)
  }

  /// Notes figures that were taken otherwise.
  func note(
    _ name: String, _ ours: Figure, against reference: String? = nil, _ theirs: Figure? = nil,
    goal: Goal? = nil
  ) {
    show(Measurement(name: name, reference: reference, ours: ours, theirs: theirs, goal: goal))
  }

  /// Says on standard error what is being measured.
  func announce(_ name: String) {
    FileHandle.standardError.write(Data("\r\u{1B}[K… \(name)".utf8))
  }

  /// Prints the names of the columns.
  func begin() {
    print(line("metric", "ours", "reference", "ratio", "goal", "met", "compared with"))
  }

  /// Prints how many goals were met.
  func end() {
    clear()
    guard format == .table else { return }
    print("\n\(metCount) of \(metCount + missed.count) goals met")
  }

  private func clear() { FileHandle.standardError.write(Data("\r\u{1B}[K".utf8)) }

  /// Whether a measurement was asked for.
  func wants(_ name: String) -> Bool { only.isEmpty || name.contains(only) }

  private func show(_ measurement: Measurement) {
    clear()
    guard wants(measurement.name) else { return }
    if let isMet = measurement.isMet {
      if isMet { metCount += 1 } else { missed.append(measurement) }
    }
    let isTable = format == .table
    print(
      line(
        measurement.name, measurement.ours.text, measurement.theirs?.text ?? "",
        measurement.ratio.map { $0.digits } ?? "", measurement.goal?.text ?? "",
        measurement.isMet.map { $0 ? "yes" : isTable ? "NO" : "no" } ?? "",
        measurement.reference ?? ""))
    fflush(nil)
  }

  private func line(
    _ name: String, _ ours: String, _ theirs: String, _ ratio: String, _ goal: String,
    _ met: String, _ reference: String
  ) -> String {
    if format == .tsv {
      return [name, ours, theirs, ratio, goal, met, reference].joined(separator: "\t")
    }
    return [
      name.padded(56), ours.leftPadded(14), theirs.leftPadded(14), ratio.leftPadded(9),
      goal.leftPadded(17), met.leftPadded(5), "  " + reference,
    ].joined()
  }
}

extension Figure {
  /// The amount with its unit.
  var text: String { unit == .count ? "\(Int(amount))" : "\(amount.digits) \(unit.rawValue)" }
}

extension Goal {
  fileprivate var text: String {
    switch self {
    case .ratio(let limit): "≤ \(limit.digits) ×"
    case .most(let figure): "≤ \(figure.text)"
    case .both(let limit, let figure): "≤ \(limit.digits) ×, \(figure.text)"
    }
  }
}

extension Double {
  /// The number with three significant digits.
  fileprivate var digits: String {
    self >= 100 ? String(format: "%.0f", self) : String(format: "%.3g", self)
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(1, width - count))
  }

  fileprivate func leftPadded(_ width: Int) -> String {
    String(repeating: " ", count: Swift.max(1, width - count)) + self
  }
}
#endif
