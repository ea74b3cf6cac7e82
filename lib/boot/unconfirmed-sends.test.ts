import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { decideRowsAction, decideRunAction, startRunAction } from '@/app/(desk)/bulk-apply/actions'
import { decideAction } from '@/app/(desk)/dispatch-actions'
import { decideHeldAction } from '@/app/(desk)/held-writes/actions'
import { forgetAnswers, noteAnswer, takeGuess } from '../connection/guess/note-answers'
import { isOpen } from '../dispatch/contract'
import { decide } from '../dispatch/decide'
import { createJob } from '../jobs/create-job'
import { isOver, rowsOf, runOf, untilRun } from '../testing/test-runs'
import { rosa, setUpTestWorker } from '../testing/test-worker'

vi.mock('next/cache', () => ({ refresh: () => undefined }))
vi.mock('../http/authorize-action', () => ({ authorizeAction: async () => ({ session: { person: rosa } }) }))

const worker = setUpTestWorker()
afterEach(believeTheProfile)

function believeTheProfile() {
  forgetAnswers()
  takeGuess({ applicants: null, jobs: null })
}

/** Makes the partner's jobs have no id at the default profile's path. */
function contradictTheProfile() {
  const jobs = [1, 2, 3].map((number) => ({ name: `Cook ${number}`, team_id: 7, number }))
  noteAnswer({ endpoint: 'list-jobs', page: null, answer: { data: jobs } })
}

const refused = {
  state: 'not-allowed',
  reason: 'An admin has to confirm this partner’s fields first. Nothing was sent.',
}
const id = randomUUID()
const all = { of: 'all' } as const

const sending = [
  ['send a dispatch again', () => decideAction({ id, decision: { what: 'send-again' } })],
  ['send a job without the list of jobs', () => decideAction({ id, decision: { what: 'send-unprepared' } })],
  ['start a run', () => startRunAction({ id, rows: 1 })],
  ['resume a run', () => decideRunAction({ id, decision: { what: 'resume' } })],
  ['retry a held job of a run', () => decideRunAction({ id, decision: { what: 'try-job', jobId: '7' } })],
  [
    'send unconfirmed rows of a run again',
    () => decideRowsAction({ id, decision: { what: 'send-again', ids: 'all' } }),
  ],
  ['send held writes', () => decideHeldAction({ what: 'send', target: all, count: 1 })],
] as const

test.each(sending)('rejects an attempt to %s until the fields are confirmed', async (_, send) => {
  contradictTheProfile()
  expect(await send()).toEqual(refused)
  believeTheProfile()
  expect(await send()).not.toMatchObject({ state: 'not-allowed' })
})

const harmless = [
  ['cancel a dispatch', () => decideAction({ id, decision: { what: 'cancel' } })],
  ['abandon a dispatch', () => decideAction({ id, decision: { what: 'abandon' } })],
  ['pause a run', () => decideRunAction({ id, decision: { what: 'pause' } })],
  ['cancel a run', () => decideRunAction({ id, decision: { what: 'cancel' } })],
  ['skip a held job of a run', () => decideRunAction({ id, decision: { what: 'skip-job', jobId: '7' } })],
  ['abandon unconfirmed rows', () => decideRowsAction({ id, decision: { what: 'abandon', ids: 'all' } })],
  ['discard held writes', () => decideHeldAction({ what: 'discard', target: all, count: 1 })],
] as const

test.each(harmless)('lets users %s before the fields are confirmed', async (_, stop) => {
  contradictTheProfile()
  expect(await stop()).not.toMatchObject({ state: 'not-allowed' })
})

test('leaves an unconfirmed job and a stopped run unchanged, and sends nothing', async () => {
  worker.fail({ endpoint: 'POST /jobs', status: 500, when: 'before', times: 20 })
  const job = randomUUID()
  await createJob(job, { name: 'Cook', team_id: 11 }, rosa)
  await decide(job, { what: 'try-now' }, rosa)
  await worker.until(job, (dispatch) => !isOpen(dispatch))
  worker.fail({ endpoint: 'POST /easy-apply', status: 422 })
  const rows = [
    { email: 'ada@example.com', jobId: '881200' },
    { email: 'bea@example.com', jobId: '881200' },
  ]
  const run = await runOf(rows, { stopsAtRefusal: true })
  await untilRun(run, ({ state, counts }) => state === 'stopped' && counts.sending === 0)
  const requests = () => [...worker.requests('POST /jobs'), ...worker.requests('POST /easy-apply')].length
  const before = requests()

  contradictTheProfile()
  expect(await decideAction({ id: job, decision: { what: 'send-again' } })).toEqual(refused)
  expect(await decideRunAction({ id: run, decision: { what: 'resume' } })).toEqual(refused)
  expect(await worker.until(job, () => true)).toMatchObject({ state: 'needs-decision' })
  expect(requests()).toBe(before)

  believeTheProfile()
  expect(await decideRunAction({ id: run, decision: { what: 'resume' } })).toMatchObject({ state: 'decided' })
  await untilRun(run, isOver)
  expect((await rowsOf(run)).map(({ outcome }) => outcome)).toEqual(['refused', 'submitted'])
})
