import TableScreen
import TestSupport

/// How an app goes about the deletion of a row.
struct DeletionScript {
  /// How often it waits before it changes its data.
  var before = 1
  /// How often it waits from then until it answers.
  var after = 0
  /// Whether it reads the table again itself as soon as the data has changed.
  var reads = true
  /// What it says; the data changes unless the row is kept.
  var answer = TableDeletion.done
  /// The part in which the row stands, or nil where it stands below another one.
  var part: Int?

  init() {}

  /// Makes up one; of three in a row a person takes one back.
  init(_ part: Int?, _ random: inout SplitMix64) {
    self.part = part
    before = Int.random(in: 0...3, using: &random)
    after = Int.random(in: 0...4, using: &random)
    reads = Bool.random(using: &random)
    answer = [.delete, .done, .keep].randomElement(using: &random) ?? .done
  }
}

/// Where deletions wait for what else happens.
@MainActor final class Gate {
  /// Whether whoever comes waits until the test lets it go on.
  var isShut = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  var isEmpty: Bool { waiting.isEmpty }

  /// Waits for a turn, or until the gate is opened.
  func pass() async {
    guard isShut else { return await Task.yield() }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Lets one of those that wait go on.
  func letOneGoOn(_ random: inout SplitMix64) {
    guard let place = waiting.indices.randomElement(using: &random) else { return }
    waiting.remove(at: place).resume()
  }

  /// Lets all go on, and stops nobody any more.
  func open() {
    isShut = false
    let all = waiting
    waiting = []
    for one in all { one.resume() }
  }
}

extension LawScreen {
  /// Carries out the deletion of an item as its script says.
  func carryOut(_ key: Int) async -> TableDeletion {
    let script = world.scripts[key] ?? DeletionScript()
    for _ in 0..<script.before { await world.gate.pass() }
    if script.answer != .keep {
      take(key)
      if script.reads { tell() }
    }
    for _ in 0..<script.after { await world.gate.pass() }
    return script.answer
  }

  func remove(_ key: Int) {
    take(key)
    tell()
  }

  func removeLater(_ key: Int) async { _ = await carryOut(key) }

  func take(_ key: Int) {
    guard let putBack = world.remove(key) else { return }
    registerUndo("Delete") { [weak self] in
      putBack()
      self?.tell()
    }
  }

  func tell() { if world.telling == .byHand { updateTableData() } }
}
