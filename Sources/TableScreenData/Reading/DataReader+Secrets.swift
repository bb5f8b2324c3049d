import TableScreen

extension DataReader {
  /// Returns whether a cell names a type, or a class, that is not known and seems meant to hide what is typed: its value is no
  /// less a secret for that.
  func isMeantSecret(_ node: DataNode, without values: [String: DataNode]) -> Bool {
    node.fields?.contains { field in
      guard values[field.key] == nil, saysType(field.key) else { return false }
      // A name that stands in a list or an object is meant as well.
      return field.node.texts.contains { isLikeSecret($0) }
    } == true
  }

  /// Returns whether a key, even if it is misspelled, is one that says the type of a field.
  private func saysType(_ key: String) -> Bool {
    let types = ["type", "cellClass"]
    if types.contains(key) { return true }
    // Few keys are like one of these, and each would be looked for among all.
    guard DataObject.cell.shape(of: key) == nil else { return false }
    return types.contains { isMeant(key, as: $0, of: .cell) }
  }

  /// Returns whether a name is more like a usual one of a secret than like any type that shows what is typed.
  private func isLikeSecret(_ name: String) -> Bool {
    // The names of secrets are first, since of two that are equally like the first is taken.
    let meaning = meaning(
      of: name, as: "type", among: Self.secrets + fieldTypes.prefix(Self.compared))
    // What would take too much work to tell is rather hidden than shown.
    guard let meaning else { return true }
    if let meaning, Self.secrets.contains(meaning) { return true }
    let start = name.prefix(200).lowercased()
    return Self.secrets.contains { $0.count > 4 && start.contains($0) }
  }

  /// The number of types that a name is compared with.
  private static let compared = 1_000

  /// What fields of secrets are called, here and elsewhere.
  private static let secrets = [
    "secure", "secret", "password", "passphrase", "passcode", "passwd", "pwd", "pin", "pincode",
    "credential", "token", "otp", "cvc", "cvv", "apikey", "private", "hidden", "confidential",
    "sensitive",
  ]
}
