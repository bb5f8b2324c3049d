#if os(macOS) || os(Linux)
import Foundation
import TestSupport
import Testing

/// What `demo` prints without a terminal is what it would show in one, which loads no pictures.
struct PictureMarkTests {
  @Test func `a picture that no terminal loads has the mark of its kind`() async throws {
    for arguments in [["mail"], ["render", "mail"]] {
      let result = try await DemoProgram.run(arguments)
      #expect(result.status == 0, "\(result.error)")
      #expect(result.output.contains("☻   Build machine"), "\(result.output)")
    }
  }

  @Test func `so does one that data names`() async throws {
    let folder = try TemporaryFolder()
    let image = #"{"url": "https://127.0.0.1:9/a.png", "placeholder": "person"}"#
    let file = try folder.write(
      #"{"cells": [{"title": "Ada", "image": \#(image)}]}"#, to: "people.json")
    let result = try await DemoProgram.run("open", file)
    #expect(result.output.contains("☻") && !result.output.contains("⚠"), "\(result.output)")
  }
}
#endif
