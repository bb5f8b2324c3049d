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
  private var folder: URL
  private var entries: [Entry] = []

  init(_ question: TableFileQuestion) {
    self.question = question
    folder = question.folder
    super.init()
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
    self.folder = folder
    entries = []
    read()
  }

  private func take(_ file: URL) {
    question.answer(file)
    close()
  }

  /// Reads the folder away from the main actor, since a disk or a network may take its time.
  private func read() {
    wait(for: TableWords.current.loading) { [weak self, folder, types = question.types] in
      let entries = try await Task.detached { try Self.entries(of: folder, types) }.value
      guard let self, self.folder == folder else { return }
      self.entries = entries
      updateTableData()
    }
  }

  /// Returns the folders, then the files of the types, each by name; hidden ones are left out.
  private nonisolated static func entries(of folder: URL, _ types: [String]) throws -> [Entry] {
    let found = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    let entries = found.map { url in
      let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
      return Entry(url: url.standardizedFileURL, isFolder: isFolder)
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
