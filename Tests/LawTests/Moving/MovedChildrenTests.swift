import Observation
import TableScreen
import TableScreenTesting
import Testing

/// A row that goes to another section, and says something else there, shows and does what it says there.
@MainActor @Suite struct MovedChildrenTests {
  struct Job: Identifiable, Hashable {
    let id: Int
    var list = "Open"
    var steps: [String] = []
    var title: String { "Job \(id)" }
  }

  @Observable final class Store {
    var jobs = [
      Job(id: 1, steps: ["a", "b"]), Job(id: 2), Job(id: 3, list: "Done", steps: ["c"]),
    ]
  }

  enum Kind: CaseIterable { case cells, items, source, keyed }
  enum Below: CaseIterable { case cells, sections, made, group }
  enum Before: CaseIterable { case untouched, expanded, collapsed }

  /// What hangs below a row.
  private final class Steps: TableGroup {
    let job: Job
    init(_ job: Job) {
      self.job = job
      super.init()
    }
    override var sections: [TableSection] {
      [TableSection(cells: job.steps.map { Jobs.step($0, job) })]
    }
  }

  private final class Jobs: TableScreen {
    let store: Store
    let kind: Kind
    let below: Below
    let isExpanded: Bool
    var log: [String] = []
    private let sources: [String: ArraySource<Job>]
    private let keyed: KeyedSource<String, Job>

    init(_ store: Store, _ kind: Kind, _ below: Below, isExpanded: Bool = false) {
      (self.store, self.kind, self.below, self.isExpanded) = (store, kind, below, isExpanded)
      let cell = { @MainActor (job: Job) in Self.cell(job, below, isExpanded) }
      var sources: [String: ArraySource<Job>] = [:]
      for list in ["Open", "Done"] {
        sources[list] = ArraySource(store.jobs.filter { $0.list == list }, cell: cell)
      }
      self.sources = sources
      keyed = KeyedSource(store.jobs, by: { $0.list }, cell: cell)
      super.init()
    }

    override var tableData: [Section] {
      if kind == .keyed { return [.sections(from: keyed)] }
      return ["Open", "Done"].map { list in
        let jobs = store.jobs.filter { $0.list == list }
        switch kind {
        case .cells, .keyed:
          return Section(
            list,
            cells: jobs.map { job in
              var cell = Self.cell(job, below, isExpanded)
              cell.merge([.id: .key(job.id)])
              return cell
            })
        case .items:
          return Section(list, items: jobs) { Self.cell($0, self.below, self.isExpanded) }
        case .source: return Section(list, source: sources[list] ?? ArraySource([]) { _ in [:] })
        }
      }
    }

    static func cell(_ job: Job, _ below: Below, _ isExpanded: Bool) -> Cell {
      [
        .title: job.title,
        .children: job.steps.isEmpty ? nil : children(of: job, below, isExpanded),
      ]
    }

    private static func children(
      of job: Job, _ below: Below, _ isExpanded: Bool
    ) -> TableChildren {
      let steps = job.steps.map { step($0, job) }
      return switch below {
      case .cells: .cells(steps, expanded: isExpanded)
      case .sections: .sections([TableSection("Steps", cells: steps)], expanded: isExpanded)
      case .made: .cells(Jobs.steps, job)
      case .group: .group(Steps(job), expanded: isExpanded)
      }
    }

    static func step(_ name: String, _ job: Job) -> Cell {
      [
        .title: name, .subtitle: job.list, .accessory: .switch(job.list == "Done"),
        .action: .perform(Jobs.act, "\(name) of \(job.list)"),
      ]
    }

    func steps(_ job: Job) -> [Cell] { job.steps.map { Self.step($0, job) } }
    func act(_ what: String) { log.append(what) }

    func tell() {
      for (list, source) in sources { source.items = store.jobs.filter { $0.list == list } }
      keyed.items = store.jobs
    }
  }

  private func look(_ table: HeadlessHost) async throws -> [String] {
    // What is drawn first may say what hangs below it.
    _ = table.page
    try await table.settle()
    return table.page.map { row in
      "\(row.title) \(row.texts.last?.text.plain ?? "") \(row.isExpanded.map { "\($0)" } ?? "-") "
        + row.controls.map { "\($0.value)" }.joined()
    }
  }

  private func prepare(_ table: HeadlessHost, _ before: Before) async throws {
    switch before {
    case .untouched: break
    case .expanded: if table.row("Job 1")?.isExpanded == false { try await table.expand("Job 1") }
    case .collapsed:
      if table.row("Job 1")?.isExpanded == false { try await table.expand("Job 1") }
      try await table.collapse("Job 1")
    }
    _ = try await look(table)
  }

  @Test(arguments: Kind.allCases, Below.allCases)
  func `what hangs below it is what a new screen shows`(kind: Kind, below: Below) async throws {
    for isExpanded in [false, true] {
      for before in Before.allCases {
        for steps in [["b", "d"], []] {
          let store = Store()
          let screen = Jobs(store, kind, below, isExpanded: isExpanded)
          let table = try await HeadlessHost.show(screen)
          try await prepare(table, before)
          store.jobs[0].list = "Done"
          store.jobs[0].steps = steps
          screen.tell()
          try await table.settle()
          let fresh = try await HeadlessHost.show(Jobs(store, kind, below, isExpanded: isExpanded))
          if !steps.isEmpty { try await prepare(fresh, before) }
          let (seen, expected) = (try await look(table), try await look(fresh))
          #expect(seen == expected, "\(isExpanded) \(before) \(steps)")
          guard table.row("b") != nil else { continue }
          try await table.tap("b")
          #expect(screen.log == ["b of Done"])
        }
      }
    }
  }
}
