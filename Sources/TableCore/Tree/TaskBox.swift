/// The running tasks of a screen or a model, by key; a key whose task runs starts no second one.
@MainActor package final class TaskBox {
  private var running: [AnyHashable: (serial: Int, task: TaskHandle)] = [:]
  /// The tasks that have given their key back, by their serial number, until they are over.
  private var ending: [Int: TaskHandle] = [:]
  private var serial = 0

  package init() {}

  var isEmpty: Bool { running.isEmpty }

  /// The keys of the running tasks.
  package var keys: [AnyHashable] { Array(running.keys) }

  package func isRunning(_ key: AnyHashable) -> Bool { running[key] != nil }

  /// Starts `work`, unless a task runs for `key` already, and returns whether it was started.
  @discardableResult
  package func start(_ key: AnyHashable, _ work: @escaping @MainActor () async -> Void) -> Bool {
    guard running[key] == nil else { return false }
    serial += 1
    let number = serial
    let task = Task { @MainActor [weak self] in
      await work()
      self?.ending[number] = nil
      if self?.running[key]?.serial == number { self?.running[key] = nil }
    }
    running[key] = (number, TaskHandle(task))
    return true
  }

  /// Gives the key of a task back before the task shows its end, so that what an app asks for at that end is begun.
  package func end(_ key: AnyHashable) {
    guard let (number, task) = running.removeValue(forKey: key) else { return }
    ending[number] = task
  }

  package func cancel(_ key: AnyHashable) { running[key] = nil }

  package func cancelAll() {
    running = [:]
    ending = [:]
  }
}
