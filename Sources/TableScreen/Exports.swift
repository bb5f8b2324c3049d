// An app imports screens, and describes their rows with what the engine has.
@_exported public import TableCore
@_exported public import TablePlurals
