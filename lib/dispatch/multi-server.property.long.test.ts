import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { chatWrite } from '../ai-chat/chat-write'
import { applicationWrite } from '../easy-apply/application-write'
import { jobWrite } from '../jobs/job-write'
import { writeEndpoints } from '../partner/endpoint'
import { createMultiServerSimulation, type MultiServerSimulation } from '../testing/multi-server-simulation'
import { observeTransitions } from '../testing/observe-transitions'
import { byLength } from '../testing/test-length'
import { openTestStore } from '../testing/test-store'
import { createVirtualPartner, type Plan, type VirtualPartner } from '../testing/virtual-partner'
import { type Decision, isEnded, isOpen, needsPerson } from './contract'
import { countInternalErrors } from './count-attempts'
import { toDispatch } from './row'
import type { Reservation } from './worker'

const under = vi.hoisted((): { client: unknown; reservation: () => Reservation | null } => ({
  client: null,
  reservation: () => null,
}))
vi.mock('../connection/partner', () => ({ partner: () => under.client }))
vi.mock('./worker', async (original) => ({
  ...(await original<typeof import('./worker')>()),
  reserveWorker: () => under.reservation(),
}))

const kinds = { 'create-job': jobWrite, 'submit-application': applicationWrite, 'set-ai-chat': chatWrite }
const seed = Number(process.env.DISPATCH_SEED ?? 20_261_121)
const runs = Number(process.env.DISPATCH_RUNS ?? byLength(15, 40, 60))
const ceilingMs = 30_000

let checkTransitions: () => Promise<void>
beforeAll(() => openTestStore())
beforeAll(async () => {
  checkTransitions = await observeTransitions()
})

