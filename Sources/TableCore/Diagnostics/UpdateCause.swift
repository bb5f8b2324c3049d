/// One link in the chain of causes that led to an update of a table.
package enum UpdateCause: Hashable, Sendable {
  /// An event of a person, in words without what was typed.
  case event(String)
  /// An action of the app that has run.
  case action(String)
  /// The end of an asynchronous action.
  case end(String)
  /// A change of observed objects, with the reader of them.
  case observed(String)
  /// A call of the framework by the app.
  case call(String)
  /// A source that has other rows.
  case source(String)
  /// Rows or work that the table has waited for.
  case load(String)
}

extension UpdateCause: CustomStringConvertible {
  /// The cause in words.
  package var description: String {
    switch self {
    case .event(let event): "event: \(event)"
    case .action(let name): "action of \(name)"
    case .end(let name): "end of the action of \(name)"
    case .observed(let reader): "observed change, read by \(reader)"
    case .call(let name): name
    case .source(let name): "source \(name)"
    case .load(let name): "load of \(name)"
    }
  }
}
