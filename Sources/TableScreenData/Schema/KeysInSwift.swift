import TableScreen

/// The Swift spellings of the keys of data, for the page of all keys.
enum KeysInSwift {
  /// Returns the Swift spelling of a key of an object, or nil if Swift has no counterpart of the single key.
  static func spelling(_ object: String, _ key: String) -> String? { spellings[object]?[key] }

  /// The keys that only Swift has, because their values are closures, methods or objects.
  static let others: [(what: String, fallback: String, example: String)] = [
    ("Rows made from items when they are shown.", "", #"Section("Open", items: items) { item in"#),
    (
      "Rows told apart by another property.", "",
      #"Section("Words", items: words, id: \.self)"#
    ),
    (
      "The text of such rows that a search looks at.", "each row is made",
      "searchText: { $0.title }"
    ),
    ("Computed rows.", "", #"Section("A million", count: 1_000_000, cell: MyScreen.row)"#),
    ("Rows of a source.", "", #"Section("People", source: people)"#),
    ("Rows of a source, or the written ones while it is nil.", "", "section.source = people"),
    ("Sections of a source.", "", ".sections(from: cities)"),
    ("Sections that may be absent.", "", "Section.list(open, isExpert ? more : nil)"),
    ("Children made when they are shown.", "", ".children: .cells(MyScreen.children, item)"),
    ("Children that several screens share.", "", ".children: .group(filters)"),
    ("A closure as the action of a tap.", "", ".action: .run { context in print(context.cell) }"),
    ("A binding that waits for the commit.", "", #".bind: .draft(store, \.owner)"#),
    (
      "The format of a bound value.", "as the type is",
      #".bind: .to(store, \.price).formatted(.currency("EUR"))"#
    ),
    ("A check by a method.", "", ".validate: .method(MyScreen.check)"),
    ("Several checks.", "", ".validate: .all(.required(), .method(MyScreen.check))"),
    ("A key of your own, for a cell class.", "", #"static let badge = TableCell.Key("badge")"#),
    ("The app's own way of finding cells.", "titles", ".searchable(matching: MyScreen.matches)"),
    (
      "A remote search, as on a server.", "",
      ".searchable(debounce: .milliseconds(500), remotely: MyScreen.find)"
    ),
    ("No reading after a change of observed objects.", "observed", ".manualUpdates"),
    ("An animation for each kind of change.", "automatic", ".animations([.insertRows: .top])"),
  ]

  private static let spellings: [String: [String: String]] = [
    "table": [
      "title": #".title("To do")"#,
      "settings": "override class var settings: Settings { [.searchable()] }",
      "barButtons": "override func barButtons(_ edge: BarButton.Edge) -> [BarButton]",
      "sections": "override var tableData: [Section]",
      "cells": "override var tableCells: [Cell?]?",
    ],
    "settings": [
      "style": ".style(.grouped)", "searchable": ".searchable()", "refreshable": ".refreshable()",
      "pageable": ".pageable()", "indexable": ".indexable()", "longPressable": ".longPressable()",
      "selectable": ".selectable(.multiple)",
      "marksSelection": ".selectable(.multiple, marks: false)",
      "editable": ".editable()", "drafts": ".drafts",
      "asksBeforeLeaving": ".asksBeforeLeaving(false)", "emptyPolicy": ".emptyPolicy(.hide)",
      "emptyText": #".emptyText("All done.")"#,
      "noResultsText": #".noResultsText("Nothing found.")"#,
      "rowHeight": ".rowHeight(.automatic(estimated: 44))", "animations": ".animations(.fade)",
    ],
    "search": [
      "placeholder": #".searchable(placeholder: "Search")"#,
      "scopes": #".searchable(scopes: ["All", "Unread"])"#,
      "includesSubtitles": ".searchable(includesSubtitles: true)",
      "hidesInitially": ".searchable(hidesInitially: true)",
    ],
    "refresh": [
      "pullMessage": #".refreshable(pullMessage: "Pull to refresh")"#,
      "refreshing": #".refreshable(refreshing: "Refreshing…")"#,
      "updatedFormat": #".refreshable(updatedFormat: "Last updated at %s")"#,
      "updatedTimeFormat": #".refreshable(updatedTimeFormat: "HH:mm")"#,
    ],
    "pages": ["distance": ".pageable(distance: 10)"],
    "long-press": ["minDuration": ".longPressable(minDuration: 0.5)"],
    "bar-buttons": [
      "leading": "setBarButtons(.leading, [button])",
      "trailing": "setBarButtons(.trailing, [button])",
      "toolbar": "setBarButtons(.toolbar, [button])",
    ],
    "bar-button": [
      "title": #"BarButton("Save", action: action)"#,
      "system": "BarButton(system: .add, action: action)",
      "image": #"BarButton(image: "star", action: action)"#,
      "action": #"BarButton("Save", action: action)"#,
      "enabled": "button.isEnabled = false", "prominent": "button.isProminent = true",
    ],
    "section": [
      "id": #"Section("Open", id: "open", cells: cells)"#,
      "title": #"Section("Open", cells: cells)"#,
      "footer": #"Section("Open", footer: "3 things to do", cells: cells)"#,
      "cells": #"Section("Open") { [.title: "Buy milk"] }"#,
      "defaults": "section.defaults([.editingStyle: .delete])",
      "tag": #"section.tagged("advanced")"#,
      "masked": "section.masked()", "emptyPolicy": "section.whenEmpty(.hide)",
      "indexTitle": #"section.indexed(as: "A")"#, "allowsMoves": "section.allowsMoves = false",
      "headerView": "section.header(SumHeader.self)",
      "footerView": "section.footer(SumHeader.self)",
    ],
    "header": [
      "cellClass": "section.header(SumHeader.self)",
      "properties": #"section.header(SumHeader.self, properties: ["sum": 4])"#,
      "height": "section.header(SumHeader.self, height: 30)",
    ],
    "cell": [
      "id": #".id: "milk""#, "title": #".title: "Buy milk""#, "subtitle": #".subtitle: "2 liters""#,
      "tag": #".tag: ["shop", "daily"]"#, "style": ".style: .value1",
      "cellClass": ".cellClass: .of(StarsCell.self)",
      "reuseIdentifier": #".reuseIdentifier: "wide""#,
      "properties": #".properties: .values(["stars": 4])"#,
      "action": ".action: .perform(MyScreen.edit, item)",
      "actionTitle": #".actionTitle: "Fetch""#, "longPressTitle": #".longPressTitle: "Details""#,
      "longPressAction": ".longPressAction: .perform(MyScreen.edit, item)",
      "arguments": #".arguments: .values(["id": 3])"#,
      "accessory": ".accessory: .switch(item.isOn, changed: MyScreen.set, item)",
      "bind": #".bind: .to(store, \.owner)"#,
      "controls": #".controls: .handlers(["value": .changed(MyScreen.rate, item)])"#,
      "validate": ".validate: .required()", "secret": ".secret: true",
      "image": ".image: .remote(url, radius: 8)",
      "height": ".height: 66", "lines": ".lines: 0", "indentation": ".indentation: 1",
      "content": #".content: "3 of 4""#,
      "selectionStyle": ".selectionStyle: .off", "keepSelection": ".keepSelection: true",
      "editingStyle": ".editingStyle: .delete",
      "deleteAction": ".deleteAction: .perform(MyScreen.remove, item)",
      "deleteTitle": #".deleteTitle: "Archive""#,
      "insertAction": ".insertAction: .perform(MyScreen.add)",
      "moveable": ".moveable: .withinSection", "searchable": ".searchable: false",
      "searchText": #".searchText: "dairy""#,
      "swipeActions": #".swipeActions: .actions([TableRowAction("Share", action)])"#,
      "leadingSwipeActions": #".leadingSwipeActions: .actions([TableRowAction("Share", action)])"#,
      "menu": #".menu: .actions([.destructive("Remove", action)])"#, "masked": ".masked: true",
      "children": #".children: .cells(expanded: true) { [.title: "Below"] }"#,
      "type": ".cellClass: .of(.textField())",
      "options": #".cellClass: .of(.picker(["Small", "Large"]))"#,
    ],
    "part-of-a-text": [
      "text": #"AttributedString("Buy")"#, "bold": "text.tableEmphasis = [.bold]",
      "italic": "text.tableEmphasis = [.italic]", "underline": "text.tableEmphasis = [.underline]",
      "strikethrough": "text.tableEmphasis = [.strikethrough]", "color": "text.tableColor = .red",
      "link": "text.link = url",
    ],
    "accessory": [
      "view": ".accessory: .switch(true)", "value": #".accessory: .badge("3")"#,
      "action": #".accessory: .button("Order", action)"#,
      "label": #".accessory: .switch(true).labeled("Bought")"#,
      "properties": #".accessory: .view(StarsView.self, properties: ["stars": 4])"#,
    ],
    "image": [
      "name": #".image: .named("star")"#, "url": ".image: .remote(url)",
      "data": ".image: .data(bytes)",
      "placeholder": #".image: .remote(url, placeholder: "person")"#,
      "radius": #".image: .named("star", radius: 8)"#, "size": #".image: .named("star", size: 44)"#,
      "contentMode": ".image: .remote(url, contentMode: .aspectFill)",
    ],
    "action": [
      "name": #".named("edit")"#, "arguments": #".named("edit", ["id": 3])"#,
      "confirm": #".confirm("Delete everything?", then: action)"#,
    ],
    "confirmation": [
      "question": #".confirm("Delete everything?", then: action)"#,
      "message":
        #".confirm("Delete everything?", message: "This cannot be undone.", then: action)"#,
      "button": #".confirm("Delete everything?", button: "Delete all", then: action)"#,
      "destructive": #".confirm("Delete everything?", .destructive, then: action)"#,
    ],
    "row-action": [
      "title": #"TableRowAction("Share", action)"#, "action": #"TableRowAction("Share", action)"#,
      "destructive": #".destructive("Remove", action)"#,
    ],
    "children": [
      "cells": ".children: .cells(cells)", "sections": ".children: .sections([section])",
      "expanded": ".children: .cells(cells, expanded: true)",
      "showsTitles": ".children: .sections([section], showsTitles: true)",
    ],
    "option": [
      "id": #"RowControl.Choice(id: "l", title: "Large")"#,
      "title": #"RowControl.Choice(id: "l", title: "Large")"#,
    ],
    "checks": [
      "required": ".validate: .required()",
      "pattern": #".with(String.self) { $0.contains("@") ? nil : "Type an @" }"#,
      "minimum": #".with(Int.self) { $0 < 18 ? "Be 18 or older" : nil }"#,
      "maximum": #".with(Int.self) { $0 > 99 ? "99 at most" : nil }"#,
      "minimumLength": #".with(String.self) { $0.count < 8 ? "8 letters at least" : nil }"#,
      "maximumLength": #".with(String.self) { $0.count > 40 ? "40 letters at most" : nil }"#,
      "message": #".validate: .required("Type a name")"#,
    ],
  ]
}
