import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { recordVisit } from '../applicant-index/applicant-visits'
import { findIndex } from '../applicant-index/indexes'
import { prepareSearch } from '../applicant-index/prepare-search'
import { setGuesses } from '../connection/profile'
import { rememberJobs } from '../jobs/known-jobs'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { addTestPerson } from '../testing/add-test-person'
import { columnsOf } from '../testing/dispatch-columns'
import { fillIndex, type TestApplicant } from '../testing/fill-index'
import { openTestStore } from '../testing/test-store'
import { readFigures } from './read-figures'

const hourMs = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hourMs)
const chart = { period: 'days', timeZone: 'UTC' } as const

let made = 0
function applicant(rest: Partial<TestApplicant> & { job?: { id: number; title: string } } = {}): TestApplicant {
  made += 1
  const { job = { id: 7, title: 'Night baker' }, ...columns } = rest
  const record = { id: made, name: `Person ${made}`, job_id: job.id, job_name: job.title }
  return { key: `id:${made}`, record, jobId: String(job.id), appliedAt: ago(1), status: 'New', ...columns }
}

async function figures(
  applicants: TestApplicant[],
  personId = 'nobody',
  shown: Parameters<typeof readFigures>[2] = chart,
) {
  made += 1
  const source = `list ${made}`
  await fillIndex(source, applicants)
  await store().execute(sql`update applicant_indexes set facet_paths = '["/city", "/source"]' where source = ${source}`)
  const index = await findIndex(source)
  if (!index) throw new Error('the index is gone')
  return readFigures(index, personId, shown)
}

beforeAll(() => openTestStore())
beforeAll(async () => {
  await prepareSearch()
  setGuesses({
    applicants: {
      job: '/job_id',
      jobTitle: '/job_name',
      time: '/applied_at',
      status: { at: '/status', order: ['New', 'Interview', 'Hired'] },
    },
  })
})

test('counts all applicants by status from the first stage to the last, by job, and by source', async () => {
  const clerk = { id: 8, title: 'Clerk' }
  const found = await figures([
    applicant({ status: 'Hired', facets: { '/source': 'Fair' } }),
    applicant({ status: 'Hired', job: clerk, facets: { '/source': 'Fair' } }),
    applicant({ status: 'Hired', job: clerk }),
    applicant({ status: null, job: clerk }),
    applicant({ status: 'Odd' }),
    applicant(),
  ])
  expect(found.total).toBe(6)
  expect(found.statuses.values).toEqual([
    { value: 'New', name: 'New', count: 1 },
    { value: 'Hired', name: 'Hired', count: 3 },
    { value: 'Odd', name: 'Odd', count: 1 },
    { value: null, name: null, count: 1 },
  ])
  expect(found.jobs.values.map(({ name, count }) => [name, count])).toEqual([
    ['Night baker', 3],
    ['Clerk', 3],
  ])
  expect(found.source).toMatchObject({ facet: '/source', more: 0 })
  expect(found.source?.values.map(({ value, count }) => [value, count])).toEqual([
    [null, 4],
    ['Fair', 2],
  ])
})

test('names the ten jobs with the most applicants, and counts the others', async () => {
  const many = Array.from({ length: 12 }, (_, number) => applicant({ job: { id: number, title: `Job ${number}` } }))
  const { jobs } = await figures([...many, applicant({ job: { id: 11, title: 'Job 11' } })])
  expect(jobs.values).toHaveLength(10)
  expect(jobs.values[0]).toEqual({ value: '11', name: 'Job 11', count: 2 })
  expect(jobs.more).toBe(2)
})

