import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Desk } from '../testing/desk-process'
import { checkTruth } from '../testing/run-truth'
import { setUpDesks } from '../testing/test-desks'
import { byLength } from '../testing/test-length'
import type { NewRow, Run } from './contract'

const desks = setUpDesks({
  isEmbedded: true,
  sandbox: { cutoffMs: 900, latencyMs: 5 },
  // A desk that is short of CPU must not mistake its own delay for the partner's silence.
  env: { PARTNER_CEILING_SECONDS: '0.6', CHILD_DEADLINE_MS: '10000' },
})

const count = byLength(150, 300)
const jobs = ['881200', '881213', '881226', '881252']
/** Each row's number is in a field that the partner receives, so that its log can be matched. */
const rowsNamed = (start: string): NewRow[] =>
  Array.from({ length: count }, (_, index) => {
    const row = index + 1
    const [email, jobId] = [`correct-${row}@example.com`, jobs[row % jobs.length] ?? '']
    const body = { applicant: { email, fullName: `${start}ow ${row}.` }, job: { jobId }, enqueue: row % 2 === 0 }
    return { row, cells: [email, jobId], body, isAgain: false }
  })

async function untilEnded(desk: Desk, id: string): Promise<Run> {
  for (;;) {
    const run = await desk.run(id)
    if (run?.endedAt != null) return run
    await wait(100)
  }
}

test(`${count} rejected rows, corrected twice at once by a desk that is killed meanwhile, arrive once each`, async () => {
  const id = randomUUID()
  // If the answer names no field, the run continues after any number of refusals.
  await desks.sandbox.fail({ endpoint: 'POST /easy-apply', status: 400, times: null, match: { bodyContains: 'Bad r' } })
  let desk = await desks.start()
  desk.orderRun({ what: 'run', id, body: { rows: rowsNamed('Bad r') } })
  expect((await untilEnded(desk, id)).counts).toMatchObject({ refused: count })
  for (const sends of [20, 80]) {
    const before = desk.count('sent ')
    desk.orderRun({ what: 'correct-rows', id, body: { from: 'Bad r', to: 'R', times: 2 } })
    while (desk.count('sent ') < before + sends) await wait(5)
    await desk.kill()
    desk = await desks.start()
  }
  desk.orderRun({ what: 'correct-rows', id, body: { from: 'Bad r', to: 'R', times: 2 } })
  const run = await untilEnded(desk, id)
  const dispatches = (await desk.outcomes()).filter(({ groupId }) => groupId === id)
  await desk.kill()
  expect(dispatches).toHaveLength(count)
  const seen = checkTruth(rowsNamed('R'), dispatches, await desks.sandbox.log())
  console.log(`${count} corrected rows, killed twice: ${JSON.stringify(seen)}`)
  expect(run.counts).toMatchObject({ refused: 0, waiting: 0, sending: 0 })
}, 300_000)
