import { expect, test } from 'vitest'
import { dayInWords } from './day-in-words'
import { inLanguage } from './language'

test('formats a day in the reader’s language, as on every other screen', () => {
  const moment = new Date('2026-11-27T23:30:00Z')
  expect(dayInWords(moment)).toBe('Nov 27, 2026')
  expect(inLanguage('de', () => dayInWords(moment))).toBe('27.11.2026')
})
