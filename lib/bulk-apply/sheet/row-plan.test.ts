import { expect, test } from 'vitest'
import { testForm } from '../../testing/test-form'
import { findTargets } from './find-targets'
import { createRowPlan } from './row-plan'

const text = { type: 'string' }
const schema = {
  type: 'object',
  required: ['level', 'plain', 'empty'],
  properties: {
    level: { type: 'string', default: 'Junior' },
    plain: text,
    empty: { enum: ['a', null], default: null },
    start: { type: 'string', default: 'unused' },
    visa: { type: 'object', required: ['country'], properties: { country: text, note: text } },
    visas: { type: 'object', properties: { other: text } },
    people: { type: 'array', items: { type: 'object', properties: { name: text } } },
  },
}
const form = testForm(schema)
const targets = findTargets(form)
const planFor = (columns: (string | null)[], constants: Record<string, string> = {}) =>
  createRowPlan(form, targets, { columns, constants })
const keysOf = (...given: Parameters<typeof planFor>) => planFor(...given).cells.map(({ target }) => target.key)

test('reports a required field that no column fills', () => {
  expect(keysOf([])).toEqual(['email', 'job', '/level', '/plain', '/empty'])
})

test('requires the fields of a group only when another of them has a value', () => {
  expect(keysOf(['/visa/note'])).toContain('/visa/country')
  expect(keysOf([null], { '/visa/note': 'x' })).toContain('/visa/country')
  expect(keysOf(['/visas/other', 'email'])).not.toContain('/visa/country')
})

test('ignores a blank constant', () => {
  expect(keysOf([], { '/visa/note': '  ' })).not.toContain('/visa/note')
  expect(planFor([], { '/plain': ' x ' }).cells.find(({ target }) => target.key === '/plain')?.constant).toBe('x')
})

test('fills only required fields with the schema’s default', () => {
  const constants = Object.fromEntries(
    planFor(['/start'], {}).cells.map(({ target, constant }) => [target.key, constant]),
  )
  expect(constants).toEqual({ email: '', job: '', '/level': 'Junior', '/plain': '', '/empty': '', '/start': '' })
})

test('uses the first of two columns for one target', () => {
  const { cells, indexOf } = planFor([null, 'email', 'email'])
  expect(cells[indexOf.get('email') ?? -1]?.column).toBe(1)
  expect(cells[indexOf.get('job') ?? -1]?.column).toBe(-1)
})

test('shows an issue at the cell of its field, or of the fields around it', () => {
  const { targetAt } = planFor([])
  const { paths } = form
  const around = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'))
  expect(['', '/plain', '/people/0/name', '/nowhere'].map(targetAt)).toEqual([null, '/plain', '/people', null])
  expect([paths.email, paths.job, around(paths.job), paths.enqueue ?? ''].map(targetAt)).toEqual([
    'email',
    'job',
    'job',
    'enqueue',
  ])
  expect(targetAt(around(paths.email))).toBe('email')
  expect(targetAt(`${paths.job}s`)).toBeNull()
})

test('writes a list of objects as JSON, but not a list of texts', () => {
  const kinds = planFor(['/people']).cells.map(({ target, node }) => [target.key, node?.kind ?? null])
  expect(kinds).toContainEqual(['/people', 'json'])
  expect(kinds).toContainEqual(['/plain', 'text'])
})
