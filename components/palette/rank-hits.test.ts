import { expect, test } from 'vitest'
import { makeMapping } from '@/lib/testing/fake-applicants'
import { hasNumber, rankHits } from './rank-hits'

const mapping = makeMapping({ key: { id: '/id', email: '/email' }, phone: '/phone' })
const guemes = (number: number) => ({
  key: `id:${26_000 + number}`,
  record: { id: 26_000 + number, name: 'Xóchitl Güemes', email: `xochitl.guemes.${number}@example.org`, phone: '' },
  isNew: false,
  staleSince: null,
})
const emailsOf = (typed: string, numbers: number[]) =>
  rankHits(numbers.map(guemes), typed, mapping).map(({ record }) => record.email)

test('ranks an exact number before numbers that contain it', () => {
  expect(emailsOf('guemes 5', [1146, 52, 5])[0]).toBe('xochitl.guemes.5@example.org')
  expect(emailsOf('26052', [1146, 52, 5])[0]).toBe('xochitl.guemes.52@example.org')
})

test('keeps the original order of equal matches', () => {
  expect(emailsOf('gue', [3, 1, 2])).toEqual([3, 1, 2].map((number) => `xochitl.guemes.${number}@example.org`))
  expect(emailsOf('GÜEMES', [3, 1, 2])).toEqual([3, 1, 2].map((number) => `xochitl.guemes.${number}@example.org`))
})

test('treats only words made of digits as numbers', () => {
  expect(['guemes 5', '26052'].map(hasNumber)).toEqual([true, true])
  expect(['guemes', 'job5', ''].map(hasNumber)).toEqual([false, false, false])
})
