import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeEmptyDatabase } from '../commands/empty-database.mjs'
import { type Dispatch, isOpen } from '../dispatch/contract'
import { startDesk, startSandboxProcess } from '../testing/desk-process'
import { setTestEnvironment } from '../testing/test-store'

let sandbox: Awaited<ReturnType<typeof startSandboxProcess>>
let directory: string
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'desk-repeats-'))
  setTestEnvironment(directory)
  await placeEmptyDatabase(directory)
  sandbox = await startSandboxProcess()
})
afterAll(async () => {
  await sandbox.stop()
  rmSync(directory, { recursive: true, force: true })
})

/** A job of team 11, which takes no repeats. */
const jobId = '881200'
const start = (more: Record<string, string> = {}) =>
  startDesk({
    PARTNER_API_URL: sandbox.url,
    PARTNER_API_KEY: 'sandbox-full-7d1f9c2ab84e',
    PARTNER_CEILING_SECONDS: '1',
    CHILD_DEADLINE_MS: '10000',
    ...more,
  })

async function apply(desk: Awaited<ReturnType<typeof start>>, email: string): Promise<Dispatch> {
  const id = randomUUID()
  const body = { applicant: { email, fullName: 'Ada Lovelace' }, job: { jobId }, enqueue: false }
  desk.order({ what: 'apply', id, body })
  for (;;) {
    const found = (await desk.outcomes()).find((dispatch) => dispatch.id === id)
    if (found && !isOpen(found)) return found
    await wait(50)
  }
}

test('uses in one process which team a job belongs to, and what a 409 showed, as seen by another', async () => {
  const first = await start()
  await apply(first, 'ada@example.com')
  await first.kill()

  // Neither of these ever lists the jobs.
  await sandbox.fail({ endpoint: 'GET /jobs', status: 503, times: null })
  const second = await start({ CHILD_LISTS_NO_JOBS: '1' })
  expect(await apply(second, 'ada@example.com')).toMatchObject({ result: { outcome: 'already-applied' } })
  await second.kill()

  const third = await start({ CHILD_LISTS_NO_JOBS: '1' })
  await sandbox.fail({ endpoint: 'POST /easy-apply', status: 504, when: 'after' })
  expect(await apply(third, 'grace@example.com')).toMatchObject({
    state: 'succeeded',
    teamId: '11',
    result: { outcome: 'submitted', isProvedByRepeat: true },
  })
  await third.kill()
  const taken = (await sandbox.log()).filter(
    ({ endpoint, isWorkDone }) => endpoint === 'POST /easy-apply' && isWorkDone,
  )
  expect(taken).toHaveLength(2)
}, 120_000)
