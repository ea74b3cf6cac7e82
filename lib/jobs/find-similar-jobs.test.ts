import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { decide } from '../dispatch/decide'
import { store } from '../store/connection'
import { dispatches, seenJobs } from '../store/schema'
import { columnsOf } from '../testing/dispatch-columns'
import { openTestStore } from '../testing/test-store'
import { createJob } from './create-job'
import { findSimilarJobs } from './find-similar-jobs'
import { hasListedJob, rememberJobs } from './known-jobs'
import { saveJobs } from './learn-jobs'

const rosa = { id: 'rosa', name: 'Rosa', email: 'rosa@example.com', role: 'recruiter' as const }
const omar = { ...rosa, id: 'omar', name: 'Omar' }
const body = { name: 'Night baker', team_id: 11 }

beforeAll(() => openTestStore())
beforeEach(async () => {
  await store().delete(dispatches)
  await store().delete(seenJobs)
  rememberJobs([], new Date(0))
})

async function recorded(
  set: Partial<typeof dispatches.$inferInsert> | null = null,
  sent: Record<string, unknown> = body,
) {
  const id = randomUUID()
  await createJob(id, sent, omar)
  if (set) await store().update(dispatches).set(set).where(eq(dispatches.id, id))
  return id
}
const findSimilar = (asked: Record<string, unknown> = body, id: string = randomUUID()) =>
  findSimilarJobs(id, asked, rosa)
const listed = (record: Record<string, unknown>) => ({
  id: '7',
  title: 'x',
  team: '11',
  teamName: null,
  isOpen: true,
  record,
})

it('finds a job in progress with the same values, whoever sent it', async () => {
  await recorded()
  expect(await findSimilar()).toMatchObject([{ status: 'in-progress', who: { name: 'Omar', isReader: false } }])
  expect(await findSimilar({ ...body, team_id: 12 })).toEqual([])
})

it('does not find the dispatch itself as similar when its ID is sent again', async () => {
  const id = await recorded()
  expect(await findSimilar(body, id)).toEqual([])
})

it('ignores jobs that were rejected, cancelled or proved not to exist', async () => {
  await recorded(columnsOf('refused'))
  await decide(await recorded(), { what: 'cancel' }, omar)
  await recorded({ ...columnsOf('needs-decision'), uncertainty: { what: 'not-made' } })
  expect(await findSimilar()).toEqual([])
})

it('finds uncertain jobs, whether abandoned or waiting for a decision', async () => {
  await recorded({ ...columnsOf('abandoned'), mayHaveSucceeded: true })
  await recorded(columnsOf('needs-decision'))
  // Missing only from a list that may omit jobs.
  await recorded({ ...columnsOf('needs-decision'), uncertainty: { what: 'not-made', listedAtMost: 37 } })
  expect((await findSimilar()).map(({ status }) => status)).toEqual([
    'may-be-created',
    'may-be-created',
    'may-be-created',
  ])
})

it('finds a job created within a day, unless a newer list no longer shows it', async () => {
  const made = { ...columnsOf('succeeded'), result: { id: '7', title: null, answer: null } }
  const id = await recorded(made)
  expect(await findSimilar()).toMatchObject([{ status: 'created', id: '7' }])
  rememberJobs([listed({ id: 7, ...body })], new Date(Date.now() + 1_000))
  expect(await findSimilar()).toMatchObject([{ status: 'listed', id: '7', who: { name: 'Omar' } }])
  rememberJobs([], new Date(Date.now() + 1_000))
  expect(await findSimilar()).toEqual([])
  rememberJobs([], new Date(0))
  await store().update(dispatches).set({ endedAt: sql`now() - interval '25 hours'` }).where(eq(dispatches.id, id))
  expect(await findSimilar()).toEqual([])
})

it('finds a created job that a newer list lacks if that list does not hold all jobs', async () => {
  await recorded({ ...columnsOf('succeeded'), result: { id: '7', title: null, answer: null } })
  const others = [{ ...listed({ id: 8, name: 'Day baker' }), id: '8' }]
  rememberJobs(others, new Date(Date.now() + 1_000), { isCut: true })
  expect(await findSimilar(), 'the partner says that it has more').toMatchObject([{ status: 'created', id: '7' }])
  expect(hasListedJob('7'), 'whether the job exists').toBeNull()
  rememberJobs(others, new Date(Date.now() + 1_000))
  expect(hasListedJob('7')).toBe(false)
  expect(await findSimilar()).toEqual([])
  await saveJobs(store(), [{ id: '7', team: null }])
  await store().update(seenJobs).set({ unlistedAt: sql`now()` })
  expect(await findSimilar(), 'it does not list what it creates').toMatchObject([{ status: 'created', id: '7' }])
})

it('finds a listed job with the same title and every value that the list shows', async () => {
  rememberJobs([listed({ id: 7, name: 'Night baker', team_id: '11', city: 'Łódź' })], new Date())
  expect(await findSimilar({ ...body, description: '<p>Bread</p>' })).toMatchObject([{ status: 'listed', who: null }])
  expect(await findSimilar({ ...body, city: 'Kraków' })).toEqual([])
  expect(await findSimilar({ name: 'Day baker', team_id: 11 })).toEqual([])
})

it('does not find jobs with other titles when the form names the title differently than the list', async () => {
  rememberJobs([listed({ id: 7, name: 'Night baker', team_id: 11 })], new Date())
  expect(await findSimilar({ position: 'Day baker', team_id: 11 })).toEqual([])
  expect(await findSimilar({ position: 'Night baker', team_id: 11 })).toMatchObject([{ status: 'listed', id: '7' }])
})

it('counts a job without an ID and its row in a later list once, and a second row separately', async () => {
  await recorded({ ...columnsOf('succeeded'), result: { id: null, title: null, answer: null } })
  const row = listed({ id: 7, ...body })
  rememberJobs([row], new Date(Date.now() - 60_000))
  expect(await findSimilar(), 'the list is older').toMatchObject([
    { status: 'created' },
    { status: 'listed', who: null },
  ])
  rememberJobs([row], new Date(Date.now() + 1_000))
  const one = await findSimilar()
  expect(one).toMatchObject([{ status: 'listed', id: '7', who: { name: 'Omar' } }])
  expect(one).toHaveLength(1)
  rememberJobs([row, { ...row, id: '8' }], new Date(Date.now() + 1_000))
  expect(await findSimilar(), 'nobody knows which').toMatchObject([
    { status: 'listed', id: '7', who: null },
    { status: 'listed', id: '8', who: null },
  ])
  rememberJobs([], new Date(Date.now() + 1_000))
  expect(await findSimilar()).toMatchObject([{ status: 'created', id: null }])
})

it('counts two jobs without an ID beside one listed row as two', async () => {
  const made = { ...columnsOf('succeeded'), result: { id: null, title: null, answer: null } }
  await recorded(made)
  await recorded(made)
  rememberJobs([listed({ id: 7, ...body })], new Date(Date.now() + 1_000))
  expect((await findSimilar()).map(({ status }) => status)).toEqual(['created', 'listed'])
})

it('ignores case and spaces, for jobs in progress and listed jobs', async () => {
  const written = { ...body, name: '  night   BAKER ' }
  await recorded(null, written)
  expect(await findSimilar()).toMatchObject([{ status: 'in-progress' }])
  await store().delete(dispatches)
  rememberJobs([listed({ id: 7, ...body })], new Date())
  expect(await findSimilar(written)).toMatchObject([{ status: 'listed', id: '7' }])
  expect(await findSimilar({ ...body, name: 'Nightbaker' })).toEqual([])
})
