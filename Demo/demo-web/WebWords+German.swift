#if os(macOS) || os(Linux)
import TableScreenWeb

extension WebWords {
  /// The texts in German, informal.
  static var german: WebWords {
    var words = WebWords()
    for topic in Topic.allCases { words[topic] = german(topic) }
    return words
  }

  /// Returns the German text of a topic; a topic without one does not compile.
  private static func german(_ topic: Topic) -> String {
    switch topic {
    case .more: "Mehr…"
    case .details: "Details"
    case .open: "Öffnen"
    case .press: "Drücken"
    case .select: "Auswählen"
    case .deselect: "Abwählen"
    case .expand: "Aufklappen"
    case .collapse: "Zuklappen"
    case .moveUp: "Nach oben"
    case .moveDown: "Nach unten"
    case .longPress: "Lange drücken"
    case .index: "Index"
    case .menu: "Menü der Zeile"
    case .items: "Einträge"
    case .next: "Weiter"
    case .previous: "Zurück"
    case .offline:
      "Die Leitung ist unterbrochen; was du tippst, bleibt, und was du drückst, folgt, außer wenn der Server neu gestartet wird"
    case .reconnecting: "Verbindung wird hergestellt…"
    case .unknown:
      "Der Server wurde neu gestartet; sieh nach, ob dein letzter Schritt ausgeführt ist"
    case .lost: "Das war getippt und hat keinen Platz mehr: %@"
    case .reload: "Neu laden"
    case .elsewhere: "Dieses Fenster ist jetzt anderswo offen"
    case .ended: "Dieses Fenster ist beendet"
    case .refused: "Du hast hier keinen Zugang; öffne die Adresse, die das Programm genannt hat"
    case .stranger: "Du hast hier keinen Zugang; melde dich an und lade die Seite neu"
    case .leaving: "Der Server wird beendet; diese Seite fragt gleich noch einmal"
    case .busy: "Zu viel auf einmal; gleich geht es weiter"
    case .windows:
      "Du hast so viele Fenster offen, wie du haben darfst; schließe eines, dann geht dieses auf"
    case .longText:
      "Das Ende dieses Textes wurde abgeschnitten, da er zu lang ist, um gesendet zu werden"
    case .tooLarge: "Die Datei ist größer als %@"
    case .noFile: "Die Datei ist nicht angekommen; versuche es noch einmal"
    case .noScript: "Diese Seite zeigt, was da ist, nimmt aber ohne JavaScript nichts an."
    }
  }
}
#endif
