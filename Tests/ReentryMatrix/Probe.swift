#if os(macOS) || os(Linux)
import TableScreen

/// Runs one operation whenever one hook runs.
@MainActor final class Probe {
  /// The one whose hooks run now; a hook of a class has no other way to it.
  static var current: Probe?

  let hook: String
  let operation: Operation
  /// What the operation is done to.
  weak var matter: Matter?
  /// How often the hook ran.
  private(set) var runs = 0
  private var depth = 0
  /// What went wrong meanwhile, or nil.
  private(set) var fault: String?
  var isArmed = true

  /// How often a hook may run for one event, and how deep within itself: what goes beyond has no end.
  private static let limits = (runs: 3_000, depth: 40)

  init(_ hook: String, _ operation: Operation) { (self.hook, self.operation) = (hook, operation) }

  /// A hook runs.
  static func hit(_ hook: String) { current?.hit(hook) }

  private func hit(_ name: String) {
    guard isArmed, name == hook, let matter else { return }
    runs += 1
    depth += 1
    defer { depth -= 1 }
    if depth > Self.limits.depth { fault = "the hook runs within itself without end" }
    if runs > Self.limits.runs { fault = "the hook runs without end" }
    guard fault == nil else {
      isArmed = false
      return
    }
    operation.run(matter)
  }
}

/// Something that a hook asks for.
struct Operation {
  /// The declaration, as `Type.name(labels:)`, or the name of an event.
  let name: String
  /// Whether it changes rows that a reading would describe anew, so that it is done to a model that owns its rows.
  let isStructural: Bool
  let run: @MainActor (Matter) -> Void

  init(
    _ name: String, structural isStructural: Bool = false,
    _ run: @escaping @MainActor (Matter) -> Void
  ) {
    (self.name, self.isStructural, self.run) = (name, isStructural, run)
  }

  /// An operation that takes its time.
  static func later(
    _ name: String, _ run: @escaping @MainActor (Matter) async throws -> Void
  ) -> Operation {
    Operation(name) { matter in
      // What begins itself again and again with each turn is the app's own loop.
      guard matter.begun < 8 else { return }
      matter.begun += 1
      matter.tasks.append(Task { try? await run(matter) })
    }
  }
}
#endif
