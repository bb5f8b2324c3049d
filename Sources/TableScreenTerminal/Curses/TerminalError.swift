#if os(macOS) || os(Linux)
/// An error for a terminal that cannot show a screen.
public enum TerminalError: Error, Hashable, Sendable {
  /// Standard input or output is not a terminal, but for example a file or a pipe.
  case notATerminal
  /// The terminal database has no entry for the name.
  case unknownTerminal(String)
  /// The terminal cannot move its cursor freely, which drawing a screen requires.
  case tooSimple(String)
}

extension TerminalError: CustomStringConvertible {
  /// The mistake and its remedy.
  public var description: String {
    switch self {
    case .notATerminal: "this needs a terminal for both input and output; start it in one"
    case .unknownTerminal(""): "the variable TERM is not set; set it to \(Self.remedy)"
    case .unknownTerminal(let name):
      "nothing is known of a terminal “\(name.printable)”; set TERM to \(Self.remedy)"
    case .tooSimple(let name):
      "a terminal “\(name.printable)” cannot show a screen; set TERM to \(Self.remedy)"
    }
  }

  private static let remedy = "the kind of your terminal, as xterm-256color"
}

extension String {
  /// The text without control characters.
  var printable: String {
    String(
      String.UnicodeScalarView(unicodeScalars.filter { $0.properties.generalCategory != .control }))
  }
}
#endif
