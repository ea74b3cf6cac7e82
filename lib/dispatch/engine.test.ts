import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { setAiChats } from '../ai-chat/set-ai-chats'
import { submitApplication } from '../easy-apply/submit-application'
import { createJob } from '../jobs/create-job'
import type { Partner } from '../partner/client'
import { faultSchema } from '../sandbox/faults'
import { resetState } from '../sandbox/state'
import { type Dispatch, isOpen } from './contract'
import { decide } from './decide'
import { rosa, startTestEngine, type TestEngine } from './test-engine'

const under = vi.hoisted((): { partner: Partner | null } => ({ partner: null }))
vi.mock('../connection/partner', () => ({ partner: () => under.partner }))

let engine: TestEngine
beforeAll(async () => {
  engine = await startTestEngine((partner) => {
    under.partner = partner
  })
})
afterAll(() => engine.stop())
beforeEach(() => resetState(engine.sandbox.state))

const fail = (fault: unknown) => engine.sandbox.state.faults.add(faultSchema.parse(fault))
const application = (email: string, jobId = '881200') => ({
  applicant: { email, fullName: 'Grace Hopper' },
  job: { jobId },
  enqueue: false,
})
async function apply(email: string) {
  const id = randomUUID()
  await submitApplication(id, application(email), rosa)
  return engine.until(id, (dispatch) => !isOpen(dispatch))
}
const newJob = { name: `Night baker ${Math.random()}`, team_id: 11 }
async function create(body: Record<string, unknown> = newJob): Promise<Dispatch> {
  const id = randomUUID()
  await createJob(id, body, rosa)
  await decide(id, { what: 'try-now' }, rosa)
  return engine.until(id, (dispatch) => !isOpen(dispatch))
}

test('an application is sent once and is done', async () => {
  expect(await apply('grace@example.com')).toMatchObject({ state: 'done', done: { outcome: 'submitted' }, attempts: 1 })
})

test('a dropped answer leaves it to a person, who sends it again', async () => {
  fail({ endpoint: 'POST /easy-apply', transport: 'drop', when: 'after' })
  expect(await apply('ada@example.com')).toMatchObject({
    state: 'unclear',
    finding: { what: 'unknown', why: 'repeats-not-known-off' },
  })
})

test('a job', async () => {
  expect(await create()).toMatchObject({ state: 'done' })
}, 20_000)

test('a job that was made after a 504', async () => {
  fail({ endpoint: 'POST /jobs', status: 504, when: 'after' })
  const d = await create({ ...newJob, name: 'Other' })
  expect(d).toMatchObject({ state: 'done', attempts: 1 })
}, 20_000)

test('chat', async () => {
  const id = randomUUID()
  fail({ endpoint: 'PUT /jobs/ai_chat/subscription/:team_id', status: 503 })
  await setAiChats({ teams: [{ id, teamId: '11' }], isOn: true, body: {} }, rosa)
  expect(await engine.until(id, (dispatch) => !isOpen(dispatch))).toMatchObject({
    state: 'done',
    attempts: 2,
    done: { isOn: true },
  })
}, 20_000)
