import { expect, test } from 'vitest'
import { wordsInNames } from './words-in-names'

test('plain words are looked for in names', () => {
  expect(wordsInNames(' anna  o’neill-smith ')).toBe('name:anna name:o’neill-smith')
  expect(wordsInNames('أحمد')).toBe('name:أحمد')
})

test('words that say where or how they are sought are left as they are', () => {
  for (const typed of ['status:new', '"night shift"', '-anna', 'anna -status', 'a@example.com', '+49 151', ''])
    expect(wordsInNames(typed), typed).toBeNull()
})
