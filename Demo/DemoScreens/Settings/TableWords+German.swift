import Foundation
public import TableScreen

extension TableWords {
  /// The framework's words in German.
  public static var german: TableWords {
    var words = TableWords()
    words.locale = Locale(identifier: "de_DE")
    words.back = "Zurück"
    words.cancel = "Abbrechen"
    words.close = "Schließen"
    words.delete = "Löschen"
    words.done = "Fertig"
    words.edit = "Bearbeiten"
    words.insert = "Einfügen"
    words.undo = "Widerrufen"
    words.redo = "Wiederholen"
    words.selectAll = "Alles auswählen"
    words.save = "Sichern"
    words.refresh = "Aktualisieren"
    words.nextTab = "Nächster Tab"
    words.previousTab = "Voriger Tab"
    words.search = "Suchen"
    words.noResults = "Nichts gefunden"
    words.emptyTable = "Noch ist nichts da"
    words.notShownHere = {
      $0.isEmpty ? "Das lässt sich hier nicht zeigen" : "„\($0)“ lässt sich hier nicht zeigen"
    }
    words.loading = "Lädt…"
    words.pullToRefresh = "Ziehen zum Aktualisieren"
    words.refreshing = "Aktualisiert…"
    words.lastUpdated = { "Zuletzt aktualisiert um \($0)" }
    words.searching = "Sucht…"
    words.loadingMore = "Lädt mehr…"
    words.cancelled = "Abgebrochen"
    words.retry = "Noch einmal"
    words.on = "an"
    words.off = "aus"
    words.yes = "ja"
    words.no = "nein"
    words.keys = "Tasten"
    words.endsSearch = "beendet"
    words.deleteQuestion = { "„\($0)“ löschen?" }
    words.question = { "\($0): „\($1)“?" }
    words.deleted = { "„\($0)“ gelöscht" }
    words.deletedRows = PluralForms(one: "%d Zeile gelöscht", other: "%d Zeilen gelöscht")
    words.tooManyToDelete = { most, locale in
      let most = most.formatted(IntegerFormatStyle<Int>.number.locale(locale))
      return "Mehr als \(most) Zeilen dieser Liste auf einmal lassen sich nicht löschen"
    }
    words.notHandedOn =
      "Das ist nicht gesichert, weil die App inzwischen neu gestartet wurde; bitte noch einmal"
    words.nobodyWaits = "Das ist nicht gesichert, weil das, wofür es war, nicht mehr offen ist"
    words.moved = { "„\($0)“ verschoben" }
    words.staysWithSource = "Zeilen lassen sich weder in diese Liste noch aus ihr heraus ziehen"
    words.rowGone = "Die Zeile gibt es nicht mehr; es wurde nichts geändert"
    words.placeGone = "Wohin das gehört, gibt es nicht mehr; es kann nicht dorthin"
    words.cannotStandThere = "Dorthin kann das nicht"
    words.found = { found, total, locale in
      "\(found.formatted(.number.locale(locale))) von \(total.formatted(.number.locale(locale)))"
    }
    words.about = { "etwa \($0)" }
    words.moreThan = { "mehr als \($0)" }
    words.foundElsewhere = PluralForms(other: "%d gefunden")
    words.selected = PluralForms(other: "%d gewählt")
    words.unsavedTitle = "Noch nicht gesichert"
    words.unsavedQuestion = { form in
      form.isEmpty
        ? "Was du eingegeben hast, ginge verloren."
        : "Was du in „\(form)“ eingegeben hast, ginge verloren."
    }
    words.discard = "Verwerfen"
    words.show = "Zeigen"
    words.hide = "Verbergen"
    words.goOn = "Fortfahren"
    words.none = "Keine Auswahl"
    words.clear = "Entfernen"
    words.stay = "Weiter bearbeiten"
    words.takeRemedies()
    words.takeFailures()
    words.colors = Self.germanColors
    words.buttons = Self.germanButtons
    return words
  }

