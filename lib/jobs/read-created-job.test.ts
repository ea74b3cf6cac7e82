import { expect, test } from 'vitest'
import { readCreatedJob } from './read-created-job'

const mapping = { id: '/id', title: '/name' }
const job = { id: 7, name: 'Baker' }

test.each([
  ['bare', job],
  ['in an envelope', { ok: true, data: job }],
  ['in three envelopes', { a: { b: { c: job } } }],
  ['the only one of a list', { r: [job] }],
  ['bare, with another record inside', { ...job, team: { id: 3, name: 'North' } }],
])('reads a created job that is %s', (_, answer) => {
  expect(readCreatedJob(answer, mapping)).toEqual({ id: '7', title: 'Baker' })
})

test.each([
  ['two records have an ID', { job, team: { id: 3, name: 'North' } }],
  ['it may be any of a list', { jobs: [job, { id: 8, name: 'Cook' }] }],
  ['there is no job', { ok: true }],
  ['the envelope has its own ID', { id: 'request-1', job }],
  ['the answer is not an object', 'created'],
])('reads no ID when %s', (_, answer) => {
  expect(readCreatedJob(answer, mapping)).toEqual({ id: null, title: null })
})

test('uses the profile’s path for it', () => {
  const answer = { job, team: { id: 3 }, newId: 'J-7' }
  expect(readCreatedJob(answer, { ...mapping, createdId: '/newId' }).id).toBe('J-7')
  expect(readCreatedJob(answer, { ...mapping, createdId: '/job/id' }).id).toBe('7')
})

test('finds the ID when each record has a different wrapper', () => {
  const wrapped = { id: '/offer/id', title: '/offer/name' }
  expect(readCreatedJob({ data: { item: { offer: job } } }, wrapped)).toEqual({ id: '7', title: 'Baker' })
})
