import { expect, test } from 'vitest'
import { findDescription, withoutDescription } from './find-description'

const text = 'Bake bread at night. '.repeat(10)

test('finds the description at the path from the form of a new job, even if nested', () => {
  const record = { vacancy: { text: 'Short' }, notes: text }
  expect(findDescription({ record }, ['/vacancy/text'])).toEqual({ pointer: '/vacancy/text', text: 'Short' })
})

test('without such a field, takes the longest text with several lines or HTML', () => {
  const record = { id: '1', link: 'https://example.com', hint: '<p>Hi</p>', about: text, city: 'Oslo' }
  expect(findDescription({ record }, ['/description'])?.pointer).toBe('/about')
})

test('finds none in a record with only short values', () => {
  expect(
    findDescription({ record: { id: '1', description: ' ', city: 'Oslo', tags: ['a'] } }, ['/description']),
  ).toBeNull()
})

test('excludes the description from the other fields', () => {
  const record = { id: '1', about: text }
  expect(withoutDescription(record, findDescription({ record }, []))).toEqual({ id: '1' })
  expect(withoutDescription(record, null)).toBe(record)
  const nested = { id: '1', details: { description: text, hours: 38 }, parts: [{ text: 'A' }, { text: 'B' }] }
  expect(withoutDescription(nested, findDescription({ record: nested }, ['/details/description']))).toEqual({
    ...nested,
    details: { hours: 38 },
  })
  expect(withoutDescription(nested, { pointer: '/parts/0/text', text: 'A' }).parts).toEqual([{ text: 'B' }])
})
