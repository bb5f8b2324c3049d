#if GTK
  import TestSupport
  import Testing

  @testable import TableScreenGTK

  /// A text from outside as GTK is given it; this needs no display.
  struct ShownTextTests {
    @Test(arguments: Attacks.all.map(\.name))
    func `an attack is only characters, and not all of them`(
      _ name: String
    ) throws {
      let text = try #require(Attacks.all.first { $0.name == name }?.text)
      let shown = ShownText(text).text
      let isHarmless = shown.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .format: false
        default: true
        }
      }
      #expect(isHarmless, "\(shown.debugDescription)")
      #expect(shown.count <= ShownText.longest + 1)
    }

    @Test func `what is harmless stays as it is`() {
      for text in ["", "Milk", "Crème brûlée", "שלום", "日本語 👩‍👩‍👧‍👦", "<b>Q&A</b> 100 %"] {
        #expect(ShownText(text).text == text)
      }
      #expect(ShownText("one\ntwo").text == "one two")
      #expect(ShownText("one\r\ntwo\u{2028}three", keepingLines: true).text == "one\ntwo\nthree")
    }

    @Test func `places in a text are found in bytes, whatever was left out`() {
      #expect(ShownText("añb").bytes(before: [0, 1, 2, 3, 9]) == [0: 0, 1: 1, 2: 3, 3: 4, 9: 4])
      let cleaned = ShownText("\u{202E}a\u{1B}é\u{2066}b")
      #expect(cleaned.text == "a\u{FFFD}éb")
      #expect(cleaned.bytes(before: [0, 1, 2, 3, 5, 6]) == [0: 0, 1: 0, 2: 1, 3: 4, 5: 6, 6: 7])
    }
  }
#endif
