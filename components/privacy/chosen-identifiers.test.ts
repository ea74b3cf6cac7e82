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

test('erases those who were chosen, with their ids, and nobody else', () => {
  expect(chosenIdentifiers({ ...query, name: 'Ada' }, [ada, other], new Set(['ada@example.net']), false)).toEqual({
    emails: ['ada@example.net'],
    names: [],
    ids: ['12'],
  })
})

test('leaves whoever was found by address or id and then not chosen', () => {
  const typed = { email: ' ADA@example.com', name: 'Ada', id: '11' }
  expect(chosenIdentifiers(typed, [ada, other], new Set(), true)).toEqual({ emails: [], names: ['Ada'], ids: [] })
  expect(chosenIdentifiers(typed, [ada, other], new Set(['ada@example.net']), false)).toEqual({
    emails: ['ada@example.net'],
    names: [],
    ids: ['12'],
  })
})

test('takes an address or id out of texts where no record is about it', () => {
  expect(chosenIdentifiers({ email: 'New@example.com', name: '', id: '99' }, [other], new Set(), false)).toEqual({
    emails: ['new@example.com'],
    names: [],
    ids: ['99'],
  })
})

test('chooses records without an address by their ids', () => {
  expect(chosenIdentifiers(query, [person(null, '7', '8')], new Set(['7 8']), false)).toEqual({
    emails: [],
    names: [],
    ids: ['7', '8'],
  })
})
