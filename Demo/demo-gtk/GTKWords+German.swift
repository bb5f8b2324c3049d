#if os(macOS) || os(Linux)
import TableScreenGTK

extension GTKWords {
  /// The texts in German, informal.
  static var german: GTKWords {
    var words = GTKWords()
    for topic in Topic.allCases { words[topic] = german(topic) }
    return words
  }

  /// Returns the German text of a topic; a topic without one does not compile.
  private static func german(_ topic: Topic) -> String {
    switch topic {
    case .details: "Details"
    case .more: "Mehr…"
    case .mainMenu: "Hauptmenü"
    case .longPress: "Lange drücken"
    case .expand: "Aufklappen"
    case .collapse: "Zuklappen"
    case .select: "Auswählen"
    case .deselect: "Abwählen"
    case .moveUp: "Nach oben"
    case .moveDown: "Nach unten"
    case .moveHandle: "Zum Verschieben ziehen"
    case .refresh: "Neu laden"
    case .redo: "Wiederholen"
    case .index: "Index"
    case .open: "Öffnen"
    case .press: "Drücken"
    case .close: "Fenster schließen"
    case .quit: "Beenden"
    case .keys: "Tastenkürzel"
    case .inspector: "Inspektor"
    case .tabs: "Reiter wechseln"
    case .otherPane: "Andere Seite"
    case .menu: "Menü der Zeile"
    case .previousField: "Voriges Feld"
    case .nextField: "Nächstes Feld"
    case .pickDay: "Tag wählen"
    case .pick: "Wählen"
    case .ownColor: "Als #ff8800…"
    case .general: "Allgemein"
    case .moving: "Bewegen"
    case .rows: "Zeilen"
    case .fields: "Felder"
    }
  }
}
#endif
