#if GTK
import Foundation
import TestSupport
import Testing

@testable import DemoScreens
@testable import demo_gtk

/// The name of a picture says what is in its file, and that it is one.
@Suite struct NamedPictureTests {
  private func said(_ arguments: [String]) -> String {
    do throws(UsageError) { try Arguments(arguments).check() } catch { return error.what }
    return ""
  }

  @Test(arguments: [
    ("w/x2.jpg", "“w/x2.jpg” is no name of a PNG, as pictures are; name it x2.png"),
    ("x.tar.gz", "“x.tar.gz” is no name of a PNG, as pictures are; name it x.tar.png"),
    ("x", "“x” is no name of a PNG, as pictures are; name it x.png"),
    ("none/", "“none/” is the name of a folder; name a file, as none/picture.png"),
    ("x.png/", "“x.png/” is the name of a folder; name a file, as x.png/picture.png"),
    ("x.png", ""), ("X.PNG", ""), ("none/x.png", ""),
  ])
  func `a name of another kind, or of a folder, is refused`(_ file: String, _ why: String) {
    #expect(said(["picture", "cells", file]) == why)
  }

  @Test func `pictures of several sizes have names of their kind`() throws {
    let sizes = ["--size", "300x300", "--size", "400x300"]
    guard case .picture(let picture) = try Arguments(["picture", "cells", "X.PNG"] + sizes) else {
      Issue.record("no picture is asked for")
      return
    }
    #expect(picture.files.map(\.path) == ["X-300.png", "X-400.png"])
  }

  @Test func `a recording has the name of a file, too`() {
    #expect(said(["todo", "--record", "none/"]).contains("none/” is a folder; name the file"))
  }

  @Test(.enabled(if: Desktop.isAvailable))
  func `such a name has the status of wrong arguments, and no file is written`() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "x.jpg")
    let (status, output) = try await Desktop.picture(of: "groceries", in: file)
    #expect(status == 64)
    #expect(output.contains("is no name of a PNG"), "\(output)")
    #expect(try folder.names == [])
  }
}
#endif