  /// What shows under a field.
  private mutating func takeRemedies() {
    notAValue = "Dieser Wert passt hier nicht; wähle einen anderen"
    otherFile = { "Eine Datei dieser Art passt hier nicht; wähle eine von diesen: \($0)" }
    hiddenUnsaved = { "Nicht gesichert, da verborgen und fehlerhaft: \($0)" }
    untitledRow = "eine Zeile ohne Titel"
    propertyGone = "Wozu das gehört, gibt es nicht mehr; es kann nicht gesichert werden"
    notAnInteger = "Das ist keine ganze Zahl; gib eine ein, etwa 12"
    notANumber = "Das ist keine Zahl; gib eine ein, etwa 1,5"
    notAColor = "Das ist keine Farbe; gib einen Namen ein, etwa teal, oder Teile, etwa #ff8800"
    notADate = "Das ist kein Datum; gib eines ein, etwa 2026-01-31 09:30"
    notADay = "Das ist kein Tag; gib einen ein, etwa 2026-01-31"
    notATime = "Das ist keine Uhrzeit; gib eine ein, etwa 09:30"
    skippedTime = "Diese Uhrzeit überspringen die Uhren an dem Tag; gib eine andere ein"
    required = "Das fehlt noch; gib etwas ein"
    requiredChoice = "Das fehlt noch; wähle etwas aus"
    typeSuchAs = { "Das ist nicht zu lesen; gib etwas ein wie \($0)" }
    typeBetween = { least, most in
      switch (least, most) {
      case (let least?, let most?): "Gib eine Zahl von \(least) bis \(most) ein"
      case (let least?, nil): "Das ist zu klein; gib \(least) oder mehr ein"
      case (_, let most): "Das ist zu groß; gib \(most ?? "") oder weniger ein"
      }
    }
    typeDigits = { "Das sind zu viele Ziffern; gib eine Zahl mit höchstens \($0) Ziffern ein" }
    typeLength = { least, most in
      switch (least, most) {
      case (let least?, let most?): "Gib \(least) bis \(most) Zeichen ein"
      case (let least?, nil): "Das ist zu kurz; gib \(least) Zeichen oder mehr ein"
      case (_, let most): "Das ist zu lang; gib \(most ?? 0) Zeichen oder weniger ein"
      }
    }
    problems = PluralForms(
      one: "Sieh dir %d Feld noch einmal an", other: "Sieh dir %d Felder noch einmal an")
  }

