import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { type AskedPage, createMovingList, failedAnswer, type MovingList } from '../../testing/moving-list'
import { byLength } from '../../testing/test-length'
import { createPageReader } from './page-reader'

type Change = { permille: number; insertCount: number; removeCount: number; isPoisoned: boolean }
/** What happens before one request: the list changes, or the answer is a transient failure. */
type ListEvent = { changes: Change[]; status: number }
type Scenario = {
  count: number
  limit: number
  /** The partner answers 504 to a higher limit. */
  maxAtOnce: number
  /** How many more records than the limit the partner returns. */
  surplus: number
  /** The partner's own page size, and by how many records the total that it shows is too high. */
  shown: { pageSize: number; overcount: number } | null
  poisonStatus: number
  poisonedPermille: number[]
  steps: ListEvent[]
}
/** Whether the list may change between these two requests. */
type IsChangeable = (before: AskedPage | undefined, asked: AskedPage) => boolean

const seed = Number(process.env.PAGING_SEED ?? 20_260)
const runs = Number(process.env.PAGING_RUNS ?? byLength(500, 1_500))
const maxRequests = 20_000

const howMany = fc.oneof(fc.constant(0), fc.constant(1), fc.nat(4), fc.nat(80))
const change: fc.Arbitrary<Change> = fc.record({
  permille: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(1000) }),
  insertCount: howMany,
  removeCount: howMany,
  isPoisoned: fc.boolean(),
})
const step: fc.Arbitrary<ListEvent> = fc.record({
  changes: fc.array(change, { maxLength: 2 }),
  status: fc.oneof(
    { weight: 4, arbitrary: fc.constant(200) },
    { weight: 1, arbitrary: fc.constantFrom(403, 429, 500, 503, 504) },
  ),
})

function scenarioOf(least: { maxAtOnce: number }, most: { poisoned: number; surplus: number }) {
  return fc.record<Scenario>({
    count: fc.nat(260),
    limit: fc.oneof(fc.constant(50), fc.integer({ min: 2, max: 50 })),
    maxAtOnce: fc.oneof(
      fc.constant(50),
      fc.integer({ min: least.maxAtOnce, max: 50 }),
      fc.integer({ min: least.maxAtOnce, max: 5 }),
    ),
    surplus: fc.oneof(fc.constant(0), fc.nat(most.surplus)),
    shown: fc.option(
      fc.record({
        pageSize: fc.oneof(fc.constant(50), fc.integer({ min: 2, max: 50 })),
        overcount: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 80 }), fc.constant(Number.POSITIVE_INFINITY)),
      }),
    ),
    poisonStatus: fc.constantFrom(500, 504),
    poisonedPermille: fc.array(fc.nat(1000), { maxLength: most.poisoned }),
    steps: fc.array(step, { maxLength: 60 }),
  })
}

const always: IsChangeable = () => true
const notBetweenSingles: IsChangeable = (before, asked) => asked.limit > 1 || before?.limit !== 1

async function run(scenario: Scenario, isChangeable: IsChangeable) {
  const { count, limit, maxAtOnce, surplus, shown, poisonStatus, poisonedPermille, steps } = scenario
  const poisoned = new Set<unknown>()
  const removed = new Set<unknown>()
  // A report has no id: it stands for one of the last two failures at its offset, on the way up and on the way down.
  const failedAlone: { offset: number; id: unknown }[] = []
  const hadFault = new Set<number>()
  let everCount = count

  function apply({ permille, insertCount, removeCount, isPoisoned }: Change, list: MovingList) {
    const index = Math.floor((permille * list.records.length) / 1000)
    // A record delivered after a poisoned one distinguishes it from a new one: see SkippedRecord.
    if (poisoned.has(list.records[index - 1]?.id)) return
    for (const { id } of list.remove(index, removeCount)) removed.add(id)
    const inserted = list.insert(index, insertCount)
    if (inserted[0] && isPoisoned && poisonedPermille.length > 0) poisoned.add(inserted[0].id)
    everCount += insertCount
  }

  const list = createMovingList(
    count,
    (asked, moving) => {
      if (moving.asked.length > maxRequests) throw new Error('It does not end')
      const { changes = [], status = 200 } = steps[moving.asked.length - 1] ?? {}
      if (isChangeable(moving.asked.at(-2), asked)) for (const one of changes) apply(one, moving)
      const window = moving.records.slice(asked.offset, asked.offset + asked.limit)
      const isPoisonedPage = window.some(({ id }) => poisoned.has(id))
      if (asked.limit === 1 && isPoisonedPage) failedAlone.push({ offset: asked.offset, id: window[0]?.id })
      if (status === 500 && asked.limit > 1 && !hadFault.has(asked.offset)) {
        hadFault.add(asked.offset)
        return failedAnswer(500)
      }
      if (status === 504 && asked.limit > 2) return failedAnswer(504)
      if (status === 403 || status === 429 || status === 503) return failedAnswer(status)
      if (asked.limit > maxAtOnce) return failedAnswer(504)
      return isPoisonedPage ? failedAnswer(poisonStatus) : undefined
    },
    shown ?? { surplus },
  )
  const initial = list.records.map(({ id }) => id)
  for (const permille of poisonedPermille) poisoned.add(initial[Math.floor((permille * count) / 1001)])

  const delivered: unknown[] = []
  const reports: { ids: unknown[]; isExact: boolean }[] = []
  const reader = createPageReader({ readPage: list.readPage, mapping: { id: '/id' }, limit })
  while (!reader.isDone()) {
    const part = await reader.next()
    if (!part.ok) continue
    delivered.push(...part.value.records.map(({ id }) => id))
    for (const { offset, isExact } of part.value.skipped)
      reports.push({
        ids: failedAlone
          .filter((one) => one.offset === offset)
          .slice(-2)
          .map(({ id }) => id),
        isExact,
      })
  }
  const known = new Set(delivered)
  const stable = initial.filter((id) => !removed.has(id))
  return {
    asked: list.asked,
    delivered,
    everCount,
    poisonedCount: poisoned.size,
    twice: delivered.length - known.size,
    lost: stable.filter((id) => !known.has(id) && !poisoned.has(id)),
    unreported: stable.filter((id) => poisoned.has(id) && !reports.some(({ ids }) => ids.includes(id))),
    reportedTwice: Math.max(0, reports.length - new Set(reports.flatMap(({ ids }) => ids)).size),
    reports,
  }
}

