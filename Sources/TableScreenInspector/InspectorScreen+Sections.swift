import Foundation
package import TableCore
import TableScreen

extension InspectorScreen {
  /// All that is shown of a screen, from its place to its settings.
  func sections(of screen: Screen) -> [Section] {
    let table = screen as? TableScreen
    let aboutAll = [updatesSection(screen), mistakesSection(screen), workSection(screen)]
    let aboutTables =
      table.map { table in
        treeSections(table.model) + [
          overlaySection(table.model), readersSection(table), settingsSection(table),
        ]
      } ?? []
    return screensSections + [screenSection(screen)] + aboutAll + aboutTables + hostSections
  }

  // MARK: The screen

  /// The screens to choose from, if there are several.
  var screensSections: [Section] {
    let open = (navigator?.screens ?? []).filter { !$0.isInspector }
    guard open.count > 1 || inspected == nil else { return [] }
    return [
      Section("Screens", id: "screens") {
        for screen in open {
          [
            .id: .key(ObjectIdentifier(screen)), .title: "\(type(of: screen))",
            .subtitle: screen.title.isEmpty ? nil : screen.title,
            .accessory: screen === inspected ? .checkmark : .off,
            .action: .perform(InspectorScreen.inspectOpen, ObjectIdentifier(screen)),
          ]
        }
      }
    ]
  }

  private func screenSection(_ screen: Screen) -> Section {
    let layout = screen.layout
    let stack = navigator?.stack(of: screen)
    let neighbors = stack?.screens.filter { !$0.isInspector || $0 === screen } ?? []
    let place = neighbors.firstIndex { $0 === screen }
    return Section("Screen", id: "screen") {
      Cell.fact("Class", "\(type(of: screen))")
      Cell.fact("Title", screen.title)
      Cell.fact("Name in saved states", screen.restorationName)
      Cell.fact("State", screen.navigator == nil ? "closed" : screen.isVisible ? "in view" : "open")
      if let place {
        Cell.fact(
          "Place", "\(place + 1) of \(neighbors.count)\(screen.isModal ? " of a modal" : "")")
      }
      Cell.fact(
        "On screen", "\(count(layout.rowCount, "row")), \(count(layout.sectionCount, "section"))")
      if let host = navigator?.host { Cell.fact("Host", "\(type(of: host))") }
    }
  }

  // MARK: The overlay

  private func overlaySection(_ model: TableModel) -> Section {
    Section("Overlay", id: "overlay", footer: "State that survives every reading of the table.") {
      for part in model.inspectedOverlay.parts {
        [
          .id: .key(part.name), .title: part.name, .subtitle: "\(part.count)", .style: .value1,
          .children: .cells(
            part.nodes.map { node in
              [
                .id: .key(node.id), .title: name(of: node.id, in: model), .subtitle: node.state,
                .style: .value1,
              ]
            }),
        ]
      }
      if model.inspectedAbsentCount > 0 {
        Cell.fact("Of nodes that left", "\(model.inspectedAbsentCount)")
      }
    }
  }

  // MARK: Readers

  private func readersSection(_ screen: TableScreen) -> Section {
    let heard = screen.updateLog?.heard ?? [:]
    return Section(
      "Observed", id: "observed",
      footer: "Observation tells no names; those of stored properties with bindings are known."
    ) {
      Cell.fact(
        "tableData",
        screen.isReadByHand ? "only by updateTableData()" : words(forHeard: heard["tableData"]))
      for (reader, times) in heard.sorted(by: { $0.key < $1.key }) where reader != "tableData" {
        Cell.fact(reader, words(forHeard: times))
      }
      // Properties of several objects may have one name.
      let bindings = Dictionary(grouping: screen.model.inspectedBindings, by: \.property)
      for (property, bound) in bindings.sorted(by: { $0.key < $1.key }) {
        let rows = bound.flatMap(\.rows)
        let first = rows.first.map { name(of: $0, in: screen.model) }
        [
          .id: .key(property), .title: words(forProperty: property, ofRow: first), .lines: 0,
          .subtitle: "bound to \(count(rows.count, "row"))",
          .children: .cells(
            rows.prefix(InspectedOverlay.bound).map { row in
              [.id: .key(row), .title: name(of: row, in: screen.model)]
            }),
        ]
      }
    }
  }

