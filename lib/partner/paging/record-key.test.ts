import { describe, expect, test } from 'vitest'
import { recordKey } from './record-key'

const mapping = { id: '/id', email: '/person/email' }
const key = (record: Record<string, unknown>) => recordKey(record, mapping)

describe('what tells a record from all others', () => {
  test('the id, as text', () => {
    expect(key({ id: 7, name: 'Ada' })).toBe(key({ id: '7', name: 'Bea' }))
    expect(key({ id: 0 })).toBe('id:0')
  })

  test.each([null, undefined, '', '  ', true, {}])(
    'without an id (%j), the e-mail address, however it is written',
    (id) => {
      const record = { id, person: { email: ' Ada@Example.com' } }
      expect(key(record)).toBe(key({ person: { email: 'ada@example.com ' }, other: 1 }))
    },
  )

  test('an id is never taken for an e-mail address', () => {
    expect(key({ id: 'a@example.com' })).toBe('id:a@example.com')
    expect(key({ person: { email: 'a@example.com' } })).toBe('email:a@example.com')
  })

  test('without both, all fields, in any order', () => {
    const record = { name: 'Ada', tags: ['a', 'b'], place: { town: 'Oslo', code: 1 } }
    expect(key(record)).toBe(key({ place: { code: 1, town: 'Oslo' }, tags: ['a', 'b'], name: 'Ada' }))
    expect(key(record)).not.toBe(key({ ...record, tags: ['b', 'a'] }))
    expect(key(record)).not.toBe(key({ ...record, name: 'Adb' }))
  })

  test('where the profile knows neither place, all fields count', () => {
    expect(recordKey({ id: 1, name: 'Ada' }, {})).not.toBe(recordKey({ id: 1, name: 'Bea' }, {}))
  })

  test('twenty thousand records that are much alike have as many keys, each of a fixed length', () => {
    const keys = Array.from({ length: 20_000 }, (_, n) => recordKey({ value: n, odd: n % 2 === 1 }, {}))
    expect(new Set(keys.map((one) => one.length)).size).toBe(1)
    // Two hashes of 11 characters: either alone would do here.
    for (const start of [5, 16]) expect(new Set(keys.map((one) => one.slice(start, start + 11))).size).toBe(20_000)
  })
})
