import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Desk, DeskOrder } from '../testing/desk-process'
import { pickFrom, randomFault } from '../testing/random-fault'
import { seeded } from '../testing/seeded'
import { setUpDesks } from '../testing/test-desks'
import { byLength } from '../testing/test-length'
import { type Dispatch, isOpen, needsPerson } from './contract'

const seed = Number(process.env.CRASH_SEED ?? 20_261_121)
const lives = byLength(1, 3, 18)
const random = seeded(seed)
const pick = <T>(of: readonly [T, ...T[]]): T => pickFrom(random, of)

const orders = new Map<string, DeskOrder>()
let kills = 0
const desks = setUpDesks({ isEmbedded: true, sandbox: { cutoffMs: 800 } })

/** Jobs of one team that rejects repeated applications, and of one that allows them. */
const jobIds = ['881200', '881252'] as const

function makeOrder(what: 'job' | 'apply', jobId: string = pick(jobIds)): DeskOrder {
  const id = randomUUID()
  const body =
    what === 'job'
      ? { name: `Baker ${id}`, team_id: 11, city: id.slice(0, 8) }
      : { applicant: { email: `${id}@example.com`, fullName: 'Grace Hopper' }, job: { jobId }, enqueue: false }
  const order = { what, id, body }
  orders.set(id, order)
  return order
}

/** Does what a browser does after losing the desk: resends unacknowledged orders under the same ids. */
function submitUnacknowledged(desk: Desk, acknowledged: Set<string>) {
  for (const order of orders.values()) if (!acknowledged.has(order.id)) desk.order(order)
}

const points = [
  'before it is recorded',
  'after it was recorded',
  'in the baseline GET',
  'before sending is committed',
  'after sending was committed',
  'after 40 ms under way',
  'after 250 ms under way',
  'after the answer',
] as const

test(`after a kill at any point of a create or an apply, nothing is done twice and every outcome is correct (seed ${seed})`, async () => {
  const acknowledged = new Set<string>()
  const note = (desk: Desk) => {
    for (const line of desk.lines) if (line.startsWith('recorded ')) acknowledged.add(line.slice(9))
  }
  let desk = await desks.start()
  const next = async () => {
    note(desk)
    kills += 1
    desk = await desks.start()
    submitUnacknowledged(desk, acknowledged)
  }
  await learnThatRepeatsAreOff(desk)
  // 120 ms before the work and 250 ms after it: a kill after 40 ms comes before the work, one after 250 ms before the
  // answer.
  for (const point of points)
    for (const what of ['job', 'apply'] as const) {
      const order = makeOrder(what)
      const match = { bodyContains: order.id }
      const endpoint = what === 'job' ? 'POST /jobs' : 'POST /easy-apply'
      if (point.includes('40 ms')) await desks.sandbox.fail({ endpoint, match, delayMs: 120 })
      if (point.includes('250 ms')) await desks.sandbox.fail({ endpoint, match, delayMs: 600, when: 'after' })
      if (what === 'apply' && point === 'in the baseline GET') {
        // An application has no baseline, so its desk is killed at a random moment instead.
        desk.order(order)
        await wait(random() * 30)
        await desk.kill()
      } else desk.order({ ...order, dieAt: point })
      await desk.ended
      await next()
    }
  for (let life = 0; life < lives; life += 1) {
    for (let count = 0; count < 12; count += 1) {
      const order = makeOrder(pick(['job', 'apply']))
      const fault = randomFault(random, order)
      if (fault) await desks.sandbox.fail(fault)
      desk.order(order)
    }
    if (random() < 0.3) await desks.sandbox.fail({ endpoint: 'GET /jobs', status: pick([503, 504]), times: 2 })
    await wait(random() * random() * 2_500)
    await desk.kill()
    await next()
  }
  // From here on the partner is healthy: everything still open must reach its end.
  await desks.sandbox.clear()
  const dispatches = await untilOver(desk)
  await desk.kill()
  await check(dispatches)
}, 900_000)

/** A person's second application is refused: from then on the desk knows that the team does not allow repeats. */
async function learnThatRepeatsAreOff(desk: Desk) {
  const order = makeOrder('apply', '881200')
  const again = { ...order, id: randomUUID() }
  desk.order(order)
  await untilOver(desk)
  desk.order(again)
  const [, second] = await untilOver(desk, 2)
  expect(second).toMatchObject({ state: 'succeeded', result: { outcome: 'already-applied' } })
}

async function untilOver(desk: Desk, count = orders.size): Promise<Dispatch[]> {
  const deadline = performance.now() + 400_000
  for (;;) {
    const dispatches = await desk.outcomes()
    const open = dispatches.filter(isOpen)
    if (dispatches.length >= count && open.length === 0) return dispatches
    if (performance.now() > deadline)
      throw new Error(`${dispatches.length} of ${count} are there, and do not end: ${JSON.stringify(open.slice(0, 3))}`)
    await wait(200)
  }
}

async function check(dispatches: Dispatch[]) {
  const log = await desks.sandbox.log()
  const seen = new Map<string, number>()
  for (const order of orders.values()) {
    const mark = order.what === 'job' ? order.id : `${order.id}@example.com`
    const posts = log.filter(
      ({ endpoint, body }) => endpoint?.startsWith('POST') && JSON.stringify(body).includes(mark),
    )
    const works = posts.filter(({ isWorkDone }) => isWorkDone).length
    const dispatch = dispatches.find(({ id }) => id === order.id)
    const uncertainty = dispatch?.uncertainty?.what ?? ''
    const told = JSON.stringify({
      order,
      state: dispatch?.state,
      uncertainty: dispatch?.uncertainty,
      works,
      posts,
      steps: dispatch?.timeline,
    })
    expect(works, told).toBeLessThanOrEqual(1)
    if (dispatch?.state === 'succeeded') expect(works, told).toBe(1)
    if (dispatch?.state === 'refused' || uncertainty === 'not-made') expect(works, told).toBe(0)
    if (dispatch?.state === 'needs-decision') expect(needsPerson(dispatch), told).toBe(true)
    expect(['succeeded', 'refused', 'needs-decision'], told).toContain(dispatch?.state)
    const outcome =
      `${order.what}: ${dispatch?.state} ${dispatch?.uncertainty?.what === 'unknown' ? dispatch.uncertainty.why : uncertainty}`.trim()
    seen.set(outcome, (seen.get(outcome) ?? 0) + 1)
  }
  console.log(
    `${kills} kills over ${orders.size} histories (seed ${seed}): ${JSON.stringify(Object.fromEntries(seen))}`,
  )
  expect(orders.size).toBeGreaterThanOrEqual(12 * lives)
}
