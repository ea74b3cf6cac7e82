import { expect, test } from 'vitest'
import { describeLists, describeSizes } from './describe-fields'

const answer = { total: 2, jobs: { v1: { id: 1, seats: 3 }, v2: { id: 2, seats: 1 } } }

test('describes records by their ID like those of a list', () => {
  expect(describeLists([answer], ['/jobs', '/nothing'])).toMatchObject([{ path: '/jobs', count: 2 }])
})

test('offers numbers beside the list as its total, and none of its records', () => {
  expect(describeSizes(answer, '/jobs').map(({ path }) => path)).toEqual(['/total'])
})
