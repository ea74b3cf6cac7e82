import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Dispatch, isOpen } from '../dispatch/contract'
import type { Desk } from '../testing/desk-process'
import { setUpDesks } from '../testing/test-desks'

const desks = setUpDesks({ isEmbedded: true, env: { CHILD_DEADLINE_MS: '10000' } })

/** A job of team 11, which does not allow repeats. */
const jobId = '881200'

async function apply(desk: Desk, email: string): Promise<Dispatch> {
  const id = randomUUID()
  const body = { applicant: { email, fullName: 'Ada Lovelace' }, job: { jobId }, enqueue: false }
  desk.order({ what: 'apply', id, body })
  for (;;) {
    const found = (await desk.outcomes()).find((dispatch) => dispatch.id === id)
    if (found && !isOpen(found)) return found
    await wait(50)
  }
}

test('one process uses the teams of jobs and the results of 409s that another has seen', async () => {
  const first = await desks.start()
  await apply(first, 'ada@example.com')
  await first.kill()

  // Neither process ever lists the jobs.
  await desks.sandbox.fail({ endpoint: 'GET /jobs', status: 503, times: null })
  const second = await desks.start({ CHILD_LISTS_NO_JOBS: '1' })
  expect(await apply(second, 'ada@example.com')).toMatchObject({ result: { outcome: 'already-applied' } })
  await second.kill()

  const third = await desks.start({ CHILD_LISTS_NO_JOBS: '1' })
  await desks.sandbox.fail({ endpoint: 'POST /easy-apply', status: 504, when: 'after' })
  expect(await apply(third, 'grace@example.com')).toMatchObject({
    state: 'succeeded',
    teamId: '11',
    result: { outcome: 'submitted', isProvedByRepeat: true },
  })
  await third.kill()
  const taken = (await desks.sandbox.log()).filter(
    ({ endpoint, isWorkDone }) => endpoint === 'POST /easy-apply' && isWorkDone,
  )
  expect(taken).toHaveLength(2)
}, 120_000)
