import Foundation
import TableScreenCells
import Testing

@testable import TableScreen
@testable import TableScreenData

/// The schema and the page of all keys say what the code does.
@MainActor struct DataFormatTests {
  private static let folder = DocumentationTests.folder.deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Documentation")
  private let names = TableDataNames(cells: .standard + .ready)

  @Test func `the schema that is checked in is that of the code`() throws {
    let file = Self.folder.appending(path: "table.schema.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    let isTrue = text == TableData.schema(for: names)
    #expect(isTrue, "swift run demo schema > Documentation/table.schema.json")
    #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
  }

  @Test func `the page of all keys is that of the code`() throws {
    let file = Self.folder.appending(path: "keys.md")
    let isTrue = try String(contentsOf: file, encoding: .utf8) == TableData.keysPage(for: names)
    #expect(isTrue, "swift run demo keys > Documentation/keys.md")
  }

  /// How a value of each object stands in a table.
  private static let wrappers = [
    "table": "#", "settings": #"{"settings": #, "cells": []}"#,
    "search": #"{"settings": {"searchable": #}, "cells": []}"#,
    "refresh": #"{"settings": {"refreshable": #}, "cells": []}"#,
    "pages": #"{"settings": {"pageable": #}, "cells": []}"#,
    "long-press": #"{"settings": {"longPressable": #}, "cells": []}"#,
    "bar-buttons": #"{"barButtons": #, "cells": []}"#,
    "bar-button": #"{"barButtons": {"leading": [#]}, "cells": []}"#,
    "section": "[#]", "header": #"[{"cells": [], "headerView": #}]"#,
    "cell": #"{"cells": [#]}"#, "part-of-a-text": #"{"cells": [{"title": [#]}]}"#,
    "accessory": #"{"cells": [{"accessory": #}]}"#, "image": #"{"cells": [{"image": #}]}"#,
    "action": #"{"cells": [{"action": #}]}"#, "row-action": #"{"cells": [{"menu": [#]}]}"#,
    "confirmation": #"{"cells": [{"action": {"name": "a", "confirm": #}}]}"#,
    "children": #"{"cells": [{"children": #}]}"#,
    "option": #"{"cells": [{"name": "a", "type": "picker", "options": [#]}]}"#,
    "checks": #"{"cells": [{"name": "n", "validate": #}]}"#,
  ]

  @Test func `the example of each key is read without a mistake`() throws {
    for object in DataObject.all {
      let wrapper = try #require(Self.wrappers[object.id], "\(object.id)")
      for key in object.keys {
        var pairs = object.keys.filter { $0.isRequired && $0.name != key.name } + [key]
        // A key that means something only beside others stands with them.
        let beside = [
          "cell.type": "name", "cell.value": "name", "cell.options": "name", "image.radius": "name",
          "image.size": "name", "image.placeholder": "name", "image.contentMode": "name",
          "bar-button.action": "title", "bar-button.enabled": "title",
          "bar-button.prominent": "title", "cell.validate": "name",
        ]
        if let other = beside["\(object.id).\(key.name)"] {
          pairs += object.keys.filter { $0.name == other }
        }
        var parts = pairs.map { "\"\($0.name)\": \($0.example)" }
        if object.id == "cell", key.name == "options" { parts.append(#""type": "picker""#) }
        let json = wrapper.replacing("#", with: "{\(parts.joined(separator: ", "))}")
        let data = TableData(json: json, names: names)
        #expect(data.mistakes == [], "\(object.id).\(key.name): \(json)")
      }
    }
  }

  @Test func `each key changes what is read`() {
    for key in TableCell.Key.Known.allCases {
      let data = TableData(json: #"{"cells": [{"\#(key.name)": \#(key.example)}]}"#, names: names)
      guard case .cells(let cells)? = data.sections.first?.rows else {
        Issue.record("\(key.name) leaves no cell")
        continue
      }
      #expect(cells.first?.keys.contains(TableCell.Key(key)) == true, "\(key.name)")
    }
  }
}
