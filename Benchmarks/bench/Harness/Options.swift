#if os(macOS) || os(Linux)
import Foundation

/// What was asked for on the command line.
struct Options {
  @MainActor static let usage = """
    usage: bench [--only NAME] [--format table|tsv] [--plot DIRECTORY]

      --only NAME        the measurements whose name holds NAME, or whose group's does; groups are: \
    \(Bench.groups.map(\.name).joined(separator: ", "))
      --format tsv       the same for tools
      --plot DIRECTORY   writes how cost grows with the table as pictures, and measures nothing else; it takes some minutes

    Exits with 1 if a goal is missed.
    """

  /// What is wrong with the command line.
  struct Mistake: Error {
    let text: String
  }

  var only = ""
  var format = Report.Format.table
  var plots: URL?
  var wantsHelp = false

  @MainActor init(_ arguments: [String]) throws(Mistake) {
    var rest = arguments[...]
    func value(of option: String) throws(Mistake) -> String {
      guard let value = rest.popFirst() else { throw Mistake(text: "\(option) needs a value") }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--only":
        only = try value(of: argument)
      case "--format":
        let name = try value(of: argument)
        guard let format = Report.Format(rawValue: name) else {
          throw Mistake(text: "there is no format \(name); take table or tsv")
        }
        self.format = format
      case "--plot": plots = URL(fileURLWithPath: try value(of: argument), isDirectory: true)
      default: throw Mistake(text: "what is \(argument)?")
      }
    }
  }
}
#endif
