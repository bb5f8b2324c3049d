import TableScreen

/// The labels of letters: edit mode adds, deletes and sorts them.
final class LabelsScreen: TableScreen {
  private let mailbox: Mailbox

  init(_ mailbox: Mailbox) {
    self.mailbox = mailbox
    super.init()
  }

  override class var settings: Settings { [.title("Labels"), .style(.grouped)] }

  override var tableFooter: RowElement? {
    .tour(
      "Edit mode: rows are inserted, deleted and moved, and the last one refuses to go.")
  }

  override var tableData: [Section] {
    [
      Section(footer: "Edit mode adds, deletes and sorts labels.") {
        for label in mailbox.labels {
          [
            .id: .key(label), .title: label, .moveable: .withinSection,
            .editingStyle: .delete,
          ]
        }
      },
      Section {
        [
          .title: "New label", .subtitle: "Named after the first free number",
          .editingStyle: .insert,
        ]
      },
    ]
  }

  override func onCellInserted(_ cell: Cell, at path: DataPath) async {
    let number = (1...).first { !mailbox.labels.contains("Label \($0)") } ?? 0
    mailbox.labels.append("Label \(number)")
  }

  override func onCellMoved(_ cell: Cell, from: DataPath, to: DataPath) {
    mailbox.labels.insert(mailbox.labels.remove(at: from.row), at: to.row)
  }

  override func onCellDeleted(_ cell: Cell, at path: DataPath) async -> Deletion {
    let labels = mailbox.labels
    let label = cell.title ?? ""
    guard labels.count > 1, let place = labels.firstIndex(of: label) else {
      show(notice: "One label has to stay")
      return .keep
    }
    mailbox.labels.remove(at: place)
    registerUndo("Deleted “\(label)”") { [weak self] in self?.restore(label, at: place) }
    return .done
  }

  /// Puts a label back, and leaves the others as they are by now; its name may have been given again.
  private func restore(_ label: String, at place: Int) {
    let labels = mailbox.labels
    guard !labels.contains(label) else { return }
    mailbox.labels.insert(label, at: min(place, labels.count))
  }
}
