public import Observation
public import TableScreen

/// A folder; each folder in it is another such screen.
///
/// Nothing on disk is ever changed.
@Observable public final class FilesScreen: TableScreen {
  @ObservationIgnored private let folder: FilePath
  private var listing: FolderListing?
  private var showsHidden = false

  /// Creates the screen of a folder.
  public init(_ folder: FilePath) {
    self.folder = folder
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

  public override var title: String { folder.name }

  public override var tableData: [Section] {
    guard let listing else { return [] }
    if let problem = listing.problem {
      return [Section { [.title: "This folder cannot be read", .subtitle: problem] }]
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
      .longPressAction: .perform(FilesScreen.showDetails, entry),
    ]
  }

  public override func onLoad() {
    setBarButtons()
    wait(for: "Reading the folder…") { [weak self] in await self?.onRefresh() }
  }

  public override func onRefresh() async { listing = await FolderListing.read(folder) }

  func enter(_ entry: FileEntry) { open(FilesScreen(entry.path)) }
  func showDetails(_ entry: FileEntry) { open(FileDetailsScreen(entry), as: .detail) }
  func enterParent() { if let parent = folder.parent { open(FilesScreen(parent)) } }

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
