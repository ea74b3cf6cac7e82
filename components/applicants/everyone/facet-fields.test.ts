import { expect, test } from 'vitest'
import { createFieldReader } from '@/lib/records/field-reader'
import { facetFields } from './facet-fields'

const reader = createFieldReader({})
const text = (name: string) => ({ name, kind: 'text' as const })
const offered = [
  { name: '/is_favorite', kind: 'boolean' as const },
  { name: '/years', kind: 'number' as const },
  ...['status', 'jobId', 'teamId', '/source', '/city', '/country', '/language'].map(text),
]
const names = { jobId: { '7': 'Line cook' } }
const labels = (fields: { label: string }[]) => fields.map(({ label }) => label)

test('up to five text fields have a menu of their own; all other fields share one menu', () => {
  const { menus, more, chosen } = facetFields({ state: { offered, names }, where: {}, reader })
  expect(labels(menus)).toEqual(['Job', 'Team', 'Source', 'City', 'Country'])
  expect(labels(more)).toEqual(['Is favorite', 'Years', 'Language'])
  expect(chosen).toEqual([])
})

test('a field with a chosen value always has a menu, also an unknown one', () => {
  const where = { status: ['New'], '/years': ['3'], '/source': ['Fair'], '/old_field': [null], '/city': [] }
  const { chosen } = facetFields({ state: { offered, names }, where, reader })
  expect(labels(chosen)).toEqual(['Years', 'Old field'])
})

test('shows the known names of IDs', () => {
  const { menus } = facetFields({ state: { offered, names }, where: {}, reader })
  const [job, team] = menus
  expect(['7', '8', null].map((id) => job?.nameOf(id))).toEqual(['Line cook', 'Job 8', 'None'])
  expect(team?.nameOf('11')).toBe('Team 11')
})
