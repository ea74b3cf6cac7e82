import { beforeEach, expect, test } from 'vitest'
import { type Partner, readList } from '../../partner/client'
import { failureFromAnswer, failureFromTransport } from '../../partner/failure/make-failure'
import shipped from '../../partner/profile/default.json'
import { checkProfile } from '../../partner/profile/profile'
import type { Result } from '../../partner/result'
import type { PartnerRecord } from '../../records/record'
import type { Alarms } from './alarm-changes'
import { watchMapping } from './watch-mapping'

const checked = checkProfile(shipped)
if (!('profile' in checked)) throw new Error(checked.issues.join('\n'))
const { profile } = checked

const origin = { endpoint: 'list-jobs' as const, reference: 'r', keyEnd: null }
const other = { status: 200, issue: 'other-shape' as const }
const notAList = { ok: false as const, failure: failureFromTransport(origin, 'unreadable-answer', other) }
const html = {
  ok: false as const,
  failure: failureFromAnswer(origin, { status: 502, contentType: 'text/html', body: '<p>' }),
}

let answer: PartnerRecord[] | typeof notAList | typeof html
let opened: Record<string, unknown>
let listeners: ((fieldKey: string) => void)[]
let watched: Partner
let inForce: boolean
let isDismissed: boolean

const listed = () =>
  Promise.resolve(Array.isArray(answer) ? { ok: true, value: { items: answer, isCut: false } } : answer)
const plain = { listJobs: listed, listApplicants: listed } as unknown as Partner

const alarms: Alarms = {
  fieldsWithAlarms: () => Object.keys(opened),
  async open({ fieldKey, severity, details }) {
    if (!isDismissed) opened[fieldKey] = { severity, path: details.path, newPaths: details.newPaths }
    return !isDismissed
  },
  async end(fieldKey) {
    delete opened[fieldKey]
    for (const listener of listeners) listener(fieldKey)
  },
  onEnded: (listener) => listeners.push(listener),
}

beforeEach(() => {
  opened = {}
  listeners = []
  inForce = true
  isDismissed = false
  watched = watchWith(() => false)
})

const watchWith = (isExpected: (fieldKey: string) => boolean) =>
  watchMapping(plain, () => (inForce ? { profile, version: 1, isExpected } : null), alarms)

const jobs = (rename: Record<string, string> = {}, count = 12) =>
  Array.from({ length: count }, (_, at) => {
    const job = { id: at + 1, name: `Job ${at}`, team_id: 11, accepts_applications: true }
    return Object.fromEntries(Object.entries(job).map(([key, value]) => [rename[key] ?? key, value]))
  })

async function read(given: typeof answer, times: number) {
  answer = given
  for (let at = 0; at < times; at += 1) await watched.listJobs()
}

test('warns when the partner has renamed a field, suggests the new one, and ends the warning when it is renamed back', async () => {
  await read(jobs(), 4)
  await read(jobs({ id: 'job_id' }), 2)
  expect(opened).toEqual({})
  await read(jobs({ id: 'job_id' }), 1)
  expect(opened['jobs.id']).toEqual({ severity: 'breaking', path: '/id', newPaths: ['/job_id'] })
  expect(opened['jobs/job_id']).toMatchObject({ severity: 'note' })
  await read(jobs(), 2)
  expect(opened['jobs.id']).toBeDefined()
  await read(jobs(), 1)
  expect(opened['jobs.id']).toBeUndefined()
})

test('does not warn about a list that is empty and written as null', async () => {
  await read(jobs(), 4)
  await read(readList({ jobs: null, total: 0 }, undefined) ?? notAList, 3)
  expect(opened).toEqual({})
})

/** Reads a page of applications, each with an ID and a job. */
function readerOfApplications() {
  const of = { ...profile, applicants: { ...profile.applicants, job: '/job_id' } }
  watched = watchMapping(plain, () => ({ profile: of, version: 1, isExpected: () => false }), alarms)
  return async (offset: number, applications: [id: number, job: number][]) => {
    answer = applications.map(([id, job]) => ({ id, job_id: job }))
    await watched.listApplicants({ offset, limit: 50 })
  }
}

test('notes an ID that applications share within a page, however few there are', async () => {
  const page = readerOfApplications()
  await page(0, [
    [1, 10],
    [2, 10],
    [2, 10],
  ])
  expect(opened['applicants.key']).toBeUndefined()
  await page(0, [
    [1, 10],
    [2, 10],
    [1, 11],
  ])
  expect(opened['applicants.key']).toMatchObject({ severity: 'note', path: '/id' })
})

test('notes IDs that applications share across pages, but not one application that is moved to another job', async () => {
  const page = readerOfApplications()
  const first: [number, number][] = [
    [1, 10],
    [2, 10],
    [3, 11],
  ]
  await page(0, first)
  await page(0, first)
  await page(50, [
    [1, 11],
    [4, 10],
  ])
  expect(opened['applicants.key']).toBeUndefined()
  await page(100, [
    [2, 12],
    [3, 12],
  ])
  expect(opened['applicants.key']).toMatchObject({ severity: 'note', path: '/id' })
})

