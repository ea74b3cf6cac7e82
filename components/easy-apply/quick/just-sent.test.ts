import { expect, test } from 'vitest'
import { isSentUnlisted, noteSent } from './just-sent'

test('an application that was just sent is awaited until the list has it, whatever the case of the address', () => {
  noteSent('Ada@example.com', '7', 1_000)
  expect(isSentUnlisted(' ada@example.com', ['id:6'], 2_000)).toBe(true)
  expect(isSentUnlisted('ada@example.com', ['id:6', 'id:7'], 2_000)).toBe(false)
  expect(isSentUnlisted('grace@example.com', [], 2_000)).toBe(false)
})

test('one without an ID is awaited until any is listed, and none for longer than a minute', () => {
  noteSent('linus@example.com', null, 0)
  expect(isSentUnlisted('linus@example.com', [], 60_000)).toBe(true)
  expect(isSentUnlisted('linus@example.com', ['id:1'], 60_000)).toBe(false)
  expect(isSentUnlisted('linus@example.com', [], 60_001)).toBe(false)
})
