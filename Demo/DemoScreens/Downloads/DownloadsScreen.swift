import Foundation
public import Observation
public import TableScreen

/// Files that are fetched while one looks on: each row says how far it has come, and can be cancelled.
///
/// Go offline, and what runs fails in its place; go online, and a tap tries again.
@Observable public final class DownloadsScreen: TableScreen {
  @ObservationIgnored private let network: DemoNetwork
  private var files: [Download] = []

  /// Creates the list; nothing is fetched before it is asked for.
  public init(_ setup: DemoSetup) {
    network = DemoNetwork(setup)
    super.init()
  }

  public override class var settings: Settings {
    [
      .title("Downloads"),
      .searchable(
        placeholder: "Search, also “large” or “small”", hidesInitially: true,
        matching: DownloadsScreen.matches),
      .refreshable(),
      .emptyPolicy(.hide),
    ]
  }

  /// Finds every word of the query, and files by their size.
  func matches(_ cell: Cell, _ query: String) -> Bool {
    guard let file = files.first(where: { $0.name == cell.title }) else { return false }
    let text = "\(file.name) \(file.what) \(file.size < 200_000 ? "small" : "large")"
    return query.split(separator: " ").allSatisfy { text.localizedStandardContains($0) }
  }

  public override var tableFooter: RowElement? {
    .tour(
      "Actions that take their time, with their progress in the row; what fails can be tried again in its place."
    )
  }

  public override var tableData: [Section] {
    [
      Section(
        "To be fetched", footer: "A tap begins. Whoever leaves this screen ends what runs.",
        items: files.filter { $0.state != .there }, cell: DownloadsScreen.row),
      Section(
        "On this machine", items: files.filter { $0.state == .there }, cell: DownloadsScreen.row),
    ]
  }

  func row(_ file: Download) -> Cell {
    let isThere = file.state == .there
    return [
      .title: file.name,
      .subtitle: subtitle(of: file),
      .image: isThere ? "document" : "cloud",
      .action: isThere ? nil : .perform(DownloadsScreen.fetch, file),
      .actionTitle: isThere ? nil : "Fetch",
      .accessory: isThere ? .button("Remove", .perform(DownloadsScreen.remove, file)) : nil,
      .deleteAction: isThere ? .perform(DownloadsScreen.remove, file) : nil,
    ]
  }

  private func subtitle(of file: Download) -> AttributedString {
    switch file.state {
    case .there, .missing: return AttributedString("\(file.sizeText) · \(file.what)")
    case .failed(let why):
      return .strong("\(why). ") + AttributedString("Tap to try again.")
    }
  }

  public override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
    edge == .toolbar ? [network.button] : []
  }

  public override func onLoad() {
    wait(for: "Reading the list of files…") { [weak self] progress in
      try await self?.network.fetch(steps: 8, progress: progress)
      self?.files = Download.all
    }
  }

  public override func onRefresh() async throws {
    try await network.fetch()
    if files.isEmpty { files = Download.all }
  }

  func fetch(_ file: Download) async throws {
    set(.missing, file)
    let steps = min(max(file.size / 40_000, 4), 60)
    do {
      try await network.fetch(steps: steps, every: .milliseconds(80)) {
        setProgress($0, of: .id(.key(file.id)))
      }
      change(file, to: .there, from: .missing, "Fetched", else: "Removed")
    } catch let error as Offline {
      // It is said in the row, where it can be tried again.
      set(.failed(error.localizedDescription), file)
    }
  }

  func remove(_ file: Download) {
    change(file, to: .missing, from: .there, "Removed", else: "Fetched")
  }

  /// Says what became of a file; taken back, it is as before, and what was taken back is done again.
  private func change(
    _ file: Download, to state: Download.State, from old: Download.State, _ what: String,
    else opposite: String
  ) {
    set(state, file)
    registerUndo("\(what) “\(file.name)”") { [weak self] in
      self?.change(file, to: old, from: state, opposite, else: what)
    }
  }

  private func set(_ state: Download.State, _ file: Download) {
    guard let index = files.firstIndex(where: { $0.id == file.id }) else { return }
    files[index].state = state
  }
}
