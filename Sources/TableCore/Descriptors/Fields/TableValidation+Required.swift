@MainActor extension CellValue where Self == TableValidation {
  /// Something must be typed or chosen; the message is ``Words/required`` unless given.
  public static func required(
    _ message: String? = nil, of control: String? = nil
  ) -> TableValidation {
    TableValidation(control, .now { $1.isEmpty ? message ?? Words.current.required : nil })
  }
}
