#if os(macOS) || os(Linux)
import TableScreenTerminal

extension TerminalWords {
  /// The texts in German, informal.
  static var german: TerminalWords {
    var words = TerminalWords()
    for topic in Topic.allCases { words[topic] = german(topic) }
    words.keys = [
      "space": "Leertaste", "home": "Pos1", "end": "Ende", "pgup": "BildAuf", "pgdn": "BildAb",
      "enter": "Eingabe", "del": "Entf", "ins": "Einfg", "up": "hoch", "down": "runter",
      "left": "links",
      "right": "rechts",
    ]
    return words
  }

  /// Returns the German text of a topic; a topic without one does not compile.
  private static func german(_ topic: Topic) -> String {
    switch topic {
    case .move: "bewegen"
    case .page: "blättern"
    case .ends: "Anfang, Ende"
    case .control: "nächstes Element"
    case .previousControl: "voriges Element"
    case .open: "öffnen"
    case .select: "auswählen"
    case .deselect: "abwählen"
    case .link: "Link öffnen"
    case .toggle: "umschalten"
    case .edit: "bearbeiten"
    case .choose: "wählen"
    case .press: "drücken"
    case .details: "Details"
    case .longPress: "lange drücken"
    case .expand: "aufklappen"
    case .collapse: "zuklappen"
    case .change: "ändern"
    case .delete: "löschen"
    case .insert: "einfügen"
    case .moveRow: "Zeile verschieben"
    case .moveRowUp: "nach oben"
    case .moveRowDown: "nach unten"
    case .startMoving: "verschieben…"
    case .menu: "Menü"
    case .search: "suchen"
    case .scope: "in"
    case .endSearch: "Suche beenden"
    case .refresh: "neu laden"
    case .retry: "noch einmal"
    case .index: "Index"
    case .bar: "Leiste"
    case .startEditing: "Bearbeiten"
    case .stopEditing: "fertig"
    case .undo: "zurücknehmen"
    case .redo: "wiederholen"
    case .back: "zurück"
    case .close: "schließen"
    case .tabs: "Reiter"
    case .otherPane: "andere Seite"
    case .help: "alle Tasten"
    case .inspector: "Inspektor"
    case .redraw: "neu zeichnen"
    case .suspend: "anhalten"
    case .quit: "beenden"
    case .quitAnyway: "trotzdem beenden"
    case .yes: "ja"
    case .no: "nein"
    case .cancel: "abbrechen"
    case .dismiss: "ausblenden"
    case .keep: "behalten"
    case .type: "Text bearbeiten"
    case .line: "neue Zeile"
    case .field: "nächstes Feld"
    case .previousField: "voriges Feld"
    case .submit: "Formular abschließen"
    case .rows: "zu den Zeilen"
    case .jump: "springen"
    case .leave: "verlassen"
    case .ownColor: "als #ff8800…"
    }
  }
}
#endif
