import TableScreen

/// The papers that every journey needs; two screens show the same group.
final class PapersGroup: TableGroup {
  private var packed: Set<String> = []
  static let names = ["Passport", "Tickets", "Insurance"]

  var missing: [String] { Self.names.filter { !packed.contains($0) } }

  override var sections: [TableSection] {
    [paper("For the border", Self.names.prefix(1)), paper("For the way", Self.names.dropFirst())]
  }

  private func paper(_ title: String, _ names: ArraySlice<String>) -> TableSection {
    TableSection(
      title, id: TableCell.ID(title),
      cells: names.map { name in
        [
          .id: .key(name), .title: name, .action: .perform(PapersGroup.toggle, name),
          .actionTitle: packed.contains(name) ? "Take out" : "Pack",
          .accessory: packed.contains(name) ? .checkmark : .off,
        ]
      })
  }

  func toggle(_ name: String) {
    packed.formSymmetricDifference([name])
    onChange?()
  }

  /// Runs when a paper was packed, or taken out.
  var onChange: (() -> Void)?
}
