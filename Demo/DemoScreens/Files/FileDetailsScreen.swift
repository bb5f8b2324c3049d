import Foundation
public import TableScreen

/// What the system says about one file.
public final class FileDetailsScreen: TableScreen {
  private let entry: FileEntry

  init(_ entry: FileEntry) {
    self.entry = entry
    super.init()
  }

  public override class var settings: Settings { [.style(.grouped)] }

  public override var title: String { entry.path.name }

  public override var tableData: [Section] {
    [
      Section(footer: entry.path.text) {
        fact("Kind", entry.target == nil ? entry.kind.rawValue : "Link")
        fact("Leads to", entry.target)
        fact("Problem", entry.problem)
        if entry.problem == nil {
          fact("Size", "\(entry.size.formatted()) bytes")
          fact("Modified", entry.modified.fileDate)
          fact("Changed", entry.changed.fileDate)
          fact("Permissions", entry.permissionLetters)
        }
      }
    ]
  }

  private func fact(_ title: String, _ value: String?) -> Cell? {
    value.map { [.title: title, .subtitle: $0, .style: .value1] }
  }
}
