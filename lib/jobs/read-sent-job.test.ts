import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { recordDispatch } from '../dispatch/record'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { columnsOf } from '../testing/dispatch-columns'
import { openTestStore } from '../testing/test-store'
import { readSentJob } from './read-sent-job'

vi.mock('../connection/partner', () => ({ partner: () => null }))

const ada = { id: 'ada', name: 'Ada', email: 'ada@example.com', role: 'recruiter' as const }
beforeAll(() => openTestStore())

async function sent(kind: 'create-job' | 'submit-application' = 'create-job') {
  const id = randomUUID()
  const body = { title: 'Night baker', teamId: 12 }
  await recordDispatch({ id, kind, person: ada, subject: 'Night baker', body, entered: body })
  return id
}

test('lets only the person who sent a job copy it', async () => {
  const id = await sent()
  expect(await readSentJob(id, ada)).toEqual({
    jobId: null,
    title: 'Night baker',
    body: { title: 'Night baker', teamId: 12 },
  })
  expect(await readSentJob(id, { id: 'grace' })).toBeNull()
})

test('names the job that was created', async () => {
  const id = await sent()
  const result = { id: '881', title: null, answer: null }
  await store()
    .update(dispatches)
    .set({ ...columnsOf('succeeded'), result })
    .where(eq(dispatches.id, id))
  expect(await readSentJob(id, ada)).toMatchObject({ jobId: '881' })
})

test('copies only jobs, not other kinds of dispatch or unknown IDs', async () => {
  expect(await readSentJob(await sent('submit-application'), ada)).toBeNull()
  expect(await readSentJob(randomUUID(), ada)).toBeNull()
})

test('a job whose body has been erased cannot be copied', async () => {
  const id = await sent()
  await store().update(dispatches).set({ body: '' })
  expect(await readSentJob(id, ada)).toBeNull()
})
