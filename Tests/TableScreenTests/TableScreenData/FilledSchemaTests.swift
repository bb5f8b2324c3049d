import TableScreen
import TableScreenData
import Testing

/// An editor that checks by the schema finds the empty texts that reading refuses.
@MainActor @Suite struct FilledSchemaTests {
  @Test(arguments: [
    #"{"barButtons": {"leading": [{"title": "%", "action": "a"}]}}"#,
    #"{"barButtons": {"leading": [{"image": "%", "action": "a"}]}}"#,
    #"{"cells": [{"action": {"name": "a", "confirm": {"question": "%"}}}]}"#,
    #"{"cells": [{"name": "n", "validate": {"message": "%"}}]}"#,
    #"{"cells": [{"name": "n", "validate": {"pattern": "%"}}]}"#,
    #"{"cells": [{"image": {"name": "%"}}]}"#,
  ])
  func `an empty text is refused by both`(json: String) {
    let checker = SchemaChecker(TableData.schema())
    for (text, isTaken) in [("", false), ("x", true)] {
      let whole = json.replacing("%", with: text)
      #expect(checker.takes(whole) == isTaken, "\(whole)")
      #expect(TableData(json: whole).mistakes.isEmpty == isTaken, "\(whole)")
    }
  }
}
