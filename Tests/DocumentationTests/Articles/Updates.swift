// swift-format-ignore-file
// The examples of “Updates and identity”, word for word.
import Observation
import TableScreen
import Testing
import TableScreenTesting

struct Song: Identifiable, Equatable, Sendable {
  let id: Int
  var title: String
  var plays = 0
}

@Observable @MainActor final class Library {
  var songs = [Song(id: 1, title: "Anthem"), Song(id: 2, title: "Ballad"), Song(id: 3, title: "Canon")]
  var name = "Songs"
}

final class SongsScreen: TableScreen {
  let library: Library
  init(_ library: Library) {
    self.library = library
    super.init()
  }

  override var tableData: [Section] { [
    Section(library.name, id: "songs", items: library.songs) { song in
      [.title: song.title, .subtitle: "\(song.plays) plays", .tag: song.plays == 0 ? "new" : "known"]
    },
  ] }
}

final class PlainScreen: TableScreen {
  var names = ["Anthem", "Ballad"]
  override var tableData: [Section] { [Section(cells: names.map { [.title: $0] })] }
}

final class NewestFirstScreen: TableScreen {
  override class var settings: Settings { [.manualUpdates, .animations(.fade)] }
}

final class AskingScreen: TableScreen {
  let library = Library()
  var isWilling = false

  override var tableData: [Section] { [
    Section(items: library.songs) { song in
      [.title: song.title, .deleteAction: .perform(AskingScreen.remove, song)]
    },
  ] }

  func isSure(_ title: String) async -> Bool { isWilling }

  func remove(_ song: Song) async -> Deletion {
    guard await isSure(song.title) else { return .keep }
    library.songs.removeAll { $0.id == song.id }
    return .done
  }
}

@MainActor struct UpdateExamples {
  @Test func `a deletion may ask first`() async throws {
    let screen = AskingScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.delete("Ballad")
    #expect(table.titles == ["Anthem", "Ballad", "Canon"])
    screen.isWilling = true
    try await table.delete("Ballad")
    #expect(table.titles == ["Anthem", "Canon"])
  }

  @Test func `one change of the data is one update of one row`() async throws {
    let library = Library()
    let table = try await HeadlessHost.show(SongsScreen(library))
    table.forgetChanges()

    library.songs[1].plays += 1
    try await table.settle()

    #expect(table.changes.count == 1)
    #expect(table.changes[0].refreshedRows.map(\.new) == [TablePath(0, 1)])
  }

  @Test func `a row that moves keeps what is known about it`() async throws {
    let library = Library()
    let screen = SongsScreen(library)
    let table = try await HeadlessHost.show(screen)
    screen.mask(.id(2))
    library.songs.reverse()
    try await table.settle()
    #expect(table.titles == ["Canon", "Anthem"])

    library.songs[1].title = "Ballade"
    screen.unmask(.id(2))
    try await table.settle()
    #expect(table.titles == ["Canon", "Ballade", "Anthem"])
  }

  @Test func `plain data is read again when the screen says so`() async throws {
    let screen = PlainScreen()
    let table = try await HeadlessHost.show(screen)
    screen.names.append("Canon")
    #expect(table.titles == ["Anthem", "Ballad"])

    screen.updateTableData()
    #expect(table.titles == ["Anthem", "Ballad", "Canon"])
  }

  @Test func `several changes are one update`() async throws {
    let library = Library()
    let screen = SongsScreen(library)
    let table = try await HeadlessHost.show(screen)
    table.forgetChanges()

    screen.update(animation: [.deleteRows: .fade]) {
      library.songs.removeFirst()
      library.name = "Two songs"
      screen.updateTableData()
      screen.mask(.id(3))
    }
    try await table.settle()

    #expect(table.changes.count == 1)
    #expect(table.titles == ["Ballad"])
  }

  @Test func `what looks the same is not drawn again`() async throws {
    let song = Song(id: 1, title: "Anthem", plays: 12)
    let rounded: TableCell = [.title: song.title, .content: "\(song.title) \(song.plays / 10)"]
    #expect(rounded.hasSameContent(as: [.title: "Anthem!", .content: "Anthem 1"]))
  }

  @Test func `a row says why it is not on screen`() async throws {
    let screen = SongsScreen(Library())
    let table = try await HeadlessHost.show(screen)
    screen.mask(.id(1))
    try await table.settle()

    let anthem = try #require(screen.model.resolve(.id(1)).first)
    #expect(screen.visibility(of: anthem) == [.masked])
    #expect(screen.layout.tablePath(of: anthem) == nil)
    #expect(screen.model.dataPath(of: anthem) == DataPath(0, 0))
  }
}
