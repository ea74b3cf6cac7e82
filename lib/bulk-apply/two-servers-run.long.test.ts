import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Desk } from '../testing/desk-process'
import { checkTruth } from '../testing/run-truth'
import { setUpDesks, setUpPostgres } from '../testing/test-desks'
import type { NewRow } from './contract'
import { rowDispatchId } from './queue/enqueue-rows'

const desks = setUpDesks({ sandbox: { latencyMs: 20 }, env: { CHILD_DEADLINE_MS: '10000' } })
const postgres = setUpPostgres('two servers with a run')

function makeRows(mark: string, count: number, jobIds: string[]): NewRow[] {
  return Array.from({ length: count }, (_, index) => {
    const row = index + 1
    const email = `${mark}-${row}@example.com`
    const jobId = jobIds[index % jobIds.length] ?? ''
    const body = { applicant: { email, fullName: `${mark} ${row}.` }, job: { jobId }, enqueue: false }
    return { row, cells: [email, jobId], body, isAgain: false }
  })
}

async function untilEnded(desk: Desk, id: string) {
  for (;;) {
    const run = await desk.run(id)
    if (!run || run.state === 'stopped') throw new Error(JSON.stringify(run))
    if (run.endedAt !== null) return run
    await wait(250)
  }
}

test('shares a run between two servers, and loses or duplicates nothing when one is killed', async ({ skip }) => {
  const { url } = postgres(skip)
  const [one, other] = await Promise.all([desks.start({ DATABASE_URL: url }), desks.start({ DATABASE_URL: url })])
  const id = randomUUID()
  const rows = makeRows('Shared', 600, ['881200', '881213', '881252', '881239'])
  one.orderRun({ what: 'run', id, body: { rows } })
  while (one.count('sent ') < 40 || other.count('sent ') < 40) {
    if (one.count('sent ') + other.count('sent ') > 400) throw new Error('One of them sent nearly all')
    await wait(5)
  }
  const sent = [one.count('sent '), other.count('sent ')]
  await one.kill()
  const run = await untilEnded(other, id)
  const own = (await other.outcomes()).filter(({ groupId }) => groupId === id)
  const seen = checkTruth(rows, own, await desks.sandbox.log())
  console.log(`a run at two servers: sent ${sent.join(' and ')} up to the kill; ${JSON.stringify(seen)}`)
  expect(own).toHaveLength(rows.length)
  expect(run.heldJobs.map(({ jobId, rows }) => [jobId, rows])).toEqual([['881239', 149]])
  // Rows that the killed server had in flight need a user's decision: no more than it may have had.
  expect(run.counts['needs-decision']).toBeLessThanOrEqual(64)
  expect(run.counts['needs-decision'] + run.counts.submitted).toBe(450)
  await other.kill()
}, 300_000)

test('reconciles a job’s first row when its server dies, and then sends only the next one', async ({ skip }) => {
  const { url } = postgres(skip)
  const [one, other] = await Promise.all([desks.start({ DATABASE_URL: url }), desks.start({ DATABASE_URL: url })])
  const id = randomUUID()
  const rows = makeRows('First', 30, ['881252'])
  await desks.sandbox.fail({
    endpoint: 'POST /easy-apply',
    match: { bodyContains: 'First 1.' },
    transport: 'hang',
    when: 'after',
  })
  one.orderRun({ what: 'run', id, body: { rows } })
  const firstId = rowDispatchId(id, 1)
  while (!one.has(`sent ${firstId}`) && !other.has(`sent ${firstId}`)) await wait(5)
  const [dead, alive] = one.has(`sent ${firstId}`) ? [one, other] : [other, one]
  await dead.kill()
  const run = await untilEnded(alive, id)
  const own = (await alive.outcomes()).filter(({ groupId }) => groupId === id)
  checkTruth(rows, own, await desks.sandbox.log())
  const first = own.find((dispatch) => dispatch.id === firstId)
  expect([first?.state, first?.attempts]).toEqual(['needs-decision', 1])
  expect(run.counts).toMatchObject({ 'needs-decision': 1, submitted: 29 })
  // The second row was sent alone, after the first one's lease had expired.
  const sentAt = (row: number) => Date.parse(own.find((one) => one.id === rowDispatchId(id, row))?.sentAt ?? '')
  expect(sentAt(2)).toBeGreaterThan(sentAt(1) + 10_000)
  expect(Math.min(...rows.slice(2).map(({ row }) => sentAt(row)))).toBeGreaterThan(sentAt(2))
  await alive.kill()
}, 300_000)
