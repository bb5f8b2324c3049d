// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "TableScreen",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "TableScreen", targets: ["TableScreen"]),
    .library(name: "TableScreenData", targets: ["TableScreenData"]),
    .library(name: "TableScreenTesting", targets: ["TableScreenTesting"]),
    .library(name: "TableScreenCells", targets: ["TableScreenCells"]),
    .library(name: "TableScreenInspector", targets: ["TableScreenInspector"]),
    .library(name: "TableScreenRecording", targets: ["TableScreenRecording"]),
    .library(name: "TableScreenTerminal", targets: ["TableScreenTerminal"]),
    .library(name: "TableScreenCoreData", targets: ["TableScreenCoreData"]),
    .library(name: "TableScreenSQLite", targets: ["TableScreenSQLite"]),
    .library(name: "TableScreenPostgres", targets: ["TableScreenPostgres"]),
    .library(name: "TableScreenUIKit", targets: ["TableScreenUIKit"]),
    .library(name: "TableScreenGTK", targets: ["TableScreenGTK"]),
    .library(name: "TableScreenWeb", targets: ["TableScreenWeb"]),
    // For the app of the demos, which Xcode builds: Demo/iOS.
    .library(name: "DemoScreens", targets: ["DemoScreens"]),
    .executable(name: "demo", targets: ["demo"]),
    .executable(name: "demo-gtk", targets: ["demo-gtk"]),
    .executable(name: "demo-web", targets: ["demo-web"]),
  ],
  traits: [
    .trait(name: "GTK", description: "The GTK 4 host; it needs libadwaita-1-dev."),
    .trait(name: "Postgres", description: "Rows of PostgreSQL; it needs libpq-dev."),
    .trait(name: "Web", description: "The server of the web host; it needs libwebsockets-dev."),
    .default(enabledTraits: []),
  ],
  targets: [
    .target(name: "TablePatterns"),
    .target(name: "TablePlurals"),
    .target(name: "TableCore", dependencies: ["TablePatterns", "TablePlurals"]),
    .target(name: "TableScreen", dependencies: ["TableCore", "TablePlurals"]),
    .target(name: "TableScreenData", dependencies: ["TablePatterns", "TableScreen"]),
    .target(name: "TableScreenText", dependencies: ["TableScreen"]),
    .target(name: "TableScreenRecording", dependencies: ["TableScreen", "TableScreenText"]),
    .target(
      name: "TableScreenTesting",
      dependencies: ["TableScreen", "TableScreenRecording", "TableScreenText"]),
    .target(name: "TableScreenCells", dependencies: ["TableScreen"]),
    .target(name: "TableScreenInspector", dependencies: ["TableScreen"]),
    .target(name: "TableScreenCoreData", dependencies: ["TableScreen"]),
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "TableQueries", dependencies: ["TableScreen"]),
    .target(
      name: "TableScreenSQLite", dependencies: ["CSQLite", "TableQueries", "TableScreen"]),
    .systemLibrary(name: "CPostgres", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
    .target(
      name: "TableScreenPostgres",
      dependencies: [
        "TableQueries", "TableScreen",
        .target(
          name: "CPostgres", condition: .when(platforms: [.linux, .macOS], traits: ["Postgres"])),
      ]),
    .target(
      name: "CTerminal",
      cSettings: [.define("_XOPEN_SOURCE_EXTENDED", to: "1", .when(platforms: [.macOS]))],
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    .target(
      name: "TableScreenTerminal",
      dependencies: [
        "TableScreen", "TableScreenInspector", "TableScreenRecording", "TableScreenText",
        "CTerminal",
      ]),
    .target(
      name: "TableScreenUIKit",
      dependencies: ["TableScreen", "TableScreenInspector", "TableScreenRecording"]),
    .target(
      name: "DemoScreens",
      dependencies: [
        "TableScreen", "TableScreenCells", "TableScreenData", "TableScreenInspector",
        "TableScreenSQLite",
        .target(
          name: "TableScreenPostgres",
          condition: .when(platforms: [.linux, .macOS], traits: ["Postgres"])),
      ],
      path: "Demo/DemoScreens"),
    .target(
      name: "DemoScript", dependencies: ["TableScreen", "TableScreenTesting"],
      path: "Demo/DemoScript"),
    .executableTarget(
      name: "demo",
      dependencies: [
        "CSQLite", "DemoScreens", "DemoScript", "TableScreen", "TableScreenData",
        "TableScreenSQLite", "TableScreenTerminal", "TableScreenTesting",
      ],
      path: "Demo/demo"),
    .systemLibrary(
      name: "CGTK", pkgConfig: "libadwaita-1", providers: [.apt(["libadwaita-1-dev"])]),
    .target(
      name: "TableScreenGTK",
      dependencies: [
        "TableScreen", "TableScreenInspector", "TableScreenRecording",
        .target(name: "CGTK", condition: .when(platforms: [.linux], traits: ["GTK"])),
      ]),
    .executableTarget(
      name: "demo-gtk",
      dependencies: [
        "DemoScreens", "TableScreen", "TableScreenGTK",
        .target(name: "CGTK", condition: .when(platforms: [.linux], traits: ["GTK"])),
      ],
      path: "Demo/demo-gtk"),
    .systemLibrary(
      name: "CWeb", pkgConfig: "libwebsockets", providers: [.apt(["libwebsockets-dev"])]),
    .target(
      name: "TableScreenWeb",
      dependencies: [
        "TableScreen", "TableScreenInspector", "TableScreenRecording",
        .target(name: "CWeb", condition: .when(platforms: [.linux, .macOS], traits: ["Web"])),
      ],
      exclude: ["Page"]),
    .executableTarget(
      name: "demo-web", dependencies: ["DemoScreens", "TableScreen", "TableScreenWeb"],
      path: "Demo/demo-web", exclude: ["lists.service", "nginx.conf", "nginx-servers.conf"]),
    .executableTarget(
      name: "bench",
      dependencies: [
        "CReference", "TableScreen", "TableScreenData", "TableScreenSQLite", "TableScreenTerminal",
        "TableScreenTesting", "TableScreenText",
      ],
      path: "Benchmarks/bench"),
    .target(name: "CReference", path: "Benchmarks/CReference"),
    .executableTarget(
      name: "bench-empty", dependencies: ["CSQLite", "CTerminal"], path: "Benchmarks/program",
      exclude: ["run"]),
    .executableTarget(
      name: "bench-gtk", dependencies: ["TableScreen", "TableScreenGTK"],
      path: "Benchmarks/bench-gtk"),
    .executableTarget(
      name: "bench-web", dependencies: ["TableScreen", "TableScreenWeb"],
      path: "Benchmarks/bench-web"),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(
      name: "LawTests",
      dependencies: [
        "TableScreen", "TableScreenCells", "TableScreenData", "TableScreenTesting", "TestSupport",
      ]),
    .testTarget(
      name: "TableScreenTests",
      dependencies: [
        "TableScreen", "TableScreenData", "TableScreenRecording", "TableScreenTesting",
        "TableScreenText", "TestSupport", "reentry-matrix",
      ]),
    .executableTarget(
      name: "reentry-matrix",
      dependencies: ["TableScreen", "TableScreenData", "TableScreenTesting"],
      path: "Tests/ReentryMatrix"),
    .testTarget(
      name: "TableScreenCellsTests",
      dependencies: ["TableScreen", "TableScreenCells", "TableScreenData", "TableScreenTesting"]),
    .testTarget(
      name: "TableScreenInspectorTests",
      dependencies: [
        "TableScreen", "TableScreenData", "TableScreenInspector", "TableScreenTesting",
        "TestSupport",
      ]),
    .testTarget(
      name: "TableScreenSQLiteTests",
      dependencies: [
        "CSQLite", "TableScreen", "TableScreenSQLite", "TableScreenTesting", "TestSupport",
        "sqlite-writer",
      ]),
    .testTarget(
      name: "TableScreenPostgresTests",
      dependencies: [
        "TableQueries", "TableScreen", "TableScreenPostgres", "TableScreenTesting", "TestSupport",
        "postgres-writer",
      ]),
    .executableTarget(
      name: "postgres-writer", dependencies: ["TableScreenPostgres"], path: "Tests/PostgresWriter"),
    .testTarget(
      name: "SourceLawTests",
      dependencies: [
        "DemoScreens", "TableQueries", "TableScreen", "TableScreenPostgres", "TableScreenSQLite",
        "TableScreenTesting", "TestSupport",
      ]),
    .executableTarget(
      name: "sqlite-writer", dependencies: ["TableScreenSQLite"], path: "Tests/SQLiteWriter"),
    .testTarget(
      name: "TableScreenTerminalTests",
      dependencies: [
        "CTerminal", "DemoScreens", "TableScreen", "TableScreenCells", "TableScreenData",
        "TableScreenInspector", "TableScreenRecording", "TableScreenTerminal",
        "TableScreenTesting", "TableScreenText", "TestSupport", "demo",
      ]),
    .testTarget(
      name: "TableScreenGTKTests",
      dependencies: [
        "DemoScreens", "TableScreen", "TableScreenCells", "TableScreenGTK", "TableScreenInspector",
        "TableScreenTesting", "TestSupport", "demo-gtk",
        .target(name: "CGTK", condition: .when(platforms: [.linux], traits: ["GTK"])),
      ],
      exclude: ["drive.py", "with-display"]),
    .testTarget(
      name: "TableScreenWebTests",
      dependencies: [
        "DemoScreens", "TableScreen", "TableScreenCells", "TableScreenInspector",
        "TableScreenTesting", "TableScreenWeb", "TestSupport", "demo-web",
      ],
      exclude: ["attack.py"]),
    .testTarget(
      name: "DemoTests",
      dependencies: [
        "CSQLite", "DemoScreens", "DemoScript", "TableScreen", "TableScreenCells",
        "TableScreenData",
        "TableScreenSQLite", "TableScreenTerminal", "TableScreenTesting", "TestSupport", "demo",
      ],
      exclude: ["Recording/todo.jsonl"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "TableScreen", "TableScreenInspector", "TableScreenCells", "TableScreenCoreData",
        "TableScreenData", "TableScreenRecording",
        "TableScreenSQLite", "TableScreenTerminal", "TableScreenTesting", "TableScreenText",
        "TestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// Random input for what reads input, with libFuzzer: see Tests/Fuzz/run. No other build needs it.
if Context.environment["TABLESCREEN_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "CTerminal", "DemoScript", "TableScreen", "TableScreenCells", "TableScreenData",
        "TableScreenTerminal", "TableScreenTesting", "TableScreenText", "TableScreenWeb",
      ],
      path: "Tests/Fuzz", exclude: ["Corpus", "run"],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]))
}

// Some suites of tests alone, where the rest would only be compiled: TABLESCREEN_TESTS=LawTests,DemoTests.
if let suites = Context.environment["TABLESCREEN_TESTS"]?.split(separator: ",") {
  package.targets.removeAll { $0.type == .test && !suites.contains(Substring($0.name)) }
}

// A sanitizer in all but the tests, which then are not compiled again: see Tests/Sanitizers/run.
if let sanitizer = Context.environment["TABLESCREEN_SANITIZER"] {
  let flag = "sanitize=\(sanitizer)"
  for target in package.targets where target.type != .system {
    target.linkerSettings = (target.linkerSettings ?? []) + [.unsafeFlags(["-" + flag])]
    guard target.type != .test else { continue }
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-" + flag])]
    target.cSettings = (target.cSettings ?? []) + [.unsafeFlags(["-f" + flag])]
  }
}

for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
