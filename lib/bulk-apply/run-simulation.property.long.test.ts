import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import type { DispatchRow } from '../dispatch/row'
import { observeTransitions } from '../testing/observe-transitions'
import { type Answer, createRunSimulation, type RunSimulation } from '../testing/run-simulation'
import { createRunWatch, type RunWatch } from '../testing/run-watch'
import { byLength } from '../testing/test-length'
import { openTestStore } from '../testing/test-store'
import type { RunDecision } from './contract'

// Asked only for the list of jobs, for their teams.
vi.mock('../connection/partner', () => ({
  partner: () => ({ listJobs: async () => ({ ok: true, value: { items: [], isCut: false } }) }),
}))

const seed = Number(process.env.RUN_SEED ?? 20_261_121)
const histories = Number(process.env.RUN_HISTORIES ?? byLength(8, 20, 60))

let checkTransitions: () => Promise<void>
beforeAll(() => openTestStore())
beforeAll(async () => {
  checkTransitions = await observeTransitions()
})

type Event = (machine: RunSimulation, watch: RunWatch) => unknown
const which = fc.nat(1)
const at = fc.nat(11)
const jobs = ['one', 'two', 'three']
const answer = fc.constantFrom<Answer>(
  ...([
    'yes',
    'yes',
    'yes',
    'yes',
    'there',
    'closed',
    'scope',
    'key',
    'invalid',
    'busy',
    'busy',
    'broken',
    'lost',
  ] as const),
)
const decision = fc.oneof(
  fc.constantFrom<RunDecision>({ what: 'pause' }, { what: 'resume' }, { what: 'resume' }, { what: 'resume' }),
  fc.record({ what: fc.constantFrom('try-job' as const, 'skip-job' as const), jobId: fc.constantFrom(...jobs) }),
)
const weighted = (weight: number, arbitrary: fc.Arbitrary<Event>) => ({ weight, arbitrary })
const event: fc.Arbitrary<Event> = fc.oneof(
  weighted(
    2,
    fc.tuple(fc.array(fc.constantFrom(...jobs), { minLength: 1, maxLength: 12 }), fc.nat(7)).map(
      ([rows, n]): Event =>
        (m) =>
          m.runIds.length < 4 && m.makeRun(rows, n === 0),
    ),
  ),
  weighted(
    8,
    which.map(
      (n): Event =>
        (m, w) =>
          w.claim(m, n),
    ),
  ),
  weighted(
    24,
    fc.tuple(which, at, answer).map(
      ([n, i, how]): Event =>
        (m) =>
          m.step(n, i, how),
    ),
  ),
  weighted(
    1,
    which.map(
      (n): Event =>
        (m) =>
          m.crash(n),
    ),
  ),
  weighted(
    3,
    fc.constantFrom(600, 5_100, 21_000, 61_000).map(
      (ms): Event =>
        (m) =>
          m.pass(ms),
    ),
  ),
  weighted(
    4,
    fc.tuple(at, decision).map(
      ([i, what]): Event =>
        (m, w) =>
          w.decide(m, i, what),
    ),
  ),
  weighted(
    1,
    at.map(
      (i): Event =>
        (m, w) =>
          i < 3 && w.decide(m, i, { what: 'cancel' }),
    ),
  ),
  weighted(
    2,
    fc.tuple(at, fc.constantFrom('send-again' as const, 'abandon' as const)).map(
      ([i, what]): Event =>
        (m, w) =>
          w.decideRows(m, i, what),
    ),
  ),
)

const seen = { histories: 0, runs: 0, sends: 0, ends: new Map<string, number>() }

test(`a run waits for each job’s first row and ends, whatever answers, crashes or decisions occur (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 40, maxLength: 180, size: 'max' }), async (events) => {
      const watch = createRunWatch()
      const machine = createRunSimulation(watch)
      await machine.clear()
      await machine.makeRun(['one', 'one', 'two', 'one', 'two', 'two'], false)
      for (const run of events) {
        await run(machine, watch)
        watch.check()
      }
      await drain(machine)
      watch.check()
      await checkEnds(machine)
      seen.histories += 1
      seen.sends += watch.sends()
    }),
    { seed, numRuns: histories, endOnFailure: process.env.RUN_SHRINK === undefined },
  )
  await checkTransitions()
  console.log(
    `${seen.histories} histories (seed ${seed}): ${seen.runs} runs, ${seen.sends} sends; ${JSON.stringify(Object.fromEntries(seen.ends))}`,
  )
  expect(seen.sends).toBeGreaterThan(histories * 5)
}, 600_000)

const waitsForPerson = ['paused', 'stopped']

/** There are no more user actions, and the partner accepts everything. */
async function drain(machine: RunSimulation) {
  for (let round = 0; round < 60; round += 1) {
    const runs = await machine.runs()
    const isAtRest = machine.servers.every(({ items }) => items.length === 0)
    if (isAtRest && runs.every(({ endedAt, state }) => endedAt !== null || waitsForPerson.includes(state))) return
    for (const n of [0, 1]) {
      await machine.claim(n)
      for (let count = 0; count < 50 && (machine.servers[n]?.items.length ?? 0) > 0; count += 1)
        await machine.step(n, 0, 'yes')
    }
    await machine.pass(15_000)
  }
}

async function checkEnds(machine: RunSimulation) {
  for (const run of await machine.runs()) {
    const rows = await machine.rows(run.id)
    const jobs = new Map((await machine.jobs(run.id)).map(({ jobId, state }) => [jobId, state]))
    const context = JSON.stringify({ run, jobs: [...jobs], rows: rows.map(inShort) })
    const isOver = run.state === 'finished' || run.state === 'cancelled'
    seen.runs += 1
    seen.ends.set(run.state, (seen.ends.get(run.state) ?? 0) + 1)
    // A run at rest with nothing left to do must have ended, too.
    expect(run.endedAt !== null, context).toBe(isOver)
    if (!isOver) expect(waitsForPerson, context).toContain(run.state)
    if (!isOver) continue
    expect(rows.length, context).toBe(run.rows)
    for (const { state, jobId } of rows) {
      expect(['queued', 'sending', 'backing-off', 'reconciling'], context).not.toContain(state)
      if (state === 'scheduled')
        expect([run.state === 'cancelled', jobs.get(jobId ?? '')], context).toEqual([false, 'held'])
    }
  }
}

function inShort({ id, state, jobId, mayHaveSucceeded, isCanary, notBefore, worker, timeline }: DispatchRow) {
  const steps = timeline.map(({ what, outcome }) => `${what} ${outcome ?? ''}`.trim()).join(', ')
  return { id: id.slice(0, 4), state, jobId, mayHaveSucceeded, isCanary, notBefore, worker: worker?.slice(0, 4), steps }
}
