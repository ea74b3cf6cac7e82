import { expect, test } from 'vitest'
import { completeBody } from './application-body'
import type { BodySchema } from './body-schema'

const paths = { email: '/email', job: '/job', enqueue: '/enqueue' }
const complete = (parts: { email: string; jobId: string }, job: BodySchema = { type: 'string' }) =>
  completeBody(
    { name: 'Ada' },
    { ...parts, isQueued: true, submissionId: 'id-1' },
    { paths: paths, filled: [], schema: { type: 'object', properties: { job } } },
  )

test('the body of an application without an e-mail address or a job has neither', () => {
  expect(Object.keys(complete({ email: '  ', jobId: '' }))).toEqual(['name', 'enqueue'])
  expect(complete({ email: ' a@example.com ', jobId: '7' })).toEqual({
    name: 'Ada',
    email: 'a@example.com',
    job: '7',
    enqueue: true,
  })
})

test('a job ID is sent as the type that the schema has for it', () => {
  for (const type of ['integer', 'number', ['integer', 'null']]) {
    expect(complete({ email: '', jobId: '7' }, { type }).job).toBe(7)
    expect(complete({ email: '', jobId: 'x7' }, { type }).job).toBe('x7')
  }
  expect(complete({ email: '', jobId: '7' }, { type: ['integer', 'string'] }).job).toBe('7')
})
