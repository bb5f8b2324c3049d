// An app imports `TableScreen` alone; the cells and sections that it describes rows with are those of `TableCore`.
@_exported public import TableCore
@_exported public import TablePlurals
