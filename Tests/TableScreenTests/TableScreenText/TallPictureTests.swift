import TableScreen
import TableScreenTesting
import Testing

/// A picture of several lines beside the texts of its row.
@MainActor struct TallPictureTests {
  private final class PhotoScreen: TableScreen {
    let size: Double
    init(_ size: Double) {
      self.size = size
      super.init()
    }
    override var tableData: [Section] {
      [
        Section {
          [.title: "Photo", .image: .named("house", size: size)]
          [.title: "Other", .subtitle: "below", .image: .named("house", size: size)]
        }
      ]
    }
  }

  @Test(arguments: [20, 44, 60, 90, 1000] as [Double])
  func `its mark stands on the line of the title`(size: Double) async throws {
    let table = try await HeadlessHost.show(PhotoScreen(size))
    let lines = "\(table.frame(columns: 40, rows: 14))".split(separator: "\n")
    for title in ["Photo", "Other"] {
      #expect(lines.contains { $0.contains(title) && $0.contains("⌂") }, "\(lines)")
    }
  }
}
