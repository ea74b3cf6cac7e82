import { expect, test } from 'vitest'
import { isSentUnlisted, noteSent } from './just-sent'

const keys = (...ids: string[]) => new Set(ids.map((id) => `id:${id}`))

test('expects a newly sent application until the list has it, whatever the case of the address', () => {
  noteSent('Ada@example.com', '7', 1_000)
  expect(isSentUnlisted(' ada@example.com', keys('6'), 2_000)).toBe(true)
  expect(isSentUnlisted('ada@example.com', keys('6', '7'), 2_000)).toBe(false)
  // The applicant's own details.
  expect(isSentUnlisted('ada@example.com', keys('7'), 2_000)).toBe(false)
  expect(isSentUnlisted('grace@example.com', keys('5'), 2_000)).toBe(false)
})

test('expects an application without an ID until another one appears, and for a minute at most', () => {
  noteSent('linus@example.com', null, 0)
  expect(isSentUnlisted('linus@example.com', keys('1'), 60_000)).toBe(true)
  expect(isSentUnlisted('linus@example.com', keys('1', '2'), 60_000)).toBe(false)
  expect(isSentUnlisted('linus@example.com', keys('1'), 60_001)).toBe(false)
})
