/// Texts that try to be more than texts, by what they try.
package enum Attacks {
  /// What is tried, and the text that tries it.
  package static let all: [(name: String, text: String)] = [
    ("changes colors", "\u{1B}[31;44mred"),
    ("changes colors by one character", "\u{9B}31mred"),
    ("clears the screen", "\u{1B}[2J\u{1B}[H"),
    ("moves the cursor", "\u{1B}[10;10Hhere"),
    ("goes back over what stands before", "good\r\u{8}\u{8}\u{8}evil"),
    ("sets the title of the window", "\u{1B}]0;owned\u{7}"),
    ("sets the title by one character", "\u{9D}0;owned\u{9C}"),
    ("opens a link", "\u{1B}]8;;https://evil.example\u{1B}\\click\u{1B}]8;;\u{1B}\\"),
    ("writes the clipboard", "\u{1B}]52;c;ZXZpbA==\u{7}"),
    ("asks the terminal to answer", "\u{1B}[6n\u{1B}[c\u{1B}P$q\"p\u{1B}\\"),
    ("switches the character set", "\u{E}\u{1B}(0abc\u{F}"),
    ("resets the terminal", "\u{1B}c\u{1B}[!p"),
    ("rings the bell and deletes", "\u{7}\u{7F}\u{5}\u{13}"),
    ("starts more lines", "one\ntwo\r\nthree\u{85}four\u{2028}five\u{2029}six\u{B}\u{C}"),
    ("turns the direction of the line", "\u{202E}gnp.exe\u{202D}\u{2066}x"),
    ("hides what is there", "a\u{200B}\u{FEFF}\u{2060}\u{AD}b\u{E0041}"),
    ("piles marks over its neighbors", "a" + String(repeating: "\u{0301}", count: 500)),
    ("is markup", "<b>bold</b> <a href=\"https://evil.example\">x</a> &amp; <span size=\"99999\">"),
    ("is a format", "%s%n%@%1$s{0}$(reboot)`reboot`"),
    ("is endless", String(repeating: "W", count: 20_000)),
    ("holds no character", "\u{0}\u{1}\u{FFFE}"),
  ]
}