const plan: fc.Arbitrary<Plan> = fc.record({
  answer: fc.constantFrom(200, 200, 504, 504, 500, 502, 503, 424, 429, 400, 403, 422, 302, 0, 0, -1, -2),
  works: fc.boolean(),
  latePermille: fc.nat(1000),
})
const decisions: Decision['what'][] = [
  'cancel',
  'cancel',
  'try-now',
  'send-unprepared',
  'send-again',
  'abandon',
  'recheck',
  'none-of-these',
  'choose',
]
const which = fc.nat(1)
const at = fc.nat(20)
const recordedAt = fc.option(fc.record({ server: which, dies: fc.boolean() }))
type Event = (machine: MultiServerSimulation, partner: VirtualPartner) => unknown
const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(fc.constantFrom(...writeEndpoints), fc.nat(2), recordedAt).map(
      ([kind, like, at]): Event =>
        (m) =>
          m.record(kind, like, at),
    ),
  },
  {
    weight: 5,
    arbitrary: which.map(
      (n): Event =>
        (m) =>
          m.claim(n),
    ),
  },
  {
    weight: 18,
    arbitrary: fc.tuple(which, at).map(
      ([n, i]): Event =>
        (m) =>
          m.step(n, i),
    ),
  },
  {
    weight: 2,
    arbitrary: which.map(
      (n): Event =>
        (m) =>
          m.crash(n),
    ),
  },
  {
    weight: 1,
    arbitrary: which.map(
      (n): Event =>
        (m) =>
          m.freeze(n),
    ),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom(300, 5_100, 21_000, 31_000, 61_000).map(
      (ms): Event =>
        (m) =>
          m.pass(ms),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(at, fc.constantFrom(...decisions)).map(
      ([i, what]): Event =>
        (m) =>
          m.decide(i, what),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.array(plan, { minLength: 1, maxLength: 4 }).map(
      (plans): Event =>
        (_, p) =>
          p.plan(plans),
    ),
  },
)

const seen = {
  histories: 0,
  dispatches: 0,
  sends: 0,
  works: 0,
  crashes: 0,
  lateAnswers: 0,
  outcomes: new Map<string, number>(),
}

test(`does nothing twice, loses nothing and reports no wrong outcome, whatever answers, crashes or decisions occur (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 30, maxLength: 160 }), async (events) => {
      const partner = createVirtualPartner(ceilingMs)
      const machine = createMultiServerSimulation(partner, kinds)
      Object.assign(under, { client: partner.client, reservation: machine.reservation })
      await machine.clear()
      for (const run of events) await run(machine, partner)
      partner.beKind()
      await drain(machine)
      await check(machine, partner)
    }),
    { seed, numRuns: runs, endOnFailure: process.env.DISPATCH_SHRINK === undefined },
  )
  await checkTransitions()
  console.log(
    `${seen.histories} histories (seed ${seed}) of ${seen.dispatches} dispatches: ${seen.sends} sends, ${seen.works} works, ${seen.crashes} crashes, ` +
      `${seen.lateAnswers} answers after the lease had been left; ${JSON.stringify(Object.fromEntries(seen.outcomes))}`,
  )
}, 240_000)

/** Runs everything until nothing proceeds without a person. */
async function drain(machine: MultiServerSimulation) {
  for (const server of machine.servers) server.isFrozen = false
  for (let round = 0; round < 60; round += 1) {
    if (!(await machine.rows()).some((row) => isOpen(toDispatch(row)))) return
    for (const n of [0, 1]) {
      await machine.claim(n)
      for (let count = 0; count < 200 && (machine.servers[n]?.items.length ?? 0) > 0; count += 1)
        await machine.step(n, 0)
    }
    await machine.pass(15_000)
  }
}

async function check(machine: MultiServerSimulation, partner: VirtualPartner) {
  const rows = await machine.rows()
  expect(rows.map(({ id }) => id).sort()).toEqual([...machine.intents.keys()].sort())
  seen.histories += 1
  seen.dispatches += rows.length
  seen.crashes += machine.counts.crashes
  seen.lateAnswers += machine.counts.lateAnswers
  for (const row of rows) {
    const intent = machine.intents.get(row.id)
    const works = partner.works(row.id)
    const sends = partner.attempts.filter(({ id }) => id === row.id).length
    const uncertainty = row.uncertainty?.what ?? ''
    const as = JSON.stringify({
      state: row.state,
      uncertainty,
      works,
      sends,
      intent,
      steps: row.timeline.map(({ what, outcome }) => `${what} ${outcome ?? ''}`),
    })
    seen.sends += sends
    seen.works += works
    seen.outcomes.set(
      `${row.state} ${uncertainty}`.trim(),
      (seen.outcomes.get(`${row.state} ${uncertainty}`.trim()) ?? 0) + 1,
    )
    const dispatch = toDispatch(row)
    expect(isOpen(dispatch), as).toBe(false)
    expect(countInternalErrors(row.timeline), as).toBe(0)
    expect(isEnded(dispatch) || needsPerson(dispatch), as).toBe(true)
    // Committed before it is sent: the row knows of every send; if a worker died right after the commit, of one more.
    expect(row.attempts, as).toBeGreaterThanOrEqual(sends)
    expect(row.timeline.filter(({ what }) => what === 'sent').length, as).toBe(row.attempts)
    if (intent?.sentAtCancel != null) expect(sends, as).toBe(intent.sentAtCancel)
    if (row.state === 'refused' || row.state === 'cancelled' || uncertainty === 'not-made') expect(works, as).toBe(0)
    if (row.kind === 'set-ai-chat') {
      if (row.state === 'succeeded') expect(works, as).toBeGreaterThanOrEqual(1)
      continue
    }
    expect(works, as).toBeLessThanOrEqual(1 + (intent?.saidAgain ?? 0))
    if (row.state === 'succeeded' && !intent?.chose) expect(works, as).toBeGreaterThanOrEqual(1)
  }
  checkMakers(rows, machine, partner)
}

/** No job is attributed to two dispatches, and each one the desk itself found was created by that dispatch. */
function checkMakers(
  rows: Awaited<ReturnType<MultiServerSimulation['rows']>>,
  machine: MultiServerSimulation,
  partner: VirtualPartner,
) {
  const makers = new Map(partner.jobs.map(({ id, maker }) => [id, maker]))
  for (const { id, kind, state, result } of rows) {
    if (kind !== 'create-job' || state !== 'succeeded' || machine.intents.get(id)?.chose) continue
    const made = (result as { id: string } | null)?.id ?? ''
    expect(makers.get(made), `job ${made} of ${id}`).toBe(id)
  }
}
