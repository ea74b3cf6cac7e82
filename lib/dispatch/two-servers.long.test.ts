import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Desk } from '../testing/desk-process'
import { setUpDesks, setUpPostgres } from '../testing/test-desks'
import { isOpen } from './contract'

const desks = setUpDesks({ sandbox: { latencyMs: 60 }, env: { CHILD_TELLS_DUE: '1', CHILD_DEADLINE_MS: '10000' } })
const postgres = setUpPostgres('two servers')

const application = (id: string) => ({
  what: 'bulk' as const,
  id,
  body: {
    applicant: { email: `${id}@example.com`, fullName: 'Grace Hopper' },
    job: { jobId: '881252' },
    enqueue: false,
  },
})
/** It has a queue, so that no server claims it as it is recorded. */
const setting = () => ({ what: 'chat' as const, id: randomUUID(), body: {} })
async function untilOver(desk: Desk, count: number) {
  for (;;) {
    const dispatches = await desk.outcomes()
    if (dispatches.length >= count && !dispatches.some(isOpen)) return dispatches
    await wait(200)
  }
}

test('shares work between two servers on one PostgreSQL, loses and duplicates nothing when one is killed, and reconnects', async ({
  skip,
}) => {
  const server = postgres(skip)
  const [one, other] = await Promise.all([
    desks.start({ DATABASE_URL: server.url }),
    desks.start({ DATABASE_URL: server.url }),
  ])
  const ids: string[] = Array.from({ length: 150 }, () => randomUUID())
  // Nothing waits: one server hears at once what the other records without claiming it, and either may send it.
  const heardBefore = other.count('due ')
  const at = Date.now()
  one.order(setting())
  await untilHeard(other, heardBefore)
  const heardMs = Date.now() - at
  // Without a notification it would check only every 15 s.
  expect(heardMs).toBeLessThan(14_000)

  for (const id of ids) one.order(application(id))
  // The faster server takes more: keep adding work until both have had some.
  while (one.count('sent ') < 15 || other.count('sent ') < 15) {
    if (one.count('sent ') + other.count('sent ') > ids.length - 40) {
      const id: string = randomUUID()
      ids.push(id)
      one.order(application(id))
    }
    await wait(5)
  }
  const taken = [one.count('sent '), other.count('sent ')]
  await one.kill()
  // Unacknowledged dispatches are submitted again, as a browser does: the same id is the same dispatch.
  const missing = () => ids.filter((id) => ![one, other].some((desk) => desk.has(`recorded ${id}`)))
  let faults = other.count('fault')
  for (const id of missing()) other.order(application(id))
  await server.run(`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'partner-desk%'`)
  while (missing().length > 0) {
    // `faults` was counted before the connections were broken: new ones may have come before this check.
    const now = other.count('fault')
    if (now > faults) for (const id of missing()) other.order(application(id))
    faults = now
    await wait(20)
  }
  const dispatches = await untilOver(other, ids.length + 1)
  const works = worksByEmail(await desks.sandbox.log())
  const seen = { done: 0, unclear: 0 }
  for (const id of ids) {
    const dispatch = dispatches.find((one) => one.id === id)
    const told = JSON.stringify({ dispatch, works: works.get(`${id}@example.com`) })
    expect(works.get(`${id}@example.com`) ?? 0, told).toBeLessThanOrEqual(1)
    if (dispatch?.state === 'succeeded') expect(works.get(`${id}@example.com`), told).toBe(1)
    expect(['succeeded', 'needs-decision'], told).toContain(dispatch?.state)
    seen[dispatch?.state === 'succeeded' ? 'done' : 'unclear'] += 1
  }
  // Requests in flight at the kill, and those whose connection broke between sending and saving the outcome.
  expect(seen.unclear).toBeLessThan(40)

  const before = other.count('due ')
  const third = await desks.start({ DATABASE_URL: server.url })
  third.order(setting())
  await untilHeard(other, before)
  await untilOver(other, ids.length + 2)
  console.log(
    `two servers: heard after ${heardMs} ms; sent ${taken.join(' and ')} up to the kill; of ${ids.length}: ${JSON.stringify(seen)}`,
  )
  await Promise.all([other.kill(), third.kill()])
}, 300_000)

test('releases unsent work when a server stops, and another claims it at once', async ({ skip }) => {
  const { url } = postgres(skip)
  const stopped = await desks.start({ DATABASE_URL: url })
  await desks.sandbox.set({ latencyMs: 1_500 })
  const ids: string[] = Array.from({ length: 40 }, () => randomUUID())
  for (const id of ids) stopped.order(application(id))
  while (stopped.count('sent ') < 4) await wait(20)
  const other = await desks.start({ DATABASE_URL: url })
  stopped.child.kill('SIGTERM')
  expect(await stopped.ended).toBe(0)
  // Judged by the order of the lines, which this process may read long after they were printed: only sends being
  // committed at that moment follow, more of them on a slow machine. The server had claimed 32.
  expect(stopped.lines).toContain('stopping')
  const sinceStop = stopped.lines.slice(stopped.lines.indexOf('stopping'))
  expect(sinceStop.filter((line) => line.startsWith('sent ')).length).toBeLessThan(20)
  await desks.sandbox.set({ latencyMs: 20 })
  const dispatches = await untilOver(other, ids.length)
  const own = dispatches.filter(({ id }) => ids.includes(id))
  expect(own.map(({ state, attempts }) => `${state} ${attempts}`)).toEqual(ids.map(() => 'succeeded 1'))
  await other.kill()
}, 240_000)

async function untilHeard(desk: Desk, before: number) {
  while (desk.count('due ') <= before) await wait(5)
}

function worksByEmail(log: { isWorkDone: boolean; body: unknown }[]): Map<string, number> {
  const works = new Map<string, number>()
  for (const { isWorkDone, body } of log) {
    const email = /"email":"([^"]+)"/.exec(JSON.stringify(body))?.[1]
    if (isWorkDone && email) works.set(email, (works.get(email) ?? 0) + 1)
  }
  return works
}
