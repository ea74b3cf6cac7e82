import { expect, test } from 'vitest'
import { wordsInNames } from './words-in-names'

test('searches plain words in names', () => {
  expect(wordsInNames(' anna  o’neill-smith ')).toBe('name:anna name:o’neill-smith')
  expect(wordsInNames('أحمد')).toBe('name:أحمد')
})

test('leaves words with search operators unchanged', () => {
  for (const typed of ['status:new', '"night shift"', '-anna', 'anna -status', 'a@example.com', '+49 151', ''])
    expect(wordsInNames(typed), typed).toBeNull()
})

test('leaves a text alone that the field names would make too long to search for', () => {
  expect(wordsInNames('anna '.repeat(100))).toBeNull()
})
