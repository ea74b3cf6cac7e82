import { expect, it } from 'vitest'
import { describeError } from './describe-error'

it('names each cause once, on one line, without the values of a statement', () => {
  const refused = new AggregateError([new Error('connect ECONNREFUSED ::1:5432')], '')
  const query = new Error('Failed query: select 1\nparams: a@b.example', { cause: refused })
  expect(describeError(new Error('No store', { cause: query }))).toBe(
    'No store: Failed query: select 1: connect ECONNREFUSED ::1:5432',
  )
})

it('describes a thrown value that is not an error', () => {
  expect(describeError('broken')).toBe('broken')
  expect(describeError(undefined)).toBe('unknown fault')
})