  /// Why something did not come.
  private mutating func takeFailures() {
    searchCut = { "Nur die ersten \($0) Zeichen zählen" }
    pasteCut = { "Nur die ersten \($0) Zeichen wurden eingefügt" }
    unexplained = { "Das ging nicht; es ist vermerkt als \($0)" }
    failures = [
      .offline: "Es gibt keine Verbindung; prüfe das Netz und versuche es noch einmal",
      .unreachable: "Unter dieser Adresse antwortet niemand; versuche es später noch einmal",
      .interrupted: "Die Verbindung brach ab; versuche es noch einmal",
      .late: "Die Antwort kam nicht rechtzeitig; versuche es noch einmal",
      .insecure: "Die Verbindung ist nicht sicher; es wurde nichts gesendet",
      .badAnswer: "Die Antwort ergibt keinen Sinn; versuche es später noch einmal",
      .missing: "Die Datei ist nicht da",
      .notAFile: "Das ist keine lesbare Datei, sondern ein Ordner, eine Leitung oder ein Gerät",
      .conflict: "Das passt nicht zu dem, was schon da ist",
      .forbidden: "Die Datei darf nicht benutzt werden; frage, wem sie gehört",
      .readOnly: "Dort darf nichts geschrieben werden",
      .full: "Die Platte ist voll; schaffe Platz und versuche es noch einmal",
      .busy: "Jemand anderes benutzt die Datei; versuche es noch einmal",
      .damaged: "Die Datei ist beschädigt oder von anderer Art",
      .unusable: "Die Datei lässt sich nicht benutzen",
    ]
    downloadTooLarge = { "Was kam, ist größer als \($0)" }
    downloadTooLate = { "Die Antwort kam nicht innerhalb von \($0)" }
    downloadRefused = { "Der Server antwortete mit dem Status \($0)" }
    tableBroken = { "Was kam, ist in Zeile \($0) fehlerhaft" }
    tableEmpty = "Es kam nichts, nicht einmal eine leere Tabelle"
    tableUnreadable = { "Was kam, enthält in Zeile \($0) unlesbare Zeichen" }
    stores = [
      .missing: "Die Daten sind nicht, wo sie sein sollten, oder dürfen nicht geöffnet werden",
      .lost:
        "Ein anderes Programm hat die Daten entfernt oder ersetzt; zu sehen sind die zuletzt gelesenen",
      .unreachable: "Der Server ist nicht zu erreichen; Neueres ist nicht zu sehen",
      .busy: "Ein anderes Programm benutzt die Daten; versuche es noch einmal, wenn es fertig ist",
      .damaged: "Die Daten sind beschädigt; lege eine gute Kopie an ihre Stelle",
      .readOnly: "Die Daten können gelesen, aber nicht geändert werden",
      .forbidden: "Das Recht an diesen Daten fehlt; wer sie verwaltet, kann es geben",
      .full: "Für die Daten ist kein Platz mehr; schaffe welchen und versuche es noch einmal",
      .failed: "Die Daten können nicht gelesen oder geändert werden",
    ]
    unsaved = [
      .missing:
        "Nicht gesichert, weil die Daten nicht sind, wo sie sein sollten, oder nicht geöffnet werden dürfen; deine Eingaben bleiben",
      .lost:
        "Nicht gesichert, weil ein anderes Programm die Daten entfernt oder ersetzt hat; deine Eingaben bleiben",
      .unreachable:
        "Nicht gesichert, weil der Server nicht zu erreichen ist; deine Eingaben bleiben",
      .busy:
        "Nicht gesichert, weil ein anderes Programm die Daten benutzt; deine Eingaben bleiben, versuche es noch einmal, wenn es fertig ist",
      .damaged: "Nicht gesichert, weil die Daten beschädigt sind; deine Eingaben bleiben",
      .readOnly:
        "Nicht gesichert, weil die Daten nur gelesen werden können; deine Eingaben bleiben",
      .forbidden:
        "Nicht gesichert, weil das Recht fehlt, diese Daten zu ändern: wer sie verwaltet, kann es geben; deine Eingaben bleiben",
      .full:
        "Nicht gesichert, weil für die Daten kein Platz mehr ist; deine Eingaben bleiben, schaffe Platz und versuche es noch einmal",
      .failed:
        "Nicht gesichert, weil die Daten nicht geändert werden können; deine Eingaben bleiben",
    ]
    unsavedSince = {
      "Nicht gesichert, weil der Server seit \($0) nicht zu erreichen ist; deine Eingaben bleiben"
    }
    changedMeanwhile = "Jemand anderes hat dies inzwischen geändert; deine Eingaben bleiben"
    deletedMeanwhile = "Jemand anderes hat dies inzwischen gelöscht; deine Eingaben bleiben"
    unreachableSince = {
      "Der Server ist seit \($0) nicht zu erreichen; Neueres ist nicht zu sehen"
    }
  }

  private static let germanColors: [TableColor: String] = [
    .red: "Rot", .orange: "Orange", .yellow: "Gelb", .green: "Grün", .teal: "Petrol",
    .blue: "Blau", .purple: "Lila", .pink: "Rosa", .gray: "Grau", .accent: "Akzent",
    .secondary: "Gedämpft",
  ]

  private static let germanButtons: [TableBarButton.System: String] = [
    .save: "Sichern", .add: "Hinzufügen", .compose: "Verfassen", .reply: "Antworten",
    .action: "Teilen", .organize: "Ordnen", .bookmarks: "Lesezeichen", .refresh: "Aktualisieren",
    .stop: "Anhalten", .camera: "Kamera", .trash: "Papierkorb", .play: "Abspielen",
    .pause: "Pause", .rewind: "Zurückspulen", .fastForward: "Vorspulen", .redo: "Wiederholen",
  ]
}
