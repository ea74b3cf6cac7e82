import { describe, expect, test } from 'vitest'
import { recordKey } from './record-key'

const mapping = { id: '/id', email: '/person/email' }
const key = (record: Record<string, unknown>) => recordKey(record, mapping)

describe('the key of a record', () => {
  test('is its ID as text', () => {
    expect(key({ id: 7, name: 'Ada' })).toBe(key({ id: '7', name: 'Bea' }))
    expect(key({ id: 0 })).toBe('id:0')
  })

  test.each([null, undefined, '', '  ', true, {}])(
    'without an ID (%j) is the e-mail address, in any spelling',
    (id) => {
      const record = { id, person: { email: ' Ada@Example.com' } }
      expect(key(record)).toBe(key({ person: { email: 'ada@example.com ' }, other: 1 }))
    },
  )

  test('includes the job when the ID or e-mail address is a person’s, to distinguish their applications', () => {
    const ofPerson = { ...mapping, job: '/job' }
    const keys = [
      { id: 7, job: 1 },
      { id: 7, job: 2 },
      { person: { email: 'ada@example.com' }, job: 1 },
      { person: { email: 'Ada@example.com' }, job: 2 },
      { id: 7 },
    ].map((record) => recordKey(record, ofPerson))
    expect(new Set(keys).size).toBe(5)
    expect(recordKey({ id: '7', job: '1', stage: 'new' }, ofPerson)).toBe(keys[0])
    expect(keys[4]).toBe('id:7')
  })

  test('is short for a long ID, e-mail address or job, and still its own', () => {
    const long = 'ж'.repeat(3_000)
    const keys = ['a', 'b'].flatMap((end) => [
      key({ id: long + end }),
      key({ person: { email: long + end } }),
      recordKey({ id: 1, job: long + end }, { id: '/id', job: '/job' }),
    ])
    expect(new Set(keys).size).toBe(6)
    for (const one of keys) expect(Buffer.byteLength(one)).toBeLessThan(2_704)
    expect(key({ id: 'x'.repeat(400) })).toBe(`id:${'x'.repeat(400)}`)
  })

  test('never confuses an ID with an e-mail address', () => {
    expect(key({ id: 'a@example.com' })).toBe('id:a@example.com')
    expect(key({ person: { email: 'a@example.com' } })).toBe('email:a@example.com')
  })

  test('is a hash of all fields in any order without ID and e-mail address', () => {
    const record = { name: 'Ada', tags: ['a', 'b'], place: { town: 'Oslo', code: 1 } }
    expect(key(record)).toBe(key({ place: { code: 1, town: 'Oslo' }, tags: ['a', 'b'], name: 'Ada' }))
    expect(key(record)).not.toBe(key({ ...record, tags: ['b', 'a'] }))
    expect(key(record)).not.toBe(key({ ...record, name: 'Adb' }))
  })

  test('is a hash of all fields when the profile maps neither', () => {
    expect(recordKey({ id: 1, name: 'Ada' }, {})).not.toBe(recordKey({ id: 1, name: 'Bea' }, {}))
  })

  test('is unique and of fixed length for 20,000 similar records', () => {
    const keys = Array.from({ length: 20_000 }, (_, n) => recordKey({ value: n, odd: n % 2 === 1 }, {}))
    expect(new Set(keys.map((one) => one.length)).size).toBe(1)
    // Two hashes of 11 characters: either alone would be unique here.
    for (const start of [5, 16]) expect(new Set(keys.map((one) => one.slice(start, start + 11))).size).toBe(20_000)
  })

  test('is the same hash in every release', () => {
    expect(key({ name: 'Ada', tags: ['a', 'b'] })).toBe('hash:248mgqxogz30c5kzviadlo')
  })
})
