import { asc } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { ReadPage } from '../partner/paging/page'
import { store } from '../store/connection'
import { applicantIndexes, indexedApplicants } from '../store/index-tables'
import { createMovingList, failedAnswer, type MovingList } from '../testing/moving-list'
import { byLength } from '../testing/test-length'
import { openTestStore } from '../testing/test-store'
import type { IndexSource } from './contract'
import { syncOnce } from './sync-once'

beforeAll(() => openTestStore({ APPLICANT_INDEX: 'on' }))

class Killed extends Error {}

const place = fc.nat(1000)
/** What happens at the partner, or to the reading server, right before a request. */
const event = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('insert' as const), place, count: fc.integer({ min: 1, max: 60 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('remove' as const), place, count: fc.integer({ min: 1, max: 30 }) }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('change' as const), place }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('move' as const), from: place, to: place }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('reverse' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('fail' as const), status: fc.constantFrom(429, 500, 503, 504) }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('kill' as const) }) },
)
type Event = typeof event extends fc.Arbitrary<infer One> ? One : never

const history = fc.record({
  count: fc.nat(260),
  rounds: fc.array(
    fc.record({ isWalk: fc.boolean(), events: fc.array(fc.option(event, { freq: 2 }), { maxLength: 12 }) }),
    { minLength: 1, maxLength: 6 },
  ),
})

function happen(list: MovingList, event: Event): ReturnType<typeof failedAnswer> | undefined {
  const at = (permille: number) => Math.floor((permille * list.records.length) / 1001)
  if (event.what === 'insert') list.insert(at(event.place), event.count)
  if (event.what === 'remove') list.remove(at(event.place), event.count)
  if (event.what === 'reverse') list.records.reverse()
  if (event.what === 'change') {
    const record = list.records[at(event.place)]
    if (record) list.records[at(event.place)] = { ...record, status: `S${list.asked.length}` }
  }
  if (event.what === 'move') list.records.splice(at(event.to), 0, ...list.remove(at(event.from), 1))
  if (event.what === 'kill') throw new Killed()
  return event.what === 'fail' ? failedAnswer(event.status) : undefined
}

function sourceOf(readPage: ReadPage): IndexSource {
  const fields = { name: null, email: null, jobId: null, teamId: null, appliedAt: null }
  return {
    source: () => 'key',
    isReady: () => true,
    readPage,
    mapping: () => ({
      fingerprint: 'm',
      key: { id: '/id' },
      columns: ['/status'],
      read: ({ status }) => ({ ...fields, status: typeof status === 'string' ? status : null }),
    }),
  }
}

test('after any history of changes, faults and kills, two walks over an unchanging list make the index equal to it', () =>
  fc.assert(
    fc.asyncProperty(history, async ({ count, rounds }) => {
      await store().delete(applicantIndexes)
      let events: (Event | null)[] = []
      const list: MovingList = createMovingList(count, (_, moving) => {
        const next = events.shift()
        return next ? happen(moving, next) : undefined
      })
      const sync = (isWalkAsked: boolean) =>
        syncOnce({
          server: 'one',
          source: sourceOf(list.readPage),
          signal: new AbortController().signal,
          pause: async () => {},
          isWalkAsked,
        }).catch((error: unknown) => {
          if (!(error instanceof Killed)) throw error
        })
      for (const round of rounds) {
        events = [...round.events]
        await store().update(applicantIndexes).set({ refreshedAt: null, failure: null })
        await sync(round.isWalk)
      }
      events = []
      // An interrupted walk ends first: it began before the list stopped changing.
      const [interrupted] = await store().select().from(applicantIndexes)
      if (interrupted?.walkStartedAt) expect(await sync(true)).toBe('walked')
      expect(await sync(true)).toBe('walked')
      expect(await sync(true)).toBe('walked')
      const rows = await store()
        .select()
        .from(indexedApplicants)
        .orderBy(asc(indexedApplicants.position), asc(indexedApplicants.key))
      expect(rows.map(({ record }) => record)).toEqual(list.records)
      expect(rows.map(({ status }) => status)).toEqual(list.records.map(({ status }) => status ?? null))
      const [index] = await store().select().from(applicantIndexes)
      expect(index).toMatchObject({ state: 'ready', total: list.records.length, leaseBy: null })
    }),
    { numRuns: Number(process.env.INDEX_RUNS ?? byLength(15, 40)), seed: Number(process.env.INDEX_SEED ?? 20_261) },
  ))
