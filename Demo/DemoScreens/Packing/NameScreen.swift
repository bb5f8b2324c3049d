import Foundation
import Observation
import TableScreen

/// Asks for a name, and returns it.
@Observable final class NameScreen: TableScreen {
  @ObservationIgnored private let question: String
  private var name = ""

  init(_ question: String) {
    self.question = question
    super.init()
  }

  override class var settings: Settings { [.style(.grouped)] }
  override var title: String { question }

  override func onLoad() { focus(.id("name")) }

  override var tableData: [Section] {
    [Section { [.id: "name", .title: "Name", .bind: .to(\NameScreen.name)] }]
  }

  override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
    switch edge {
    case .leading: return [BarButton(system: .cancel, action: .perform(NameScreen.cancel))]
    case .trailing:
      var done = BarButton(system: .done, action: .perform(NameScreen.finish))
      done.isEnabled = !trimmedName.isEmpty
      return [done]
    default: return []
    }
  }

  func cancel() { close() }
  func finish() { close(returning: trimmedName) }

  private var trimmedName: String { name.trimmingCharacters(in: .whitespacesAndNewlines) }
}
