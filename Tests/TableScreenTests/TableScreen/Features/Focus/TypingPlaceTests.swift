import TableScreen
import TableScreenTesting
import Testing

/// What is typed on when a field is not in use any more counts for nothing; what else is pressed counts.
@MainActor @Suite struct TypingPlaceTests {
  private final class ListScreen: TableScreen {
    var titles = ["a", "b"]
    override var tableCells: [Cell?]? { titles.map { [.id: .key($0), .title: $0] } }
  }

  private let start = ContinuousClock.now
  private let screen = ListScreen()
  private let other = ListScreen()

  private func place(after stroke: TypingPlace.Stroke = .text) async throws -> TypingPlace {
    _ = try await HeadlessHost.show(screen)
    let row = try #require(screen.layout.row(at: TablePath(0, 1))?.id)
    return TypingPlace(screen, row: row, after: stroke, at: start)
  }

  @Test(arguments: [TypingPlace.Stroke.text, .move, .end, .other])
  func `a row that has left cuts off text, however late, and nothing else`(
    last: TypingPlace.Stroke
  ) async throws {
    var place = try await place(after: last)
    let late = start + .seconds(60)
    let isCutEarly = place.cutsOff(.text, focused: nil, visible: screen, at: start)
    #expect(isCutEarly == (last == .text), "who typed last has not left the field")
    screen.titles = ["a"]
    screen.updateTableData()
    let areCut = [TypingPlace.Stroke.text, .end, .move, .other].map {
      place.cutsOff($0, focused: nil, visible: screen, at: late)
    }
    #expect(areCut == [true, true, false, false])
    let isCutElsewhere = place.cutsOff(.text, focused: screen, visible: screen, at: late)
    #expect(!isCutElsewhere, "the app may have put the focus into another field")
  }

  @Test(arguments: [TypingPlace.Stroke.text, .move])
  func `on another screen a word goes on until a pause`(last: TypingPlace.Stroke) async throws {
    var place = try await place(after: last)
    for tenths in 1...30 {
      let now = start + .milliseconds(100 * tenths)
      for focused in [nil, other] {
        let isCut = place.cutsOff(.text, focused: focused, visible: other, at: now)
        #expect(isCut)
      }
      let isOtherCut = place.cutsOff(.other, focused: nil, visible: other, at: now)
      #expect(!isOtherCut)
    }
    let isCut = place.cutsOff(.text, focused: nil, visible: other, at: start + .milliseconds(4_001))
    #expect(!isCut)
  }

  @Test(arguments: [TypingPlace.Stroke.end, .other])
  func `who has finished commands another screen at once`(last: TypingPlace.Stroke) async throws {
    var place = try await place(after: last)
    let isCut = place.cutsOff(.text, focused: nil, visible: other, at: start)
    #expect(!isCut)
  }

  @Test func `a field that keeps the focus beside another screen takes what is typed`() async throws
  {
    var place = try await place()
    let isCut = place.cutsOff(.text, focused: screen, visible: other, at: start)
    #expect(!isCut)
  }
}
