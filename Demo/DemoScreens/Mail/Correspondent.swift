import Foundation

/// Somebody who writes letters.
struct Correspondent: Identifiable, Hashable, Sendable {
  let name: String
  let address: String

  var id: String { address }

  init(_ name: String, _ address: String) {
    self.name = name
    self.address = address
  }

  /// Where the picture of the person is; ``PortraitLoader`` paints it.
  var portrait: URL? { URL(string: "portrait://\(address)") }

  static let ada = Correspondent("Ada Lovelace", "ada@analytical.example")
  static let grace = Correspondent("Grace Hopper", "grace@navy.example")
  static let alan = Correspondent("Alan Turing", "alan@bletchley.example")
  static let barbara = Correspondent("Barbara Liskov", "barbara@mit.example")
  static let edsger = Correspondent("Edsger Dijkstra", "edsger@austin.example")
  static let margaret = Correspondent("Margaret Hamilton", "margaret@apollo.example")
  /// Who uses the program.
  static let me = Correspondent("Me", "me@home.example")
  /// Of the one who signs as nobody there is no picture.
  static let nobody = Correspondent("Build machine", "nobody@machine.example")

  static let all = [ada, alan, barbara, nobody, edsger, grace, margaret]
}
