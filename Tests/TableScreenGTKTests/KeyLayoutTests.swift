#if GTK
import CGTK
import Testing

@testable import DemoScreens
@testable import TableScreenGTK
@testable import demo_gtk

/// Keys do what they say with Caps Lock, on the number pad, and in layouts with other letters.
@Suite(.serialized) struct KeyLayoutTests {
  private func commands(
    _ key: Int32, _ modifiers: UInt32 = 0, latin: Int32? = nil
  ) -> [GTKKeys.Command] {
    GTKKeys.commands(of: UInt32(key), modifiers, among: GTKKeys.first + GTKKeys.last) {
      latin.map { UInt32($0) }
    }
  }

  @Test func `a capital letter is its small one`() {
    let (control, shift) = (GTKKeys.control, GTKKeys.shift)
    #expect(commands(GDK_KEY_F, control) == [.search])
    #expect(commands(GDK_KEY_Z, control) == [.undo])
    #expect(commands(GDK_KEY_Z, control | shift) == [.redo])
    #expect(commands(GDK_KEY_z, control | shift) == [.redo])
    #expect(commands(GDK_KEY_D, control | shift) == [.inspect])
    #expect(commands(GDK_KEY_F).isEmpty)
  }

  @Test func `the number pad is what stands beside it`() {
    #expect(commands(GDK_KEY_KP_Down) == commands(GDK_KEY_Down))
    #expect(commands(GDK_KEY_KP_Up, GTKKeys.alt) == commands(GDK_KEY_Up, GTKKeys.alt))
    #expect(commands(GDK_KEY_KP_Page_Down) == [.nextPage])
    #expect(commands(GDK_KEY_KP_Delete) == [.delete])
    #expect(commands(GDK_KEY_KP_1, GTKKeys.alt) == [.tab(0)])
    #expect(commands(GDK_KEY_KP_9, GTKKeys.alt) == [.tab(8)])
    #expect(commands(GDK_KEY_KP_1).isEmpty)
    #expect(GTKKeys.plain(UInt32(GDK_KEY_KP_Enter)) == UInt32(GDK_KEY_Return))
  }

  @Test func `a letter of another script is that of its key, and means itself where it is typed`() {
    #expect(commands(GDK_KEY_Cyrillic_a, GTKKeys.control, latin: GDK_KEY_f) == [.search])
    #expect(commands(GDK_KEY_Greek_zeta, GTKKeys.control, latin: GDK_KEY_z) == [.undo])
    #expect(
      commands(GDK_KEY_Cyrillic_YA, GTKKeys.control | GTKKeys.shift, latin: GDK_KEY_Z) == [.redo])
    #expect(commands(GDK_KEY_Cyrillic_yu, latin: GDK_KEY_slash).isEmpty)
    // A Latin letter is none of another layout.
    #expect(commands(GDK_KEY_u, GTKKeys.control, latin: GDK_KEY_f).isEmpty)
    #expect(commands(GDK_KEY_Cyrillic_a, GTKKeys.control).isEmpty)
  }

  @Test(.enabled(if: Desktop.isAvailable))
  func `the number pad moves over the rows, opens one, and selects tabs`() async throws {
    try await Desktop.drive(
      "gallery",
      """
      focused "To-dos" "list item"
      key KP_Down
      focused "Characters" "list item"
      key KP_Up
      focused "To-dos" "list item"
      key KP_Enter
      see "Buy milk" "list item"
      """)
  }
}

/// What `demo-gtk` says of its arguments.
@Suite struct WindowUsageTests {
  private func said(_ arguments: [String]) -> String {
    do throws(UsageError) { try Arguments(arguments).check() } catch { return error.what }
    return ""
  }

  @Test func `a table comes through standard input`() throws {
    #expect(try Arguments(["open", "-"]) == .show("-"))
  }

  @Test(arguments: [
    (["-"], "there is no screen “-”"), (["open", ""], "open needs a file"),
    (["Picture", "todo", "a.png"], "there is no screen “Picture”; the nearest is “picture”"),
    (["--restore", "--restore"], "“--restore” is given twice"),
    (["--database", "a", "--database", "b"], "“--database” is given twice"),
    (["picture", "todo", "a.png", "--text", "1", "--text", "2"], "“--text” is given twice"),
    (["picture", "todo", "a.png", "--text"], "--text needs a number"),
    (["picture", "todo", "a.png", "--size"], "--size needs width x height"),
    (["picture", "todo", ""], "picture needs"),
    (["todo", "--record", "/tmp"], "“/tmp” is a folder; name the file for the recording in it"),
    (["todo", "--record", "/nowhere/a"], "there is no folder “/nowhere"),
    (["--record", "a", "--database", "b"], "--record begins with to-dos of its own"),
  ]) func `what is wrong is said before a window opens`(_ arguments: [String], _ what: String) {
    #expect(said(arguments).hasPrefix(what), "\(said(arguments))")
  }

  @Test func `several sizes are several pictures, and help is given wherever it is asked for`() {
    #expect(said(["picture", "todo", "a.png", "--size", "300x300", "--size", "400x400"]) == "")
    #expect(said(["--dakr", "--help"]) == "")
  }
}
#endif