type Outcome = Awaited<ReturnType<typeof run>>

const total = { runs: 0, requests: 0, pages: 0 }
afterAll(() => {
  const perPage = (total.requests / total.pages).toFixed(1)
  console.info(`paging: ${total.runs} runs, seed ${seed}, ${perPage} requests per page`)
})

async function check(scenarios: fc.Arbitrary<Scenario>, isChangeable: IsChangeable, expectThat: (it: Outcome) => void) {
  const property = fc.asyncProperty(scenarios, async (scenario) => {
    const outcome = await run(scenario, isChangeable)
    const usable = Math.min(scenario.limit, scenario.maxAtOnce, scenario.shown?.pageSize ?? 50)
    const pages = (recordCount: number) => Math.ceil((recordCount + 1) / usable)
    total.runs += 1
    total.requests += outcome.asked.length
    total.pages += pages(outcome.delivered.length)
    const most = 60 + 2 * scenario.steps.length + 40 * outcome.poisonedCount + 4 * pages(outcome.everCount)
    expect(outcome.asked.length).toBeLessThanOrEqual(most)
    expect(outcome.twice).toBe(0)
    expectThat(outcome)
  })
  await fc.assert(property, { numRuns: runs, seed })
}

test('delivers every remaining record once, whatever moves and fails, as long as pages of two succeed', () =>
  check(scenarioOf({ maxAtOnce: 2 }, { poisoned: 0, surplus: 60 }), always, ({ lost, reports, asked }) => {
    expect(lost).toEqual([])
    expect(reports).toEqual([])
    expect(asked.filter(({ limit }) => limit === 1)).toEqual([])
  }))

const isExactlyOnce = ({ lost, reports, unreported, reportedTwice }: Outcome) => {
  expect(lost).toEqual([])
  expect(reports.filter(({ isExact }) => !isExact)).toEqual([])
  expect(unreported).toEqual([])
  expect(reportedTwice).toBe(0)
}

test('skips and reports unreadable records once, and loses no neighbour, when nothing moves between single reads', () =>
  check(scenarioOf({ maxAtOnce: 1 }, { poisoned: 4, surplus: 0 }), notBetweenSingles, isExactlyOnce))

test('skips and reports unreadable records once when one change happens at any time', () =>
  check(
    fc.tuple(scenarioOf({ maxAtOnce: 1 }, { poisoned: 4, surplus: 0 }), fc.nat(59)).map(withOneChange),
    always,
    isExactlyOnce,
  ))

test('ends and delivers nothing twice, whatever happens at once', () =>
  check(scenarioOf({ maxAtOnce: 1 }, { poisoned: 4, surplus: 0 }), always, () => {}))

/** Keeps one change, an insert or a removal, and moves it before the request with this number. */
function withOneChange([scenario, at]: [Scenario, number]): Scenario {
  const one = scenario.steps.flatMap(({ changes }) => changes).find((c) => c.insertCount + c.removeCount > 0)
  const kept = one && { ...one, isPoisoned: false, removeCount: one.insertCount > 0 ? 0 : one.removeCount }
  const quiet: ListEvent[] = Array.from({ length: 60 }, (_, index) => ({
    changes: [],
    status: scenario.steps[index]?.status ?? 200,
  }))
  return { ...scenario, steps: quiet.with(at, { changes: kept ? [kept] : [], status: 200 }) }
}
