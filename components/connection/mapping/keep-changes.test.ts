import { expect, test } from 'vitest'
import type { FieldMapping } from '@/lib/partner/profile/field-mapping'
import { keepChanges } from './keep-changes'

const base: FieldMapping = {
  applicants: {
    items: '/items',
    id: '/id',
    email: '/mail',
    name: { first: '/first', last: '/last' },
    phone: '/phone',
    job: null,
    jobTitle: null,
    status: null,
    team: null,
    teamName: null,
    time: null,
  },
  jobs: {
    items: '/jobs',
    id: '/id',
    title: '/title',
    team: null,
    teamName: null,
    open: null,
    status: null,
    time: null,
    limit: null,
    total: null,
  },
}
const withPeople = (change: Partial<FieldMapping['applicants']>): FieldMapping => ({
  ...base,
  applicants: { ...base.applicants, ...change },
})
const keysOf = (some: { key: string }[]) => some.map(({ key }) => key)

test('keeps this admin’s change to a field on top of what another admin saved', () => {
  const kept = keepChanges({ base, mine: withPeople({ phone: null }) }, withPeople({ name: '/whole' }))
  expect(kept.mapping).toEqual(withPeople({ name: '/whole', phone: null }))
  expect(keysOf(kept.mine)).toEqual(['phone'])
  expect(kept.theirs).toEqual([])
})

test('takes the other admin’s value when both changed the same field', () => {
  const kept = keepChanges({ base, mine: withPeople({ email: '/other' }) }, withPeople({ email: '/address' }))
  expect(kept.mapping.applicants.email).toBe('/address')
  expect(kept.mine).toEqual([])
  expect(keysOf(kept.theirs)).toEqual(['email'])
})

test('drops a change that both admins made', () => {
  const mine = withPeople({ name: { first: '/given', last: '/family' } })
  const saved = withPeople({ name: { last: '/family', first: '/given' } })
  expect(keepChanges({ base, mine }, saved)).toEqual({ mapping: saved, mine: [], theirs: [] })
})
