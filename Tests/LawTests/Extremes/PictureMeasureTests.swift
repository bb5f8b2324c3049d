import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// The radius and the size of a picture, and a count of rows, are those that there are; others are reported.
@MainActor @Suite struct PictureMeasureTests {
  private final class Pictures: TableScreen {
    var images: [TableImage] = []
    override var tableData: [Section] {
      [
        Section("Pictures", items: Array(images.indices), id: \.self) { place in
          [.title: "\(place)", .image: self.images[place]]
        }
      ]
    }
  }

  @Test func `other measures are reported, and replaced by the nearest`() async throws {
    let screen = Pictures()
    screen.images = [
      .named("star", radius: -5, size: .nan), .named("star", radius: .infinity, size: -3),
      .named("star", radius: .nan, size: 1e9), .named("star", radius: 4, size: 20),
    ]
    let reports = try await TableDiagnostics.collect {
      let table = try await HeadlessHost.show(screen)
      let shown = table.titles.compactMap { table.row($0) }.map { row in
        row.elements.compactMap { if case .image(let image) = $0 { image } else { nil } }
      }
      #expect(
        shown.flatMap(\.self) == [
          .named("star", radius: 0), .named("star", radius: 10_000, size: 0),
          .named("star", size: 10_000), .named("star", radius: 4, size: 20),
        ])
      table.close()
    }
    #expect(reports.map(\.kind) == ["wrongValue", "wrongValue", "wrongValue"])
    #expect(
      reports.first?.what
        == "expected a number from 0.0 to 10000.0, found a radius of -5.0 and a size of nan")
  }

  private final class Few: TableScreen {
    override var tableData: [Section] {
      [Section("Few", count: -5) { (place: Int) in [.title: "\(place)"] }]
    }
  }

  @Test func `a negative count is reported`() async throws {
    let reports = try await TableDiagnostics.collect {
      try await HeadlessHost.show(Few()).close()
    }
    #expect(reports.map(\.what) == ["expected a count of zero or more, found -5"])
  }
}
