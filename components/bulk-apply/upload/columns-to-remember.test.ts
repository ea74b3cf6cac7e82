import { expect, test } from 'vitest'
import { findTargets } from '@/lib/bulk-apply/sheet/find-targets'
import { guessColumns } from '@/lib/bulk-apply/sheet/guess-columns'
import { testForm } from '@/lib/testing/test-form'
import { columnsToRemember } from './columns-to-remember'

const form = testForm()
const guess = (header: string[], remembered = {}) =>
  guessColumns({ header, rows: [] }, remembered, findTargets(form), form).matching

test('remembers each column, also one that was not used', () => {
  expect(columnsToRemember({ header: ['E-Mail', 'Notes'] }, { columns: ['email', null] })).toEqual({
    email: 'email',
    notes: null,
  })
})

test.each([
  [['Email', 'E-Mail'], 'email'],
  [['Job', 'Job #'], 'job'],
])('finds the column of %j again, although the other one was not used', (header, target) => {
  const first = guess(header)
  expect(first.columns).toEqual([target, null])
  expect(guess(header, columnsToRemember({ header }, first)).columns).toEqual([target, null])
})
