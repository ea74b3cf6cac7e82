import { expect, test } from 'vitest'
import { readCreatedJob } from './read-created-job'

const mapping = { id: '/id', title: '/name' }
const job = { id: 7, name: 'Baker' }

const body = { position: { title: 'Baker', city: 'Oslo' } }
const read = (answer: unknown) => readCreatedJob(answer, mapping, body)

test.each([
  ['bare', job],
  ['in an envelope', { ok: true, data: job }],
  ['in three envelopes', { a: { b: { c: job } } }],
  ['the only one of a list', { r: [job] }],
  ['bare, with another record inside', { ...job, team: { id: 3, name: 'North' } }],
  ['in an envelope with another record', { job, team: { id: 3, name: 'North' } }],
  ['in an envelope with its own ID', { id: 'request-1', status: 'done', job }],
  ['bare, and to be published later', { ...job, status: 'scheduled' }],
])('reads a created job that is %s', (_, answer) => {
  expect(read(answer)).toEqual({ id: '7', title: 'Baker' })
})

test('reads a bare ID without a title', () => {
  expect(read({ id: 7, status: 'created' })).toEqual({ id: '7', title: null })
})

test.each([
  ['data', { ok: true, data: { id: 7 } }],
  ['job', { job: { id: 7, status: 'open' } }],
])('reads an ID without a title in the envelope "%s"', (_, answer) => {
  expect(read(answer)).toEqual({ id: '7', title: null })
})

test('compares the title with the submitted one in any spelling, and takes a bare one as it is', () => {
  expect(read({ data: { id: 7, name: ' BAKER' } })).toEqual({ id: '7', title: ' BAKER' })
  expect(read({ id: 7, name: 'Baker in Oslo' })).toEqual({ id: '7', title: 'Baker in Oslo' })
})

test.each([
  ['the job’s team', { job_id: 991, team: { id: 11, name: 'North' } }],
  ['a team without a name', { job_id: 991, team: { id: 11 } }],
  ['a request that is done later', { id: 'op-1', status: 'queued' }],
  ['such a request in an envelope', { data: { id: 'op-1', status: 'queued' } }],
  ['such a request beside its status', { status: 'pending', data: { id: 'op-1' } }],
  ['an envelope without the job’s title', { id: 'request-1', job: { id: 7, name: 'Cook' } }],
])('takes no ID from %s', (_, answer) => {
  expect(read(answer)).toEqual({ id: null, title: null })
})

test.each([
  ['its creator', { created_by: { id: 7, name: 'Rosa' } }],
  ['its template, with the same title', { template: { id: 7, name: 'Baker' } }],
])('takes no ID from %s where the answer itself is the job with its ID elsewhere', (_, inside) => {
  expect(read({ job_id: 991, name: 'Baker', ...inside }).id).toBeNull()
})

test.each([
  ['it may be any of a list', { jobs: [job, { id: 8, name: 'Cook' }] }],
  ['there is no job', { ok: true }],
  ['two records have the title', { job, copy: { ...job, id: 8 } }],
  ['the answer is not an object', 'created'],
])('reads no ID when %s', (_, answer) => {
  expect(read(answer)).toEqual({ id: null, title: null })
})

test('takes no other text of the request for its title', () => {
  const sent = { name: 'Baker', city: 'Oslo', country: 'Norway' }
  const country = { id: 3, name: 'Norway' }
  expect(readCreatedJob({ data: { ...job, country } }, mapping, sent).id).toBe('7')
  expect(readCreatedJob({ job_id: 991, city: { id: 3, name: 'Oslo' } }, mapping, sent).id).toBeNull()
})

test('uses the profile’s path for it', () => {
  const answer = { job, team: { id: 3 }, newId: 'J-7' }
  expect(readCreatedJob(answer, { ...mapping, createdId: '/newId' }, body).id).toBe('J-7')
  expect(readCreatedJob(answer, { ...mapping, createdId: '/job/id' }, body).id).toBe('7')
})

test('finds the ID when each record has a different wrapper', () => {
  const wrapped = { id: '/offer/id', title: '/offer/name' }
  expect(readCreatedJob({ data: { item: { offer: job } } }, wrapped, body)).toEqual({ id: '7', title: 'Baker' })
})
