import Foundation
import TableScreen
import TableScreenCells
import TableScreenTesting
import TestSupport
import Testing

/// The size of a picture that a class computes, or that stands at the end of a row, is one that there is.
@MainActor @Suite struct ComputedPictureTests {
  private static let unfit = TableImage(.named("star"), radius: -5, size: .nan)
  private static let fit = TableImage(.named("star"))

  private final class Drawn: TableRowCell {
    override func body(for row: RowContext) -> RowElement {
      .row(.text("Drawn"), .column(.image(ComputedPictureTests.unfit)))
    }
    override func accessory(for row: RowContext) -> RowContent.Accessory {
      .element(.image(ComputedPictureTests.unfit))
    }
  }

  private final class Rows: TableScreen {
    var cells: [TableCell] = []
    override var tableHeader: RowElement? { .image(ComputedPictureTests.unfit) }
    override var titleView: RowElement? { .image(ComputedPictureTests.unfit) }
    override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
      guard edge == .trailing else { return [] }
      return [BarButton(.image(ComputedPictureTests.unfit), action: .run { _ in })]
    }
    override var tableData: [Section] { [Section(cells: cells)] }
  }

  private func pictures(of elements: [RowElement]) -> [TableImage] {
    elements.compactMap { if case .image(let image) = $0 { image } else { nil } }
  }

  @Test func `of an app's own class, header and bar`() async throws {
    let screen = Rows()
    screen.cells = [[.title: "Own", .cellClass: .of(Drawn.self)]]
    let table = try await HeadlessHost.show(screen)
    defer { table.close() }
    #expect(
      pictures(of: try #require(table.row(at: TablePath(0, 0))).elements) == [Self.fit, Self.fit])
    #expect(screen.chrome.tableHeader == .image(Self.fit))
    #expect(screen.chrome.titleView == .image(Self.fit))
    #expect(screen.chrome.trailing.map(\.face) == [.element(.image(Self.fit))])
  }

  @Test(arguments: [(0.0 / 0, nil), (-3, 0), (1e9, 10_000)] as [(Double, Double?)])
  func `of the class for pictures`(size: Double, shown: Double?) async throws {
    let screen = Rows()
    screen.cells = [
      [.title: "Ready", .image: .named("star"), .cellClass: .of(.image(size: size))]
    ]
    let table = try await HeadlessHost.show(screen)
    defer { table.close() }
    #expect(pictures(of: try #require(table.row("Ready")).elements).map(\.size) == [shown])
  }

  @Test func `at the end of a row it is reported`() async throws {
    let screen = Rows()
    screen.cells = [[.title: "End", .accessory: .image(Self.unfit)]]
    let reports = try await TableDiagnostics.collect {
      let table = try await HeadlessHost.show(screen)
      #expect(table.row("End")?.accessory == .element(.image(Self.fit)))
      table.close()
    }
    #expect(reports.map(\.kind) == ["wrongValue"])
    #expect(reports.first?.place.key == "accessory")
    #expect(
      reports.first?.what
        == "expected a number from 0.0 to 10000.0, found a radius of -5.0 and a size of nan")
  }
}