  /// Names a property; a computed one, as Observation makes of each, has no name outside Apple's systems, but its row has.
  private func words(forProperty property: String, ofRow row: String?) -> String {
    guard let start = property.range(of: "<computed 0x"), let row,
      let type = property[start.upperBound...].firstIndex(of: "(")
    else { return property }
    let kind = property[type...].replacing(")>", with: ")")
    return "\(property[..<start.lowerBound])… \(kind), of “\(row)”"
  }

  private func words(forHeard times: Int?) -> String {
    times.map { "\(count($0, "change")) since the inspector opened" } ?? "tracked"
  }

  // MARK: Work

  private func workSection(_ screen: Screen) -> Section {
    let waits = screen.inspectedWaits
    return Section(
      "Work", id: "work", footer: waits.isEmpty && screen.running.isEmpty ? "Nothing runs." : nil
    ) {
      for wait in waits {
        // Without an id: a screen and its child may wait for the same.
        [
          .title: wait.what, .subtitle: wait.fraction.map { "\(Int($0 * 100)) %" } ?? "waiting",
          .style: .value1, .lines: 0,
        ]
      }
      for name in screen.running { [.title: name, .lines: 0] }
    }
    .whenEmpty(.keep)
  }

  // MARK: Mistakes

  private func mistakesSection(_ screen: Screen) -> Section {
    let kept = TableDiagnostics.kept(of: screen.inspectedClasses)
    return Section("Mistakes", id: "mistakes", footer: kept.isEmpty ? "None was reported." : nil) {
      for (place, (mistake, times)) in kept.enumerated().reversed() {
        [
          .id: .key(place), .title: times == 1 ? mistake.kind : "\(mistake.kind), \(times) times",
          .subtitle: mistake.what, .lines: 0,
          .children: .cells {
            Cell.explained("Where", "\(mistake.place)")
            Cell.explained("Why", mistake.why)
            Cell.explained("Remedy", mistake.remedy)
          },
        ]
      }
    }
    .whenEmpty(.keep)
  }

  // MARK: Settings

  private func settingsSection(_ screen: TableScreen) -> Section {
    Section("Settings", id: "settings") {
      for setting in screen.inspectedSettings {
        if let text = SettingText(setting.value).text { Cell.fact(setting.name, text) }
      }
    }
  }

  /// The sections that the host has to show beside those of the screen.
  private var hostSections: [Section] {
    (navigator?.host as? any InspectedHost)?.inspectorSections ?? []
  }

  // MARK: Words

  func count(_ number: Int, _ noun: String) -> String {
    "\(number.formatted()) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Returns a node in words: its title, if it has one, and its identity.
  func name(of node: NodeID, in model: TableModel) -> String {
    let title = model.inspectedRow(node)?.cell?.title ?? model.inspectedSection(node)?.title
    return title.map { "\(node) \($0)" } ?? "\(node)"
  }
}

/// A host with facts of its own for the inspector, as the sessions of a server.
@MainActor package protocol InspectedHost {
  var inspectorSections: [TableSection] { get }
}

extension TableCell {
  /// A row of a name and what is true of it.
  static func fact(_ name: String, _ value: String?) -> TableCell? {
    value.map { [.id: .key(name), .title: name, .subtitle: $0, .style: .value1, .lines: 0] }
  }

  /// A row of a name and a longer text below it.
  static func explained(_ name: String, _ text: String) -> TableCell {
    [.id: .key(name), .title: name, .subtitle: text, .lines: 0]
  }
}

/// The value of a setting in words, or nil where it says nothing.
struct SettingText {
  let text: String?

  init(_ value: Any) { text = Self.words(value, depth: 0) }

  private static func words(_ value: Any, depth: Int) -> String? {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    // A setting without details is on where there might be none.
    case .optional: return mirror.children.first.map { words($0.value, depth: depth) ?? "on" }
    case .struct where depth < 3 && !(value is any CustomStringConvertible):
      let parts = mirror.children.compactMap { child in
        words(child.value, depth: depth + 1).map { "\(child.label ?? ""): \($0)" }
      }
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    case .collection where mirror.children.isEmpty: return nil
    default:
      let text = "\(value)"
      // A closure has no words.
      return text == "(Function)" ? "given by the app" : text
    }
  }
}
