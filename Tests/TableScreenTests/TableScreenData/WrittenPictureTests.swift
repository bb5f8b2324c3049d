import Foundation
import TableScreen
import TableScreenData
import Testing

/// A picture that is written as data can be read.
@MainActor @Suite struct WrittenPictureTests {
  @Test func `its measures are those that there are, in a row and at its end`() throws {
    let picture = TableImage(.named("star"), radius: -5, size: .nan)
    let (text, leftOut) = TableData([
      TableSection(cells: [[.title: "Star", .image: picture, .accessory: .image(picture)]])
    ]).json()
    #expect(leftOut.isEmpty, "\(leftOut)")
    #expect(!text.contains("radius") && !text.contains("size"), "\(text)")
    let read = TableData(json: text)
    #expect(read.mistakes.isEmpty, "\(read.mistakes)")
    #expect(read.json().text == text)
  }
}
