import { expect, test } from 'vitest'
import { suggestFields } from './suggest-fields'

const jobs = Array.from({ length: 16 }, (_, index) => ({
  id: index,
  title: `Cook ${index}`,
  kind: index % 2 ? 'full' : 'part',
  place: { city: index < 4 ? null : 'Leipzig', isOpen: true },
  owner: index % 2 ? 'ann@example.com' : 'bob@example.com',
  tags: ['a'],
}))
const found = (records: readonly unknown[]) =>
  Object.fromEntries(suggestFields(records).map(({ pointer, schema, filled }) => [pointer, { ...schema, filled }]))

test('suggests the fields of jobs as unproven, and a choice when few values repeat', () => {
  expect(found(jobs)).toEqual({
    '/id': { type: 'integer', title: 'ID', 'x-unproven': true, filled: 1 },
    '/title': { type: 'string', title: 'Title', 'x-unproven': true, filled: 1 },
    '/kind': { enum: ['part', 'full'], title: 'Kind', 'x-unproven': true, filled: 1 },
    '/place/city': { enum: ['Leipzig'], title: 'Place city', 'x-unproven': true, filled: 0.75 },
    '/place/isOpen': { type: 'boolean', title: 'Place is open', 'x-unproven': true, filled: 1 },
    '/owner': { type: 'string', format: 'email', title: 'Owner', 'x-unproven': true, filled: 1 },
  })
})

test('suggests no choice from fewer than ten values', () => {
  expect(found(jobs.slice(0, 9))['/kind']).toMatchObject({ type: 'string' })
})
