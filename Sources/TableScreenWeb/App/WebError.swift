import Foundation

/// An error for which an app cannot be served.
enum WebError: Error, LocalizedError {
  /// The port is in use, or the address is not one of this machine.
  case cannotListen(String, Int)
  /// Others could reach the app, and nobody would ask who they are.
  case openToAll(String)
  /// The address stands for all of this machine's, and no origin says under which name browsers know the app.
  case nameless(String)

  var errorDescription: String? {
    switch self {
    case .cannotListen(let address, let port):
      "cannot listen on \(address) port \(port): the port is in use, or the address is not this machine's"
    case .openToAll(let address):
      "listening on \(address) lets others in, and needs an authenticate that says who they are"
    case .nameless(let address):
      "\(address) is all addresses of this machine, and no browser names it: give the origins under which browsers know the app"
    }
  }
}
