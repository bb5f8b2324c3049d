/// Something to buy.
struct Grocery: Identifiable, Equatable, Sendable {
  let id: Int
  var name: String
  var note: String?
  var isBought = false

  /// What is on the list when it is read.
  static let samples = [
    Grocery(id: 1, name: "Milk", note: "2 liters"), Grocery(id: 2, name: "Tea"),
  ]
}
