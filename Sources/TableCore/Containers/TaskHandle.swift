/// A task that is cancelled when nobody holds it any more.
package final class TaskHandle: Sendable {
  private let task: Task<Void, Never>

  package init(_ task: Task<Void, Never>) { self.task = task }

  deinit { task.cancel() }
}
