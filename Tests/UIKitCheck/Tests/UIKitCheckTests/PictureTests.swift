import Foundation
import QuartzCore
import TableScreen
import Testing

@testable import CheckedHost
@testable import UIKitStandIn

extension UIKitSuite {
  /// Remote pictures show a placeholder, come while their row is in view, and never in a row that is another one now.
  @MainActor struct PictureTests {
    @Test func `a placeholder shows until the picture is there, or when it does not come`()
      async throws
    {
      TableImages.cache.removeAll()
      let screen = PicturesScreen(count: 3)
      let phone = Phone(UINavigationController(rootViewController: TableScreenController(screen)))
      try await phone.until { screen.loader.waiting.count == 3 }
      let first = try phone.view(PictureView.self, in: "0")
      #expect(first.image?.name == "person")
      screen.loader.answer("0", .success(Data([1, 2, 3, 4])))
      screen.loader.answer("1", .failure(.status(404)))
      screen.loader.answer("2", .success(Data()))
      try await phone.settle()
      #expect(try phone.view(PictureView.self, in: "0") === first)
      #expect(first.image?.name == "4 bytes")
      #expect(try phone.view(PictureView.self, in: "1").image?.name == "person")
      // Bytes that are no picture leave the placeholder, too.
      #expect(try phone.view(PictureView.self, in: "2").image?.name == "person")
    }

    @Test func `a picture that comes late does not show in the row that has its cell now`()
      async throws
    {
      TableImages.cache.removeAll()
      let screen = PicturesScreen(count: 60)
      let phone = Phone(UINavigationController(rootViewController: TableScreenController(screen)))
      try await phone.until { screen.loader.waiting.keys.contains("0") }
      let cell = try phone.cell("0")
      try phone.table.scroll(to: 40)
      try await phone.until { screen.loader.waiting.keys.contains("45") }
      // The cell is one of another row now.
      let row = try #require(
        try phone.table.pathsInView.first { try phone.table.cellForRow(at: $0) === cell })
      #expect(row.row >= 40)
      screen.loader.answer("0", .success(Data([1])))
      for _ in 0..<50 { await Task.yield() }
      #expect(cell.all(PictureView.self).first?.image?.name == "person")
      screen.loader.answer("\(row.row)", .success(Data([1, 2])))
      try await phone.until { cell.all(PictureView.self).first?.image?.name == "2 bytes" }
      // Those of rows that left are not waited for.
      #expect(screen.loader.cancelled.contains("0"))
      screen.loader.answerAll()
      try await phone.settle()
    }

    @Test func `pictures of rows that come next are loaded before these are in view`()
      async throws
    {
      TableImages.cache.removeAll()
      let screen = PicturesScreen(count: 60)
      let phone = Phone(UINavigationController(rootViewController: TableScreenController(screen)))
      // Twelve rows are in view.
      try await phone.until { screen.loader.waiting.keys.contains("13") }
      screen.loader.answer("13", .success(Data([1, 2, 3])))
      try await phone.until { TableImages.cache.byteCount == 3 }
      try phone.table.scroll(to: 3)
      #expect(try phone.view(PictureView.self, in: "13").image?.name == "3 bytes")
      // What is far away by now is called off.
      try phone.table.scroll(to: 40)
      try await phone.until { screen.loader.cancelled.contains("17") }
      try await phone.until { screen.loader.waiting.keys.contains("53") }
      screen.loader.answerAll()
      try await phone.settle()
    }

    @Test func `pictures keep their size, their corners and their proportions`() async throws {
      TableImages.cache.removeAll()
      let screen = PicturesScreen(count: 1)
      let phone = Phone(UINavigationController(rootViewController: TableScreenController(screen)))
      try await phone.until { screen.loader.waiting.count == 1 }
      let view = try phone.view(PictureView.self, in: "0")
      #expect(view.contentMode == .scaleAspectFill)
      #expect(view.layer.cornerRadius == 8)
      #expect(view.clipsToBounds)
      #expect(view.measuredHeight == 60)
      screen.loader.answerAll()
      try await phone.settle()
      #expect(view.measuredHeight == 60)
    }
  }
}

/// Pictures that come when a test lets them.
@MainActor private final class HeldLoader: TableImageLoader {
  private(set) var waiting: [String: CheckedContinuation<Data, any Error>] = [:]
  private(set) var cancelled: [String] = []

  func data(from url: URL, limits: TableImageLimits) async throws -> Data {
    let name = url.lastPathComponent
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting[name] = $0 }
    } onCancel: {
      Task { @MainActor in cancel(name) }
    }
  }

  func answer(_ name: String, _ result: Result<Data, TableDownloadError>) {
    waiting.removeValue(forKey: name)?.resume(with: result.mapError { $0 })
  }

  func answerAll() { for name in waiting.keys { answer(name, .success(Data([1]))) } }

  private func cancel(_ name: String) {
    cancelled.append(name)
    waiting.removeValue(forKey: name)?.resume(throwing: CancellationError())
  }
}

private final class PicturesScreen: TableScreen {
  let loader = HeldLoader()
  let count: Int
  init(count: Int) {
    self.count = count
    super.init()
  }
  override var imageLoader: any TableImageLoader { loader }
  override var tableData: [Section] {
    [Section(count: count, cell: PicturesScreen.row)]
  }
  func row(_ number: Int) -> Cell {
    guard let url = URL(string: "https://pictures.example/\(number)") else { return [:] }
    return [
      .title: "\(number)",
      .image: .remote(url, placeholder: "person", radius: 8, size: 60, contentMode: .aspectFill),
    ]
  }
}
