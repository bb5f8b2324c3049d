import Foundation
package import TableScreen

// What a line holds, as the kinds that it stands for: a file may be anybody's.
extension RecordedAct {
  /// The edge of the bar button; one that there is not counts as the trailing one.
  package var barEdge: TableBarButton.Edge {
    edge.flatMap { TableBarButton.Edge(rawValue: $0) } ?? .trailing
  }

  /// The place of the row action; one that there is not counts as the menu.
  package var actionPlace: RowAction.Place {
    edge.flatMap { RowAction.Place(rawValue: $0) } ?? .menu
  }

  /// The event of the app, or nil if there is none of that name, or its address is none.
  package var appEvent: TableAppEvent? {
    switch label {
    case "background": .background
    case "foreground": .foreground
    case "resized": .resized
    case "memoryWarning": .memoryWarning
    case "url": what.flatMap { URL(string: $0) }.map { .url($0) }
    default: nil
    }
  }

  /// Whether all its places and sizes are such as a window can have.
  var isWithinBounds: Bool {
    let paths = [path, to, last].compactMap(\.self) + (paths ?? [])
    let places = [place, screen].compactMap(\.self) + paths.flatMap { [$0.section, $0.row] }
    return places.allSatisfy { 0...Int(Int32.max) ~= $0 }
      && [columns, lines].compactMap(\.self).allSatisfy { 1...1000 ~= $0 }
  }
}
