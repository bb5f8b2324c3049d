import TestSupport
import Testing

@testable import TableCore
@testable import TableScreen

/// What is remembered of a column is found from either side.
struct OverlayLaws {
  @Test(arguments: (0..<40).map { Seed.value &+ UInt64($0) })
  func `the rows of a column that are remembered are found, however many others are`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let draft = Draft(
      value: .text("typed"), isFit: true, binding: .init(object: nil, path: \String.count),
      origin: nil)
    let column = RowColumn(first: 100, count: Int.random(in: 0...60, using: &random))
    var (overlay, expected) = (Overlay(), Set<Int>())
    for _ in 0..<Int.random(in: 0...80, using: &random) {
      let id = NodeID(UInt64.random(in: 80..<180, using: &random))
      switch Int.random(in: 0..<7, using: &random) {
      case 0: overlay.masks[id] = random.once(in: 2)
      case 1: overlay.expansion[id] = random.once(in: 2)
      case 2: overlay.selection.insert(id)
      case 3: overlay.messages[id] = "wrong"
      case 4: overlay.drafts[message: id, "field"] = FieldMessage(text: "wrong", held: [:])
      case 5: overlay.drafts[id, "field"] = draft
      default: overlay.controlValues[id] = ["like": ControlValue(value: .flag(true), isKept: true)]
      }
      if let place = column.index(of: id) { expected.insert(place) }
    }
    let places = overlay.places(in: column)
    #expect(Set(places) == expected && places.count == expected.count, "seed \(seed)")
  }
}
