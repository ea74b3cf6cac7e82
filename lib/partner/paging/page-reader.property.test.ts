import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Asked, createMovingList, failed, type MovingList } from './moving-list'
import { createPageReader } from './page-reader'
import { readAll } from './read-all'

type Change = { permille: number; insertCount: number; removeCount: number; isPoisoned: boolean }
/** What happens before one request: the list changes, or the answer is a passing failure. */
type Step = { changes: Change[]; status: number }
type Scenario = {
  count: number
  limit: number
  /** The partner answers 504 to a higher limit. */
  mostAtOnce: number
  /** How many more than the limit the partner answers. */
  surplus: number
  poisonStatus: number
  poisonedPermille: number[]
  steps: Step[]
}
/** `isChangeable`: whether the list may change between these two requests. */
type Rules = { isChangeable: (before: Asked | undefined, asked: Asked, requestsSinceChange: number) => boolean }

const seed = Number(process.env.PAGING_SEED ?? 20_260)
const runs = Number(process.env.PAGING_RUNS ?? 1500)
const mostRequests = 20_000

const howMany = fc.oneof(fc.constant(0), fc.constant(1), fc.nat(4), fc.nat(80))
const change: fc.Arbitrary<Change> = fc.record({
  permille: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(1000) }),
  insertCount: howMany,
  removeCount: howMany,
  isPoisoned: fc.boolean(),
})
const step: fc.Arbitrary<Step> = fc.record({
  changes: fc.array(change, { maxLength: 2 }),
  status: fc.oneof(
    { weight: 4, arbitrary: fc.constant(200) },
    { weight: 1, arbitrary: fc.constantFrom(403, 429, 500, 503, 504) },
  ),
})

function scenarioOf(least: { mostAtOnce: number }, most: { poisoned: number; surplus: number }) {
  return fc.record<Scenario>({
    count: fc.nat(260),
    limit: fc.oneof(fc.constant(50), fc.integer({ min: 2, max: 50 })),
    mostAtOnce: fc.oneof(
      fc.constant(50),
      fc.integer({ min: least.mostAtOnce, max: 50 }),
      fc.integer({ min: least.mostAtOnce, max: 5 }),
    ),
    surplus: fc.oneof(fc.constant(0), fc.nat(most.surplus)),
    poisonStatus: fc.constantFrom(500, 504),
    poisonedPermille: fc.array(fc.nat(1000), { maxLength: most.poisoned }),
    steps: fc.array(step, { maxLength: 60 }),
  })
}

async function run(scenario: Scenario, { isChangeable }: Rules) {
  const { count, limit, mostAtOnce, surplus, poisonStatus, poisonedPermille, steps } = scenario
  const poisoned = new Set<unknown>()
  const removed = new Set<unknown>()
  const failedAlone: { offset: number; id: unknown }[] = []
  const hadFault = new Set<number>()
  let requestsSinceChange = mostRequests
  let insertedCount = 0

  function apply({ permille, insertCount, removeCount, isPoisoned }: Change, list: MovingList) {
    const place = Math.floor((permille * list.records.length) / 1000)
    // What was delivered behind a poisoned record tells it from a new one: see SteppedOver.
    if (poisoned.has(list.records[place - 1]?.id)) return
    for (const { id } of list.remove(place, removeCount)) removed.add(id)
    const inserted = list.insert(place, insertCount)
    if (inserted[0] && isPoisoned && poisonedPermille.length > 0) poisoned.add(inserted[0].id)
    insertedCount += insertCount
    if (insertCount + removeCount > 0) requestsSinceChange = 0
  }

  const list = createMovingList(
    count,
    (asked, moving) => {
      const { changes = [], status = 200 } = steps[moving.asked.length - 1] ?? {}
      requestsSinceChange += 1
      if (isChangeable(moving.asked.at(-2), asked, requestsSinceChange)) for (const one of changes) apply(one, moving)
      const window = moving.records.slice(asked.offset, asked.offset + asked.limit)
      const isPoisonedPage = window.some(({ id }) => poisoned.has(id))
      if (asked.limit === 1 && isPoisonedPage) failedAlone.push({ offset: asked.offset, id: window[0]?.id })
      if (status === 500 && asked.limit > 1 && !hadFault.has(asked.offset)) {
        hadFault.add(asked.offset)
        return failed(500)
      }
      if (status === 504 && asked.limit > 2) return failed(504)
      if (status === 403 || status === 429 || status === 503) return failed(status)
      if (asked.limit > mostAtOnce) return failed(504)
      return isPoisonedPage ? failed(poisonStatus) : undefined
    },
    surplus,
  )
  const initial = list.records.map(({ id }) => id)
  for (const permille of poisonedPermille) poisoned.add(initial[Math.floor((permille * count) / 1001)])

  const delivered: unknown[] = []
  const reports: { ids: unknown[]; isExact: boolean }[] = []
  const reader = createPageReader({ readPage: list.readPage, places: { id: '/id' }, limit })
  const onFailure = async () => (list.asked.length < mostRequests ? ('again' as const) : ('stop' as const))
  for await (const piece of readAll(reader, { onFailure })) {
    if (!piece.ok || list.asked.length > mostRequests) throw new Error('It does not end')
    delivered.push(...piece.value.records.map(({ id }) => id))
    for (const { offset, isExact } of piece.value.steppedOver)
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
    insertedCount,
    poisonedCount: poisoned.size,
    twice: delivered.length - known.size,
    lost: stable.filter((id) => !known.has(id) && !poisoned.has(id)),
    poisonedReports: stable
      .filter((id) => poisoned.has(id))
      .map((id) => reports.filter(({ ids }) => ids.includes(id)).length),
    reports,
  }
}

