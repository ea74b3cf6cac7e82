import { expect, test } from 'vitest'
import { maskAll, maskEmails } from './mask-emails'

test.each([
  ['grace@example.com', 'g•••@example.com'],
  ['Applied as "grace.hopper+jobs@mail.example.com", twice', 'Applied as "g•••@mail.example.com", twice'],
  ['a@b.example,b@c.example', 'a•••@b.example,b•••@c.example'],
  ['<ada@example.com>; 🦆uck@example.com', '<a•••@example.com>; 🦆•••@example.com'],
  ['mailto:ada@localhost', 'mailto:a•••@localhost'],
  ['nobody here', 'nobody here'],
  ['@ alone, and at the end@', '@ alone, and at the end@'],
])('%s is shown as %s', (text, shown) => {
  expect(maskEmails(text)).toBe(shown)
})

test('all of a value is masked, names of fields and lists too, and nothing else of it changes', () => {
  const at = '2026-02-27T10:00:00.000Z'
  expect(maskAll({ at, count: 2, isIt: true, none: null, list: ['x@y.example', { 'k@y.example': 'v' }] })).toEqual({
    at,
    count: 2,
    isIt: true,
    none: null,
    list: ['x•••@y.example', { 'k•••@y.example': 'v' }],
  })
})
