#if os(macOS) || os(Linux)
import TableScreen
import TableScreenGTK

/// A million rows, made when they are shown.
final class MillionScreen: TableScreen {
  static let count = 1_000_000

  override class var settings: Settings { [.title("A million rows")] }

  override var tableData: [Section] {
    [Section(count: Self.count, cell: MillionScreen.row)]
  }

  func row(_ index: Int) -> Cell {
    [
      .title: "Row \(index)", .subtitle: "Detail of row \(index)", .image: "starred-symbolic",
      .accessory: .switch(index % 3 == 0, changed: MillionScreen.set, index),
    ]
  }

  func set(_ isOn: Bool, _ index: Int) {}
}

@main struct Bench {
  @MainActor static func main() {
    #if GTK
    GTKMeasure.run(MillionScreen())
    #else
    print("built without the GTK host; see Benchmarks/gtk/run")
    #endif
  }
}
#else
/// Does nothing: this system has no command line.
@main struct Bench {
  static func main() {}
}
#endif
