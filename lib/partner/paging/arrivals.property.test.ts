import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMovingList, failedAnswer, type MovingList } from '../../testing/moving-list'
import { byLength } from '../../testing/test-length'
import { createPageReader } from './page-reader'

type Change = { permille: number; insertCount: number; removeCount: number }
type Step = { changes: Change[]; status: number }
type Scenario = { count: number; limit: number; maxAtOnce: number; poisonedPermille: number[]; steps: Step[] }

const seed = Number(process.env.PAGING_SEED ?? 20_260)
const numRuns = Number(process.env.PAGING_RUNS ?? byLength(500, 1_500))
const maxRequests = 20_000

const howMany = fc.oneof(fc.constant(0), fc.constant(1), fc.nat(4), fc.nat(80))
const anywhere = fc.record<Change>({
  permille: fc.oneof(fc.constant(0), fc.nat(1000)),
  insertCount: howMany,
  removeCount: howMany,
})
const atHead = fc.record<Change>({
  permille: fc.constant(0),
  insertCount: fc.oneof(fc.nat(4), fc.nat(300)),
  removeCount: fc.constant(0),
})

function scenarios(change: fc.Arbitrary<Change>, { least = 50, statuses = [200], maxPoisoned = 0 } = {}) {
  return fc.record<Scenario>({
    count: fc.nat(400),
    limit: fc.oneof(fc.constant(50), fc.integer({ min: Math.max(2, least), max: 50 })),
    maxAtOnce: fc.integer({ min: least, max: 50 }),
    poisonedPermille: fc.array(fc.nat(1000), { maxLength: maxPoisoned }),
    steps: fc.array(
      fc.record<Step>({ changes: fc.array(change, { maxLength: 2 }), status: fc.constantFrom(...statuses) }),
      {
        maxLength: 60,
      },
    ),
  })
}

type Seen = { told: number; arrived: number; isHere: number }

/**
 * Walks to the end; after each attempt, reports the count and the true number of undelivered arrivals above a delivered
 * record.
 */
async function walk({ count, limit, maxAtOnce, poisonedPermille, steps }: Scenario, check: (seen: Seen) => void) {
  const delivered = new Set<unknown>()
  const arrived = new Set<unknown>()
  const poisoned = new Set(poisonedPermille.map((permille) => 1 + Math.floor((permille * count) / 1001)))

  function apply({ permille, insertCount, removeCount }: Change, list: MovingList) {
    const index = Math.floor((permille * list.records.length) / 1000)
    list.remove(index, removeCount)
    const isAbove = list.records.slice(index).some(({ id }) => delivered.has(id))
    for (const { id } of list.insert(index, insertCount)) if (isAbove) arrived.add(id)
  }

  const list = createMovingList(count, ({ offset, limit }, moving) => {
    if (moving.asked.length > maxRequests) throw new Error('It does not end')
    const { changes = [], status = 200 } = steps[moving.asked.length - 1] ?? {}
    if (limit > 1 || moving.asked.at(-2)?.limit !== 1) for (const one of changes) apply(one, moving)
    const isPoisoned = moving.records.slice(offset, offset + limit).some(({ id }) => poisoned.has(Number(id)))
    if (status === 504 ? limit > 2 : status !== 200) return failedAnswer(status)
    return limit > maxAtOnce || isPoisoned ? failedAnswer(504) : undefined
  })
  const reader = createPageReader({ readPage: list.readPage, mapping: { id: '/id' }, limit })
  while (!reader.isDone()) {
    const part = await reader.next()
    if (!part.ok) continue
    for (const { id } of part.value.records) {
      delivered.add(id)
      arrived.delete(id)
    }
    const above = list.records.slice(0, reader.progress().offset)
    const isHere = above.filter(({ id }) => arrived.has(id)).length
    check({ told: reader.progress().arrivedAbove, arrived: arrived.size, isHere })
  }
}

const atMostWhatCame = ({ told, arrived }: Seen) => expect(told).toBeLessThanOrEqual(arrived)

test('counts at most the undelivered records added above, whatever moves and fails', () =>
  fc.assert(
    fc.asyncProperty(scenarios(anywhere, { least: 2, statuses: [200, 200, 200, 429, 504] }), (scenario) =>
      walk(scenario, atMostWhatCame),
    ),
    { numRuns, seed },
  ))

test('counts at most the records added above when some records cannot be read', () =>
  fc.assert(
    fc.asyncProperty(scenarios(anywhere, { least: 1, statuses: [200, 200, 504], maxPoisoned: 4 }), (scenario) =>
      walk(scenario, atMostWhatCame),
    ),
    { numRuns, seed },
  ))

test('counts all records added at the top once reading has returned to its position', () =>
  fc.assert(
    fc.asyncProperty(scenarios(atHead, { least: 10, statuses: [200, 200, 429] }), async (scenario) => {
      let atEnd: Seen = { told: 0, arrived: 0, isHere: 0 }
      await walk(scenario, (seen) => {
        atMostWhatCame(seen)
        atEnd = seen
      })
      expect(atEnd.told).toBe(atEnd.isHere)
    }),
    { numRuns, seed },
  ))
