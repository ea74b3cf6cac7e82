import { expect, test } from 'vitest'
import { maskAll, maskEmails } from './mask-emails'

test.each([
  ['grace@example.com', 'g•••@example.com'],
  ['Applied as "grace.hopper+jobs@mail.example.com", twice', 'Applied as "g•••@mail.example.com", twice'],
  ['a@b.example,bo@c.example', '•••@b.example,b•••@c.example'],
  ['🦆@b.example', '•••@b.example'],
  ['nine%40victim.org', 'n•••%40victim.org'],
  ['/find?q=nine%2540victim.org&x=1', '/find?q=n•••%2540victim.org&x=1'],
  ['nine＠victim.org and ten﹫victim.org', 'n•••＠victim.org and t•••﹫victim.org'],
  ['nine%EF%BC%A0victim.org', 'n•••%EF%BC%A0victim.org'],
  ['ada@bea%40victim.org', 'a•••%40victim.org'],
  ['100% of 40', '100% of 40'],
  ['%40victim.org', '%40victim.org'],
  ['<ada@example.com>; 🦆uck@example.com', '<a•••@example.com>; 🦆•••@example.com'],
  ['mailto:ada@localhost', 'mailto:a•••@localhost'],
  ['nobody here', 'nobody here'],
  ['@ alone, and at the end@', '@ alone, and at the end@'],
])('masks %s as %s', (text, shown) => {
  expect(maskEmails(text)).toBe(shown)
})

test('masks addresses anywhere in a value, including field names and lists, and changes nothing else', () => {
  const at = '2026-02-27T10:00:00.000Z'
  expect(maskAll({ at, count: 2, isIt: true, none: null, list: ['x@y.example', { 'k@y.example': 'v' }] })).toEqual({
    at,
    count: 2,
    isIt: true,
    none: null,
    list: ['•••@y.example', { '•••@y.example': 'v' }],
  })
})
