import Foundation
public import TableScreen

/// The system's information about one file.
public final class FileDetailsScreen: TableScreen {
  private let entry: FileEntry

  init(_ entry: FileEntry) {
    self.entry = entry
    super.init()
  }

  public override class var settings: Settings { [.style(.grouped)] }

  public override var restorationName: String? {
    super.restorationName ?? "file:\(entry.path.escaped)"
  }

  public override var title: String { entry.name }

  public override var tableData: [Section] {
    [
      Section(footer: entry.path.text) {
        Cell.fact("Kind", entry.target == nil ? entry.kind.rawValue : "Link")
        Cell.fact("Leads to", entry.target)
        Cell.fact("Problem", entry.problem)
        if entry.problem == nil {
          Cell.fact("Size", entry.size == 1 ? "1 byte" : "\(entry.size.formatted()) bytes")
          Cell.fact("Modified", entry.modified.fileDate)
          Cell.fact("Changed", entry.changed.fileDate)
          Cell.fact("Permissions", entry.permissionLetters)
        }
      }
    ]
  }
}
