import Foundation
public import Observation
public import TableScreen

/// A folder; each folder in it is another such screen.
///
/// Nothing on disk is ever changed.
@Observable public final class FilesScreen: TableScreen {
  @ObservationIgnored private let folder: FilePath
  private var listing: FolderListing?
  private var showsHidden: Bool

  /// Creates the screen of a folder, with hidden files or without.
  public init(_ folder: FilePath, showsHidden: Bool = false) {
    self.folder = folder
    self.showsHidden = showsHidden
    super.init()
  }

  public override class var settings: Settings {
    [
      .searchable(placeholder: "Search names"),
      .refreshable(),
      .longPressable(),
      .emptyPolicy(.hide),
      .emptyText("This folder is empty."),
    ]
  }

  public override var restorationName: String? {
    super.restorationName ?? "\(showsHidden ? "whole-folder" : "folder"):\(folder.escaped)"
  }

  // The current folder has no name if it was removed while the program runs in it.
  public override var title: String { folder.name.isEmpty ? "Files" : folder.name }

  public override var tableFooter: RowElement? {
    .tour(
      "A screen that opens others of its class; what takes long is awaited in place of the rows.")
  }

  public override var tableData: [Section] {
    // The error of a folder that cannot be read stands in place of its rows.
    guard let listing, listing.problem == nil else { return [] }
    if listing.folders.count + listing.files.count > 0, shown(listing.folders).isEmpty,
      shown(listing.files).isEmpty
    {
      return [
        Section {
          [
            .title: "Only hidden files", .subtitle: "A tap shows them",
            .action: .perform(FilesScreen.toggleHidden), .actionTitle: "Show them",
          ]
        }
      ]
    }
    return [
      Section(
        "Folders", items: shown(listing.folders), searchText: \.name, cell: FilesScreen.row),
      Section("Files", items: shown(listing.files), searchText: \.name, cell: FilesScreen.row),
    ]
  }

  func row(_ entry: FileEntry) -> Cell {
    let isFolder = entry.kind == .folder
    return [
      .title: entry.name,
      .subtitle: entry.summary,
      .accessory: isFolder ? .disclosure : nil,
      .action: isFolder
        ? .perform(FilesScreen.enter, entry) : .perform(FilesScreen.showDetails, entry),
      .actionTitle: isFolder ? "Open" : "Details",
      .longPressAction: .perform(FilesScreen.showDetails, entry), .longPressTitle: "Details",
    ]
  }

  public override func onLoad() {
    setBarButtons()
    wait(for: "Reading the folder…") { [weak self] in try await self?.onRefresh() }
  }

  public override func onRefresh() async throws {
    let listing = await FolderListing.read(folder)
    // What a person has cancelled does not come all the same.
    if Task.isCancelled { return }
    self.listing = listing
    if let problem = listing.problem { throw Unreadable(problem: problem) }
  }

  private struct Unreadable: LocalizedError {
    let problem: String
    var errorDescription: String? { "This folder cannot be read: \(problem)" }
  }

  func enter(_ entry: FileEntry) { open(FilesScreen(entry.path, showsHidden: showsHidden)) }
  func showDetails(_ entry: FileEntry) { open(FileDetailsScreen(entry), as: .detail) }
  func enterParent() {
    if let parent = folder.parent { open(FilesScreen(parent, showsHidden: showsHidden)) }
  }

  func toggleHidden() {
    showsHidden.toggle()
    setBarButtons()
  }

  private func setBarButtons() {
    var enclosing = BarButton("Enclosing folder", action: .perform(FilesScreen.enterParent))
    enclosing.isEnabled = folder.parent != nil
    let hidden = BarButton(
      showsHidden ? "Leave hidden out" : "Show hidden", action: .perform(FilesScreen.toggleHidden))
    setBarButtons(.trailing, [enclosing, hidden])
  }

  private func shown(_ entries: [FileEntry]) -> [FileEntry] {
    showsHidden ? entries : entries.filter { !$0.path.isHidden }
  }
}