type Outcome = Awaited<ReturnType<typeof run>>

async function check(arbitrary: fc.Arbitrary<Scenario>, rules: Rules, expectThat: (outcome: Outcome) => void) {
  let requests = 0
  let pages = 0
  let worst = 0
  let doneRuns = 0
  await fc.assert(
    fc.asyncProperty(arbitrary, async (scenario) => {
      const outcome = await run(scenario, rules)
      const usable = Math.min(scenario.limit, scenario.mostAtOnce)
      const ideal = Math.ceil((scenario.count + outcome.insertedCount + 1) / usable)
      const bound = 60 + 2 * scenario.steps.length + 40 * outcome.poisonedCount + 4 * ideal
      doneRuns += 1
      requests += outcome.asked.length
      pages += Math.ceil((outcome.delivered.length + 1) / usable)
      worst = Math.max(worst, outcome.asked.length / bound)
      expect(outcome.twice).toBe(0)
      expect(outcome.asked.length).toBeLessThanOrEqual(bound)
      expectThat(outcome)
    }),
    { numRuns: runs, seed },
  )
  console.info(
    `paging: ${doneRuns} runs, seed ${seed}, ${(requests / pages).toFixed(1)} requests per page, worst ${worst}`,
  )
}

test('whatever moves and fails meanwhile: every record that stays is delivered once, where two at a time come through', () =>
  check(
    scenarioOf({ mostAtOnce: 2 }, { poisoned: 0, surplus: 60 }),
    { isChangeable: () => true },
    ({ lost, reports, asked }) => {
      expect(lost).toEqual([])
      expect(reports).toEqual([])
      expect(asked.filter(({ limit }) => limit === 1)).toEqual([])
    },
  ))

const isExactlyOnce = ({ lost, reports, poisonedReports }: Outcome) => {
  expect(lost).toEqual([])
  expect(reports.filter(({ isExact }) => !isExact)).toEqual([])
  expect(poisonedReports.filter((count) => count !== 1)).toEqual([])
}

test('poisoned records are stepped over and reported once, and cost no neighbour, where nothing moves between single reads', () =>
  check(
    scenarioOf({ mostAtOnce: 1 }, { poisoned: 4, surplus: 0 }),
    { isChangeable: (before, asked) => asked.limit > 1 || (before !== undefined && before.limit > 1) },
    isExactlyOnce,
  ))

test('the same where one change happens at any time, between single reads too', () =>
  check(
    scenarioOf({ mostAtOnce: 1 }, { poisoned: 4, surplus: 0 }).map(withSingleChanges),
    { isChangeable: (_before, _asked, requestsSinceChange) => requestsSinceChange > 40 },
    isExactlyOnce,
  ))

test('everything at once: it ends, and nothing comes twice', () =>
  check(scenarioOf({ mostAtOnce: 1 }, { poisoned: 4, surplus: 0 }), { isChangeable: () => true }, () => {}))

function withSingleChanges(scenario: Scenario): Scenario {
  const single = ({ changes, ...rest }: Step) => ({
    ...rest,
    changes: changes
      .slice(0, 1)
      .map((one) => ({ ...one, isPoisoned: false, removeCount: one.insertCount > 0 ? 0 : one.removeCount })),
  })
  return { ...scenario, steps: scenario.steps.map(single) }
}
