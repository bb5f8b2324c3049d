import Foundation
import TableScreen
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// Views look and sound as the files in `Looks` have it, which are read where something is to change.
  ///
  /// With `TABLESCREEN_LOOKS=write` in the environment the files are written.
  @MainActor struct LookTests {
    @Test func `every control looks as it always has`() async throws {
      let phone = try await Phone.show(ControlsScreen())
      try check("controls", rows(of: phone))
    }

    @Test func `every ready-made cell looks as it always has`() async throws {
      let phone = try await Phone.show(ReadyScreen())
      try check("cells", rows(of: phone))
    }

    @Test func `controls that cannot be used say so`() async throws {
      let phone = try await Phone.show(DisabledScreen())
      try check("disabled", rows(of: phone))
    }

    @Test func `every part and every sort of text looks as it always has`() async throws {
      PictureCache.shared.removeAll()
      let phone = try await Phone.show(SamplesScreen())
      try check("parts", rows(of: phone))
    }

    @Test func `parts stand where they do with texts for weak eyes`() async throws {
      PictureCache.shared.removeAll()
      let phone = try await Phone.show(SamplesScreen())
      defer { phone.window.setTextSize(.large) }
      phone.window.setTextSize(.accessibilityLarge)
      try await phone.settle()
      try check("parts-large", rows(of: phone))
    }

    @Test func `values and what is typed stand at the other side where texts run from the right`()
      async throws
    {
      UIView.layoutDirection = .rightToLeft
      defer { UIView.layoutDirection = .leftToRight }
      let phone = try await Phone.show(SamplesScreen())
      try check("parts-from-right", rows(of: phone).filter { $0.contains("TextView") })
    }

    @Test func `the ends of rows look as they always have`() async throws {
      let phone = try await Phone.show(PartsScreen())
      try await phone.tap("Parent")
      try phone.table.tap(phone.path("Slow"))
      try await phone.until { try phone.cell("Slow").accessoryView is BusyView }
      try check("ends", rows(of: phone))
    }

    @Test func `rows say what is wrong with them, and how far they are`() async throws {
      let screen = ChecksScreen()
      let phone = try await Phone.show(screen)
      try? await screen.checkForm()
      screen.setProgress(0.25, of: .id("far"))
      try await phone.settle()
      try check("messages", rows(of: phone))
    }

    @Test(arguments: [TableStyle.plain, .grouped])
    func `headers and footers look as they always have`(_ style: TableStyle) async throws {
      let screen = style == .plain ? EdgesScreen() : GroupedEdgesScreen()
      let phone = try await Phone.show(screen)
      var lines: [String] = []
      for section in 0..<3 {
        lines += (try phone.table.headerView(forSection: section)).map { Look.of($0) } ?? ["none"]
        lines += (try phone.table.footerView(forSection: section)).map { Look.of($0) } ?? ["none"]
      }
      for view in [try phone.table.tableHeaderView, try phone.table.tableFooterView] {
        lines += view.map { Look.of($0) } ?? ["none"]
      }
      try check("edges-\(style)", lines)
    }

    @Test func `the bar of a notice looks as it always has`() async throws {
      let screen = ChecksScreen()
      let phone = try await Phone.show(screen)
      func bar() throws -> [String] {
        Look.of(try #require(try phone.page.view.all(UIVisualEffectView.self).first))
      }
      screen.show(notice: "Saved")
      try await phone.settle()
      var lines = try bar()
      screen.registerUndo("Deleted") {}
      try await phone.settle()
      lines += try bar()
      screen.show(error: "Refused")
      try await phone.settle()
      lines += try bar()
      screen.send(.dismissNotice)
      try await phone.settle()
      lines += try bar()
      try check("notice", lines)
    }

    @Test func `the table is set up as a screen needs it`() async throws {
      let phone = try await Phone.show(SamplesScreen())
      let (page, table) = (try phone.page, try phone.table)
      #expect(table.rowHeight == UITableView.automaticDimension)
      #expect(table.sectionHeaderHeight == UITableView.automaticDimension)
      #expect(table.sectionFooterHeight == UITableView.automaticDimension)
      #expect(table.selfSizingInvalidation == .enabledIncludingConstraints)
      #expect(table.keyboardDismissMode == .interactive)
      #expect(table.allowsMultipleSelection && table.allowsSelectionDuringEditing)
      #expect(table.dragInteractionEnabled)
      #expect(table.dragDelegate === page && table.dropDelegate === page)
      #expect(table.prefetchDataSource === page)
      #expect(page.view.backgroundColor == .systemBackground)
      #expect(!page.view.keyboardLayoutGuide.usesBottomSafeArea)
      try check(
        "page", Look.of(page.view).filter { !$0.hasPrefix("    ") || $0.hasPrefix("    - ") })
    }

    @Test func `a chart is drawn from its least number to its greatest`() async throws {
      let phone = try await Phone.show(SamplesScreen())
      try phone.table.scroll(to: 20)
      let chart = try #require(try phone.page.view.all(ChartView.self).first)
      #expect(chart.needsDisplay)
      #expect(chart.intrinsicContentSize == CGSize(width: 80, height: 28))
      chart.frame = CGRect(x: 0, y: 0, width: 44, height: 24)
      func lines(_ numbers: [Double]) throws -> [[CGPoint]] {
        let before = UIBezierPath.drawn.count
        let link = RowLink(row: nil, content: nil, controller: try phone.page)
        #expect(chart.show(.chart(numbers), link))
        chart.draw(chart.bounds)
        guard UIBezierPath.drawn.count > before, let line = UIBezierPath.drawn.last else {
          return []
        }
        #expect(line.width == 2)
        #expect(line.color == chart.tintColor)
        return line.lines
      }
      func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
      #expect(try lines([1, 3, 2]) == [[point(2, 22), point(22, 2), point(42, 12)]])
      // A number between two gaps is a dot, and what is infinite stands at the edge, as in other hosts.
      #expect(
        try lines([1, 3, .nan, 2, .nan]) == [
          [point(2, 22), point(12, 2)], [point(32, 12), point(32, 12)],
        ])
      #expect(
        try lines([1, .infinity, 3]) == [[point(2, 22), point(22, 2), point(42, 2)]])
      #expect(try lines([5, 5]) == [[point(2, 12), point(42, 12)]])
      #expect(try lines([5]) == [[point(2, 12), point(2, 12)]])
      #expect(try lines([]) == [])
      #expect(try lines([.nan]) == [])
    }

    @Test func `progress that is no number is work of unknown length`() async throws {
      let phone = try await Phone.show(SamplesScreen())
      let link = RowLink(row: nil, content: nil, controller: try phone.page)
      let bar = ElementViews.view(for: .progress(0.5), link, reusing: nil)
      #expect((bar as? ProgressView)?.progress == 0.5)
      #expect(ElementViews.view(for: .progress(7), link, reusing: bar) === bar)
      #expect((bar as? ProgressView)?.progress == 1)
      let spinner = ElementViews.view(for: .progress(.nan), link, reusing: bar)
      #expect((spinner as? SpinnerView)?.isAnimating == true)
      #expect(ElementViews.view(for: .progress(nil), link, reusing: spinner) === spinner)
      #expect(ElementViews.view(for: .progress(0), link, reusing: spinner) is ProgressView)
    }

    // MARK: Files

    private func rows(of phone: Phone) throws -> [String] {
      let table = try phone.table
      table.pageLength = 60
      try phone.page.view.layoutIfNeeded()
      return try table.pathsInView.flatMap { Look.of(try #require(table.cellForRow(at: $0))) }
    }

    private func check(
      _ name: String, _ lines: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Looks/\(name).txt").standardizedFileURL
      if ProcessInfo.processInfo.environment["TABLESCREEN_LOOKS"] == "write" {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
      }
      let known = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(
        String.init)
      let changes = lines.difference(from: known)
      #expect(changes.isEmpty, "\(name): \(changes)", sourceLocation: sourceLocation)
    }
  }
}
