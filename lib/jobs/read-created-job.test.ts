import { expect, test } from 'vitest'
import { readCreatedJob } from './read-created-job'

const places = { id: '/id', title: '/name' }
const job = { id: 7, name: 'Baker' }

test.each([
  ['bare', job],
  ['in an envelope', { ok: true, data: job }],
  ['in three envelopes', { a: { b: { c: job } } }],
  ['as the only one of a list', { r: [job] }],
  ['bare, with another record inside', { ...job, team: { id: 3, name: 'North' } }],
])('reads a created job that comes %s', (_, answer) => {
  expect(readCreatedJob(answer, places)).toEqual({ id: '7', title: 'Baker' })
})

test.each([
  ['two records have one', { job, team: { id: 3, name: 'North' } }],
  ['it may be any of a list', { jobs: [job, { id: 8, name: 'Cook' }] }],
  ['there is none', { ok: true }],
  ['the envelope has an id of its own', { id: 'request-1', job }],
  ['the answer is no object', 'created'],
])('says no id where %s', (_, answer) => {
  expect(readCreatedJob(answer, places)).toEqual({ id: null, title: null })
})

test('goes by the path that the profile has for it', () => {
  const answer = { job, team: { id: 3 }, newId: 'J-7' }
  expect(readCreatedJob(answer, { ...places, createdId: '/newId' }).id).toBe('J-7')
  expect(readCreatedJob(answer, { ...places, createdId: '/job/id' }).id).toBe('7')
})

test('finds the id where each record has a wrapper of its own', () => {
  const wrapped = { id: '/offer/id', title: '/offer/name' }
  expect(readCreatedJob({ data: { item: { offer: job } } }, wrapped)).toEqual({ id: '7', title: 'Baker' })
})