test('counts who applied today, and excludes those who applied long ago', async () => {
  const { overTime } = await figures([
    applicant({ appliedAt: new Date() }),
    applicant({ appliedAt: ago(24 * 40) }),
    applicant({ appliedAt: null }),
  ])
  expect(overTime?.columns.at(-1)).toMatchObject({ count: 1, parts: [{ status: 'New', count: 1 }] })
  expect(overTime?.columns.reduce((sum, { count }) => sum + count, 0)).toBe(1)
  const weeks = await figures([applicant({ appliedAt: ago(24 * 40) })], 'nobody', { period: 'weeks', timeZone: 'UTC' })
  expect(weeks.overTime?.columns.reduce((sum, { count }) => sum + count, 0)).toBe(1)
})

test('uses UTC for a time zone that only the browser knows, and says so', async () => {
  const { overTime } = await figures([applicant()], 'nobody', { period: 'days', timeZone: 'Etc/Unknown' })
  expect(overTime?.timeZone).toBe('UTC')
})

test('lists applicants new since the reader’s last visit, newest first', async () => {
  const rosa = await addTestPerson({
    name: 'Rosa',
    email: 'rosa@example.com',
    role: 'recruiter',
    password: 'a long one',
  })
  const people = [
    applicant({ isNewcomer: true, firstSeenAt: new Date(Date.now() + hourMs) }),
    applicant({ isNewcomer: true, firstSeenAt: new Date(Date.now() + 2 * hourMs) }),
    applicant({ isNewcomer: true, firstSeenAt: ago(2) }),
  ]
  expect((await figures(people, rosa)).newcomers).toBeNull()
  await recordVisit(rosa)
  const { newcomers } = await figures(
    people.map((one) => ({ ...one })),
    rosa,
  )
  expect(newcomers?.count).toBe(2)
  expect(newcomers?.latest.map(({ name }) => name)).toEqual([people[1]?.record.name, people[0]?.record.name])
})

test('counts how many of the new ones this desk sent itself, by person, job and time', async () => {
  const sam = await addTestPerson({ name: 'Sam', email: 'sam@example.com', role: 'recruiter', password: 'a long one' })
  await recordVisit(sam)
  const firstSeenAt = new Date(Date.now() + hourMs)
  const appeared = (email: string, jobId: string) => applicant({ isNewcomer: true, firstSeenAt, email, jobId })
  const write = {
    kind: 'submit-application',
    personId: sam,
    personName: 'Sam',
    subject: 'QA',
    fingerprint: 'x',
    body: '',
  }
  const sent = (id: string, given: object) => ({
    ...{ ...write, ...columnsOf('succeeded'), id, jobId: '7', sentAt: new Date(), result: { outcome: 'submitted' } },
    ...given,
  })
  await store()
    .insert(dispatches)
    .values([
      sent('own', { applicantEmail: 'own@example.com' }),
      sent('long-ago', { applicantEmail: 'before@example.com', sentAt: ago(72) }),
      sent('unclear', { ...columnsOf('needs-decision'), applicantEmail: 'unclear@example.com', result: null }),
      sent('had-it', { applicantEmail: 'had@example.com', result: { outcome: 'already-applied' } }),
    ])
  const people = [
    appeared('own@example.com', '7'),
    appeared('own@example.com', '8'),
    appeared('before@example.com', '7'),
    appeared('had@example.com', '7'),
    appeared('unclear@example.com', '7'),
  ]
  expect((await figures(people, sam)).newcomers).toMatchObject({ count: 5, sentHere: 1, unconfirmed: 1 })
})

test('names open jobs without applicants once the jobs are known, and only if applicants name theirs', async () => {
  const job = (id: string, isOpen: boolean | null) => ({
    id,
    title: `Job ${id}`,
    team: null,
    teamName: null,
    isOpen,
    record: {},
  })
  expect((await figures([applicant()])).jobsWithout).toBeNull()
  rememberJobs([job('7', true), job('8', true), job('9', false), job('10', null)], ago(1))
  expect((await figures([applicant()])).jobsWithout?.jobs.map(({ id }) => id)).toEqual(['8', '10'])
  expect((await figures([applicant({ jobId: null })])).jobsWithout).toBeNull()
})
