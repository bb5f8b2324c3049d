#if os(macOS) || os(Linux)
import TableScreen
import Testing

/// The frames that the pages show are what the screens show.
@MainActor struct FrameTests {
  /// The screens whose frames stand in a page, in their order.
  private static let frames: [(page: String, frame: @MainActor () async throws -> String)] = [
    ("GettingStarted", { try await Tutorial.First.frame() }),
    ("GettingStarted", { try await Tutorial.Last.frame() }),
    ("TableScreenTesting", { try await TestingExamples.frame() }),
    ("FromABugReport", { try await TestingExamples.mismatch() }),
  ]

  @Test func `every frame in a page is what its screen shows`() async throws {
    var shown: [String: [String]] = [:]
    for (page, frame) in Self.frames {
      shown[page, default: []].append(Self.withoutEnd(try await frame()))
    }
    for page in try Repository.pages() {
      let name = String(page.path.split(separator: "/").last?.dropLast(3) ?? "")
      let blocks = page.blocks.filter { $0.language.isEmpty }
      #expect(blocks.map { Self.withoutEnd($0.text) } == shown[name] ?? [], "\(page.path)")
    }
  }

  /// A frame without the empty lines at its end.
  private static func withoutEnd(_ frame: String) -> String {
    String(frame.reversed().drop { $0.isNewline }.reversed())
  }
}
#endif
