public import Foundation
public import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenSQLite

/// A screen that a file describes, and that shows the file anew each time that it is saved.
///
/// A save that cannot be read keeps the last good table, with what is wrong above it.
public class DataScreen: TableScreen {
  /// The file, or nil where the table comes from elsewhere.
  public let file: TableFile?
  private var problem: String?
  /// How often the file was to be read.
  private var asked = 0
  private var watching: Task<Void, Never>?

  /// Creates a screen for a file.
  public init(_ file: TableFile) {
    self.file = file
    super.init()
  }

  /// Creates a screen for the table at an address, which is read again when it is refreshed.
  public init(_ address: URL) {
    file = nil
    super.init()
    dataURL = address
  }

  /// Creates a screen for a file, by its path or its address, or for an address of `http` or `https`.
  public convenience init(at place: String) {
    let address = URL(string: place)
    if let address, let scheme = address.scheme, ["http", "https"].contains(scheme.lowercased()) {
      self.init(address)
    } else {
      self.init(TableFile(place))
    }
  }

  /// Creates a screen from a text of JSON.
  public init(text: String) {
    file = nil
    super.init()
    show(.json(Data(text.utf8)))
  }

  public override class var settings: Settings { [.title("Table from data"), .refreshable()] }

  public override class var cellClasses: CellClasses { super.cellClasses + .ready }

  public override class var actions: Actions {
    ["say": .perform(DataScreen.say), "order": .submit]
  }

  public override func onLoad() {
    guard let file else { return }
    reload()
    // What came through standard input does not change.
    if file.isStandardInput { return }
    let watch = SQLiteFileWatch(of: file.url)
    watching = Task { [weak self] in
      for await _ in watch.events { self?.reload() }
    }
  }

  public override func onDismiss() { watching?.cancel() }

  /// Reads the file anew, and shows it as it is then, or what is wrong with it above the last good table.
  ///
  /// It is read outside of the main actor, so that a person can go on, or leave, meanwhile.
  public func reload() {
    guard let file else { return }
    asked += 1
    wait(for: TableWords.current.loading) { [weak self] in
      var done = 0
      // Whoever saves while it is read does so once more.
      while let asked = self?.asked, asked > done {
        done = asked
        do {
          self?.take(try await file.read(Self.dataNames), of: file)
        } catch {
          guard let self, data != nil else { throw error }
          note(error, of: file)
        }
      }
    }
  }

  /// Reads the file once more, or asks the server.
  public override func onRefresh() async throws {
    guard let file else { return try await super.onRefresh() }
    // It can be read but once.
    if file.isStandardInput, data != nil { return }
    asked += 1
    let mine = asked
    do {
      let table = try await file.read(Self.dataNames)
      // Who saves meanwhile has it read once more.
      if mine == asked { take(table, of: file) }
    } catch {
      if data != nil { note(error, of: file) }
      throw error
    }
  }

  /// Says above the last good table why the file cannot be read.
  private func note(_ error: any Error, of file: TableFile) {
    problem = "\(file.path): \(TableWords.current.text(of: error))"
    updateTableData()
    tell()
  }

  private func take(_ table: TableData, of file: TableFile) {
    let isFirst = data == nil
    problem = words(for: table.mistakes, at: file.path)
    if isFirst || !table.isBroken { show(table) } else { updateTableData() }
    // A form begins at its first field, which may be far below.
    if !isFirst || problem != nil && !formValues.isEmpty { tell() }
  }

  /// Says which mistake is the first, and how many others there are; nil for none.
  private func words(for mistakes: [TableDataMistake], at place: String) -> String? {
    mistakes.first.map { first in
      let others = mistakes.count - 1
      // Of very many only the first hundred are listed.
      let more = others < 100 ? "\(others) more" : "more; demo lint says how many"
      // One of the whole file has no line.
      let space = first.line == nil ? " " : ""
      return "\(place):\(space)\(first)" + (others > 0 ? " (and \(more))" : "")
    }
  }

  /// Says for a moment what is wrong: who is far down in the table does not see what stands above it.
  private func tell() {
    if let problem { show(error: problem) } else { send(.dismissNotice) }
  }

  /// What is wrong is said above the table.
  public override func onDataMistakes(_ mistakes: [TableDataMistake]) {}

  public override var tableHeader: RowElement? {
    let told = dataURL.flatMap { words(for: data?.mistakes ?? [], at: $0.absoluteString) }
    guard let problem = told ?? problem else { return nil }
    var text = RowText(TableText(problem), role: .error)
    text.lines = 0
    return .text(text)
  }

  /// Says what an action was given.
  func say(_ arguments: Arguments) {
    show(notice: arguments["text", as: String.self] ?? "Nothing to say")
  }

  /// Commits the form, and says what it holds.
  public override func onSubmit() async throws {
    try await commitForm()
    // Who stands behind reads no secret.
    var values = formDictionary
    for name in data?.secretFields ?? [] {
      if let value = values[name], !(value is NSNull), value as? String != "" {
        values[name] = "•••"
      }
    }
    let json = try JSONSerialization.data(withJSONObject: values, options: .sortedKeys)
    show(notice: String(decoding: json, as: UTF8.self))
  }
}

/// A screen that a text describes, which does not change.
public final class TextScreen: DataScreen {
  public override class var settings: Settings { [.title("Table from data")] }
}
