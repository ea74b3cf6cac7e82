import { expect, test } from 'vitest'
import { erasureTargetSchema, personQuerySchema } from './input'

const nobody = { email: '', name: '', id: '' }
const none = { emails: [], names: [], ids: [] }

test.each(['\0', 'abc\0', 'abc\ud83d'])(
  'rejects %j, which the store cannot hold, for searching and erasing',
  (text) => {
    for (const field of ['email', 'name', 'id'])
      expect(personQuerySchema.safeParse({ ...nobody, [field]: text }).success).toBe(false)
    for (const field of ['emails', 'names', 'ids'])
      expect(erasureTargetSchema.safeParse({ who: { ...none, [field]: [text] } }).success).toBe(false)
    expect(erasureTargetSchema.safeParse({ colleagueId: text }).success).toBe(false)
  },
)

test('accepts any other text for searching and erasing', () => {
  expect(personQuerySchema.safeParse({ ...nobody, name: 'Åsa 🦆' }).success).toBe(true)
  expect(erasureTargetSchema.safeParse({ who: { ...none, names: ['مريم'] } }).success).toBe(true)
  expect(erasureTargetSchema.safeParse({ colleagueId: 'a' }).success).toBe(true)
})

test('accepts two letters as a name where names are that short, and no two Latin letters', () => {
  for (const [name, isAccepted] of [
    ['王明', true],
    ['Ян', true],
    ['이준', true],
    ['Li', false],
    ['王', false],
    ['42', false],
  ] as const) {
    expect(personQuerySchema.safeParse({ ...nobody, name }).success, name).toBe(isAccepted)
    expect(erasureTargetSchema.safeParse({ who: { ...none, names: [name] } }).success, name).toBe(isAccepted)
  }
  expect(erasureTargetSchema.safeParse({ who: { ...none, names: [''] } }).success).toBe(false)
})

test('accepts the IDs of people with many applications', () => {
  const ids = Array.from({ length: 2_000 }, (_, number) => `form-${number}`)
  expect(erasureTargetSchema.safeParse({ who: { ...none, ids } }).success).toBe(true)
  expect(erasureTargetSchema.safeParse({ who: { ...none, ids: [...ids, 'one more'] } }).success).toBe(false)
})
