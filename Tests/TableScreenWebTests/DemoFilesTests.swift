#if os(macOS) || os(Linux)
import DemoScreens
import TableScreen
import Testing

/// The files of the machine in the demos: its own person sees them, and others do not.
@MainActor @Suite struct DemoFilesTests {
  private func setup(_ showsFiles: Bool) -> DemoSetup {
    var setup = DemoSetup.live
    setup.showsFiles = showsFiles
    return setup
  }

  @Test(arguments: ["folder:/", "whole-folder:/etc", "file:/etc/passwd", "files"])
  func `a screen of files is made for the person of the machine alone`(_ name: String) {
    #expect(DemoMaker(setup(true)).screen(named: name) != nil)
    #expect(DemoMaker(setup(false)).screen(named: name) == nil)
  }

  @Test func `all other demos are for everybody`() async throws {
    let (mine, others) = (Demo.all(setup(true)), Demo.all(setup(false)))
    #expect(mine.map(\.name) == Demo.all.map(\.name))
    #expect(mine.filter { $0.name != "files" }.map(\.name) == others.map(\.name))
    #expect(Demo.screens(named: "files", setup(false)) == nil)
    let page = try await FakePage.open([GalleryScreen(setup(false))])
    #expect(page.titles.contains("Settings") && !page.titles.contains("Files"))
  }
}
#endif
