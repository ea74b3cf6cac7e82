import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listJobs } from '../jobs/list-jobs'
import { createPartner, type Partner } from '../partner/client'
import { parseProfile } from '../partner/profile/profile'
import { faultSchema } from '../sandbox/faults'
import { fullKey } from '../sandbox/keys'
import { type RunningSandbox, startSandbox } from '../sandbox/sandbox'
import { resetState } from '../sandbox/state'
import { runInRequest } from '../server/request-context'
import { store } from '../store/connection'
import { activity } from '../store/schema'
import { openTestStore } from '../store/test-store'
import { submitApplication } from './submit-application'

const under = vi.hoisted((): { partner: Partner | null } => ({ partner: null }))
vi.mock('../connection/partner', () => ({ partner: () => under.partner }))

const person = { id: 'rosa', name: 'Rosa', email: 'rosa@example.com', role: 'recruiter' as const }
const request = { requestId: 'R7', address: '127.0.0.1' }
const applicationTo = (jobId: string, enqueue = false) => ({
  applicant: { email: 'Grace@example.com', fullName: 'Grace Hopper' },
  job: { jobId },
  enqueue,
})

let sandbox: RunningSandbox
let close: () => Promise<void>
beforeAll(async () => {
  close = await openTestStore()
  sandbox = await startSandbox({ applicantCount: 10, hasControl: true })
  const parsed = parseProfile(readFileSync(new URL('../partner/profile/default.json', import.meta.url), 'utf8'))
  if (!('profile' in parsed)) throw new Error(parsed.faults.join('\n'))
  const sender = { url: sandbox.url, key: fullKey.secret, newReference: () => 'R1' }
  under.partner = createPartner({ sender, profile: parsed.profile })
})
afterAll(async () => {
  await sandbox.stop()
  await close()
})
beforeEach(async () => {
  resetState(sandbox.state)
  await store().delete(activity)
})

const submit = (body: Record<string, unknown>) => runInRequest(request, () => submitApplication(body, person))
const written = () => store().select().from(activity).orderBy(activity.at)

test('an application goes into the activity: who, for whom, to which job, and what became of it', async () => {
  await listJobs()
  const verdict = await submit(applicationTo('881200', true))
  expect(verdict).toMatchObject({ state: 'done', done: { outcome: 'queued' } })
  expect(await written()).toMatchObject([
    {
      personId: 'rosa',
      personName: 'Rosa',
      kind: 'easy-apply',
      applicantEmail: 'grace@example.com',
      subject: 'Warehouse associate',
      verdict: 'queued',
      reference: 'R7',
      details: { jobId: '881200', failure: null },
    },
  ])
})

test('so do a repeat, a refusal and an answer that was lost', async () => {
  const form = await submit(applicationTo('881200'))
  await submit(applicationTo('881200'))
  await submit(applicationTo('1'))
  const lost = { endpoint: 'POST /easy-apply', transport: 'drop', when: 'after' }
  sandbox.state.faults.add(faultSchema.parse(lost))
  await submit(applicationTo('881200'))
  const rows = await written()
  expect(rows.map(({ verdict, details }) => [verdict, details])).toEqual([
    ['submitted', expect.objectContaining({ applicationFormId: expect.any(String) })],
    ['already-applied', expect.objectContaining({ applicationFormId: expect.any(String) })],
    ['refused', { jobId: '1', applicationFormId: null, failure: 'job-unavailable' }],
    ['unclear', { jobId: '881200', applicationFormId: null, failure: 'connection-lost' }],
  ])
  expect(rows[2]).toMatchObject({ subject: 'Job 1', reference: 'R1' })
  expect(form).toMatchObject({ state: 'done' })
})

test('an activity that cannot be written leaves the verdict as it is', async () => {
  await store().execute(sql`alter table activity rename to activity_away`)
  try {
    expect(await submit(applicationTo('881200'))).toMatchObject({ state: 'done', done: { outcome: 'submitted' } })
  } finally {
    await store().execute(sql`alter table activity_away rename to activity`)
  }
})
