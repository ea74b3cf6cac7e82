import { expect, test } from 'vitest'
import { readPeopleAddress, writePeopleAddress } from './people-address'

const read = (query: string) => readPeopleAddress(new URLSearchParams(query))

test('reads back what it wrote', () => {
  const address = { role: 'admin', state: 'invited', person: '3f0c7a52-1b7e' } as const
  expect(writePeopleAddress(address)).toBe('?role=admin&state=invited&person=3f0c7a52-1b7e')
  expect(read(writePeopleAddress(address))).toEqual(address)
  expect(writePeopleAddress({ role: null, state: null, person: null })).toBe('')
})

test.each(['role=owner', 'state=gone', 'person=ada@example.com', 'person=', 'person=../x', `person=${'a'.repeat(65)}`])(
  'ignores the invalid value in %j',
  (query) => {
    expect(read(query)).toEqual({ role: null, state: null, person: null })
  },
)
