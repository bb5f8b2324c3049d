#if Web
import Foundation
import TableScreen
import Testing

@testable import TableScreenWeb

/// What a page is told of screens that are open and out of view.
@MainActor @Suite struct OpenPagesTests {
  private final class Plain: TableScreen {
    override var tableData: [Section] { [Section { [.title: "Row"] }] }
  }

  private func open(_ page: FakePage) -> [Int] {
    page.window["o"]?.list?.compactMap(\.integer) ?? []
  }

  @Test func `a window names the screens that the page has to keep`() async throws {
    let (root, tab) = (Plain(), Plain())
    let page = try await FakePage.open([root, tab])
    let first = page.shown
    #expect(open(page) == [first])
    for _ in 0..<50 {
      let detail = Plain()
      root.open(detail)
      try await page.wait { $0.window["n"] == 2 }
      #expect(open(page) == [first, page.shown])
      detail.close()
      try await page.wait { $0.window["n"] == 1 }
      #expect(open(page) == [first])
    }
    page.session.carryOut { _ = $0.navigator?.selectTab(1) }
    try await page.wait { $0.shown != first }
    #expect(open(page) == [first, page.shown])
  }

  @Test func `a notice whose time is over while its screen is out of view is gone`() async throws {
    let root = Plain()
    let page = try await FakePage.open([root])
    let first = page.shown
    root.show(notice: "Deleted")
    try await page.wait { $0.chrome["no"] != nil }
    let detail = Plain()
    root.open(detail)
    try await page.wait { $0.window["n"] == 2 }
    try await page.send("dn", .integer(first))
    #expect(root.chrome.notice == nil)
    detail.close()
    try await page.wait { $0.window["n"] == 1 }
    #expect(page.chrome["no"] == nil)
    // One that has gone meanwhile is no fault.
    try await page.send("dn", .integer(first + 1))
  }

  @Test func `the time of a notice is one that a browser can count`() async throws {
    let host = WebHost(pictures: PictureStore())
    let session = WebSession(
      owner: "browser", host: host, locale: .init(identifier: "en"),
      noticeTime: .seconds(30 * 86_400))
    host.start([Plain()])
    let line = FakeLine()
    session.take(line, isFresh: false)
    let time = try #require(line.messages("h").first?[1]["nt"]?.number)
    #expect(time > 86_400 && time * 1_000 < Double(Int32.max))
  }
}
#endif
