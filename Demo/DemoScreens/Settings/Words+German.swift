import Foundation
import TableScreen

extension Words {
  /// The framework's words in German, as far as the demo needs them.
  static var german: Words {
    var words = Words()
    words.locale = Locale(identifier: "de_DE")
    words.back = "Zurück"
    words.cancel = "Abbrechen"
    words.close = "Schließen"
    words.delete = "Löschen"
    words.done = "Fertig"
    words.edit = "Bearbeiten"
    words.undo = "Widerrufen"
    words.search = "Suchen"
    words.noResults = "Nichts gefunden"
    words.emptyTable = "Noch ist nichts da"
    words.loading = "Lädt…"
    words.refreshing = "Aktualisiert…"
    words.retry = "Noch einmal"
    words.yes = "ja"
    words.no = "nein"
    words.notAnInteger = "Das ist keine ganze Zahl; gib eine ein, etwa 12"
    words.notANumber = "Das ist keine Zahl; gib eine ein, etwa 1.5"
    words.deleteQuestion = { "„\($0)“ löschen?" }
    words.deleted = { "„\($0)“ gelöscht" }
    words.deletedRows = PluralForms(one: "%d Zeile gelöscht", other: "%d Zeilen gelöscht")
    words.moved = { "„\($0)“ verschoben" }
    words.found = { found, total, locale in
      "\(found.formatted(.number.locale(locale))) von \(total.formatted(.number.locale(locale)))"
    }
    words.selected = PluralForms(one: "%d gewählt", other: "%d gewählt")
    return words
  }
}
