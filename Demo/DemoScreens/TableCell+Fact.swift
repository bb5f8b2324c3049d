import TableScreen

extension TableCell {
  /// A row of a name and what is true of it, or none where there is nothing to say.
  static func fact(_ title: String, _ value: String?) -> TableCell? {
    value.map { [.title: title, .subtitle: $0, .style: .value1] }
  }

  /// A row with the answer yes or no.
  static func fact(_ title: String, _ isTrue: Bool) -> TableCell? {
    fact(title, isTrue ? "yes" : "no")
  }
}
