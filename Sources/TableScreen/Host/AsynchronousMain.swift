import Foundation

/// An error: asynchronous code shows screens and stays there, so that the main actor never gets to what screens await.
package struct AsynchronousMain: LocalizedError, CustomStringConvertible {
  package init() {}

  package var errorDescription: String? { description }

  /// The mistake and its remedy.
  package var description: String {
    """
    the app was run by asynchronous code, where nothing that its screens await could end; run it in a main without async, \
    and begin in onLoad of a screen what is asynchronous
    """
  }

  /// Throws if the calling code belongs to a task.
  package static func refuse() throws(AsynchronousMain) {
    if withUnsafeCurrentTask(body: { $0 != nil }) { throw AsynchronousMain() }
  }
}
