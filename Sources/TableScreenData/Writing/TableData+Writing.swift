public import TableScreen

extension TableData {
  /// Creates the value from descriptors, to be written as JSON.
  public init(
    _ sections: [TableSection], settings: TableSettings = [],
    barButtons: [TableBarButton.Edge: [TableBarButton]] = [:]
  ) {
    self.init(sections: sections, settings: settings, barButtons: barButtons)
  }

  /// Writes the table as JSON, from which the same table can be read.
  ///
  /// ```swift
  /// TableData([TableSection("Open", cells: [[.title: "Milk"]])]).json().text
  /// // {"sections": [{"title": "Open", "cells": [{"title": "Milk"}]}]}
  /// ```
  ///
  /// Actions, bindings and checks that are functions, sources, and rows that are made when shown have no form in JSON,
  /// nor have manual updates, animations of one kind of change, and the estimate of a height. Pairs of names and texts, as
  /// those of `.keyValue`, come back in the order of their names, since objects of JSON have none of their own. Children
  /// that would lie deeper than ``TableDataLimits/depth`` is unless you say otherwise are left out.
  ///
  /// - Parameter names: the cell classes by the names to be written.
  /// - Returns: the text, and the parts that were left out.
  public func json(
    names: TableDataNames = .init()
  ) -> (text: String, leftOut: [TableDataMistake]) {
    let writer = DataWriter(names: names)
    writer.limits = fieldLimits
    let buttons = writer.at(.key("barButtons")) {
      TableBarButton.Edge.allCases.compactMap { edge in
        barButtons[edge].map { buttons in
          DataNode.Field(edge.rawValue, writer.at(.key(edge.rawValue)) { writer.list(of: buttons) })
        }
      }
    }
    let node: DataNode = [
      "title": settings.values.title.map { DataNode(.text($0)) },
      "settings": writer.settings(settings),
      "barButtons": buttons.isEmpty ? nil : DataNode(.fields(buttons)),
      "sections": writer.at(.key("sections")) { writer.sections(sections) },
    ]
    return (node.json(), writer.leftOut.mistakes(in: nil))
  }
}

extension DataWriter {
  fileprivate func list(of buttons: [TableBarButton]) -> DataNode {
    DataNode(
      .list(
        buttons.enumerated().compactMap { index, button in
          at(.index(index)) { barButton(button) }
        }))
  }

  private func barButton(_ button: TableBarButton) -> DataNode? {
    guard let action = action(button.action) else { return nil }
    var face: DataNode.Field
    switch button.face {
    case .title(let title): face = .init("title", text(title))
    case .image(let name): face = .init("image", text(name))
    case .system(let system): face = .init("system", text(system.rawValue))
    case .element: return leaveOut("a button of elements")
    }
    let more: DataNode = [
      "action": action, "enabled": flag(button.isEnabled, unless: true),
      "prominent": flag(button.isProminent, unless: false),
    ]
    return DataNode(.fields([face] + (more.fields ?? [])))
  }
}
