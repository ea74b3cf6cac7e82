import { expect, test } from 'vitest'
import type { FoundPerson } from '@/lib/privacy/contract'
import { chosenIdentifiers } from './chosen-identifiers'

const person = (email: string | null, ...ids: string[]): FoundPerson => ({
  email,
  names: [],
  ids,
  records: 1,
  isExact: true,
})
const ada = person('ada@example.com', '11')
const other = person('ada@example.net', '12')
const query = { email: '', name: '', id: '' }

test('erases the selected people, with their IDs, and nobody else', () => {
  expect(chosenIdentifiers({ ...query, name: 'Ada' }, [ada, other], new Set(['ada@example.net']), false)).toEqual({
    emails: ['ada@example.net'],
    names: [],
    ids: ['12'],
  })
})

test('keeps people found by address or ID but not selected', () => {
  const typed = { email: ' ADA@example.com', name: 'Ada', id: '11' }
  expect(chosenIdentifiers(typed, [ada, other], new Set(), true)).toEqual({ emails: [], names: ['Ada'], ids: [] })
  expect(chosenIdentifiers(typed, [ada, other], new Set(['ada@example.net']), false)).toEqual({
    emails: ['ada@example.net'],
    names: [],
    ids: ['12'],
  })
})

test('takes an address or ID out of texts when no record has it', () => {
  expect(chosenIdentifiers({ email: 'New@example.com', name: '', id: '99' }, [other], new Set(), false)).toEqual({
    emails: ['new@example.com'],
    names: [],
    ids: ['99'],
  })
})

test('selects records without an address by their IDs', () => {
  expect(chosenIdentifiers(query, [person(null, '7', '8')], new Set(['7 8']), false)).toEqual({
    emails: [],
    names: [],
    ids: ['7', '8'],
  })
})