test('notes a shared ID by a job that is only guessed, and names the job for an admin to confirm', async () => {
  watched = watchMapping(
    plain,
    () => ({ profile, version: 1, isExpected: () => false, guessedJob: '/vacancy' }),
    alarms,
  )
  answer = [10, 11].map((vacancy) => ({ id: 1, vacancy }))
  await watched.listApplicants({ offset: 0, limit: 50 })
  expect(opened['applicants.key']).toEqual({ severity: 'note', path: '/id', newPaths: ['/vacancy'] })
})

test('does not compare the jobs of applications that were read from different fields', async () => {
  let guessedJob = '/vacancy'
  watched = watchMapping(plain, () => ({ profile, version: 1, isExpected: () => false, guessedJob }), alarms)
  answer = [1, 2, 3, 4].map((id) => ({ id, vacancy: 10, reference: `R-${id}` }))
  await watched.listApplicants({ offset: 0, limit: 50 })
  guessedJob = '/reference'
  await watched.listApplicants({ offset: 0, limit: 50 })
  expect(opened['applicants.key']).toBeUndefined()
})

test('only notes a missing field that causes no wrong write', async () => {
  await read(jobs(), 4)
  await read(jobs({ name: 'title' }), 3)
  expect(opened['jobs.title']).toMatchObject({ severity: 'note' })
  expect(Object.values(opened).filter((alarm) => JSON.stringify(alarm).includes('breaking'))).toEqual([])
})

test('reports nothing for a single odd answer, an error page, an empty list or a short one', async () => {
  await read(jobs(), 4)
  await read(jobs({ id: 'job_id' }), 1)
  await read(html, 5)
  await read([], 5)
  await read(jobs({ id: 'job_id' }, 2), 5)
  await read(jobs(), 1)
  expect(opened).toEqual({})
})

test('warns when answers are readable but contain no list any more', async () => {
  await read(jobs(), 4)
  await read(notAList, 3)
  expect(opened).toEqual({ 'jobs.items': { severity: 'breaking', path: '', newPaths: [] } })
  await read(jobs(), 3)
  expect(opened).toEqual({})
})

test('does not take IDs that occur twice for IDs', async () => {
  await read(jobs(), 4)
  await read(
    jobs().map((job) => ({ ...job, id: 1 })),
    3,
  )
  expect(opened['jobs.id']).toBeDefined()
})

test('expects a confirmed field from the first answer on, until an admin says that it is fine', async () => {
  watched = watchWith((fieldKey) => fieldKey === 'jobs.id')
  await read(jobs({ id: 'job_id' }), 3)
  expect(opened).toEqual({ 'jobs.id': { severity: 'breaking', path: '/id', newPaths: [] } })
  isDismissed = true
  await alarms.end('jobs.id')
  await read(jobs({ id: 'job_id' }), 6)
  expect(opened).toEqual({})
  isDismissed = false
  await read(jobs(), 8)
  await read(jobs({ id: 'job_id' }), 3)
  expect(opened['jobs.id']).toBeDefined()
})

test('ignores answers read with an older version, and later pages', async () => {
  await read(jobs(), 4)
  inForce = false
  await read(jobs({ id: 'job_id' }), 5)
  inForce = true
  const people = Array.from({ length: 12 }, (_, id) => ({ id, email: `p${id}@example.com` }))
  answer = people
  for (let at = 0; at < 4; at += 1) await watched.listApplicants({ offset: 0, limit: 50 })
  answer = people.map(({ id }) => ({ id }))
  for (let at = 0; at < 4; at += 1) await watched.listApplicants({ offset: 50, limit: 50 })
  expect(opened).toEqual({})
})

function refusedFor(errors: Record<string, string[]>): Result<unknown> {
  const body = JSON.stringify({ message: 'Validation failed', errors })
  const said = { status: 422, contentType: 'application/json', body }
  return { ok: false, failure: failureFromAnswer({ ...origin, endpoint: 'create-job' }, said) }
}

function postTo(answerOf: () => Result<unknown>) {
  const posting = { ...plain, createJob: async () => answerOf() } as Partner
  watched = watchMapping(posting, () => ({ profile, version: 1, isExpected: () => false }), alarms)
  return (name: string) => watched.createJob({ name, team_id: 11 })
}

test('warns of a field that the partner suddenly requires, and ends the warning when bodies are accepted again', async () => {
  let result: Result<unknown> = { ok: true, value: {} }
  const post = postTo(() => result)
  await post('Cook')
  result = refusedFor({ branch_id: ['is required'] })
  for (const name of ['Baker', 'Waiter']) await post(name)
  expect(opened).toEqual({})
  await post('Driver')
  expect(opened['jobs.create branch_id']).toMatchObject({ severity: 'breaking', path: 'branch_id' })
  result = { ok: true, value: {} }
  await post('Nurse')
  await post('Clerk')
  expect(opened).toEqual({})
})

test.each(['is not a valid phone number', 'ní mór é seo'])(
  'reports nothing for a field that the form lacks unless the partner says that it is missing: “%s”',
  async (message) => {
    let result: Result<unknown> = { ok: true, value: {} }
    const post = postTo(() => result)
    await post('Cook')
    result = refusedFor({ phone: [message] })
    for (const name of ['Baker', 'Waiter', 'Driver', 'Nurse', 'Clerk']) await post(name)
    expect(opened).toEqual({})
  },
)
