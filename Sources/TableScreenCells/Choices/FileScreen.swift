import Foundation
import TableScreen

/// The screen on which a file row's file is chosen; shows one folder at a time.
final class FileScreen: TableScreen {
  /// A folder, or a file that can be chosen.
  private struct Entry: Sendable {
    let url: URL
    let isFolder: Bool
  }

  private let question: TableFileQuestion
  /// The folder in view, with its entries.
  private var folder: URL
  private var entries: [Entry] = []
  /// The folder that was asked for last.
  private var wanted: URL

  init(_ question: TableFileQuestion) {
    self.question = question
    folder = question.folder
    wanted = question.folder
    super.init()
    choosesSecret = question.isSecret
  }

  override class var settings: Settings { [.style(.grouped), .searchable()] }

  override var title: String { question.title }

  override var tableData: [Section] {
    [
      Section(footer: folder.path(percentEncoded: false)) {
        if folder.pathComponents.count > 1 {
          [.id: "..", .title: "..", .action: .perform(FileScreen.enter, parent)]
        }
        for entry in entries {
          [
            .id: .key(entry.url.lastPathComponent), .title: entry.url.lastPathComponent,
            .secret: choosesSecret,
            .accessory: entry.isFolder ? .disclosure : isChosen(entry) ? .checkmark : nil,
            .action: entry.isFolder
              ? .perform(FileScreen.enter, entry.url) : .perform(FileScreen.take, entry.url),
          ]
        }
      }
    ]
  }

  private var parent: URL { folder.deletingLastPathComponent().standardizedFileURL }

  private func isChosen(_ entry: Entry) -> Bool {
    entry.url.path(percentEncoded: false) == question.chosen?.path(percentEncoded: false)
  }

  override func onLoad() {
    super.onLoad()
    read()
  }

  override func onDismiss() {
    super.onDismiss()
    question.answer(nil)
  }

  private func enter(_ folder: URL) {
    wanted = folder
    read()
  }

  private func take(_ file: URL) {
    question.answer(file)
    close()
  }

  /// Reads the wanted folder away from the main actor, since a disk or a network may take its time; the one before stays
  /// in view meanwhile.
  private func read() {
    let (folder, types) = (wanted, question.types)
    // Each folder has a text of its own, because a second wait with the same text would be ignored.
    wait(for: "\(TableWords.current.loading) \(folder.path(percentEncoded: false))") {
      [weak self] in
      do {
        let entries = try await Task.detached { try Self.entries(of: folder, types) }.value
        self?.show(folder, entries)
      } catch {
        guard let self, wanted == folder else { return }
        show(folder, [])
        throw error
      }
    }
  }

  /// Shows a folder that was read, unless another one has been asked for since.
  private func show(_ folder: URL, _ entries: [Entry]) {
    guard wanted == folder else { return }
    if folder != self.folder { endSearch() }
    (self.folder, self.entries) = (folder, entries)
    updateTableData()
  }

  /// Returns the folders, then the files of the types, each by name; hidden ones are left out.
  private nonisolated static func entries(of folder: URL, _ types: [String]) throws -> [Entry] {
    let manager = FileManager.default
    let found = try manager.contentsOfDirectory(
      at: folder.resolvingSymlinksInPath(), includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles)
    let entries = found.compactMap { url -> Entry? in
      let url = folder.appending(path: url.lastPathComponent).standardizedFileURL
      var isFolder: ObjCBool = false
      // A link is what it leads to; one that leads nowhere is left out.
      guard manager.fileExists(atPath: url.path(percentEncoded: false), isDirectory: &isFolder)
      else { return nil }
      return Entry(url: url, isFolder: isFolder.boolValue)
    }
    return entries.filter {
      $0.isFolder || types.isEmpty || types.contains($0.url.pathExtension.lowercased())
    }.sorted {
      $0.isFolder == $1.isFolder
        ? $0.url.lastPathComponent.localizedStandardCompare($1.url.lastPathComponent)
          == .orderedAscending : $0.isFolder
    }
  }
}
