import { expect, test } from 'vitest'
import { inLanguage } from '../text/language'
import { deviceInWords } from './device-name'

test.each([
  ['Firefox on Windows', 'Firefox on Windows', 'Firefox auf Windows'],
  ['Unknown device', 'Unknown device', 'Unbekanntes Gerät'],
  [null, 'Unknown device', 'Unbekanntes Gerät'],
  ['Firefox', 'Firefox', 'Firefox'],
])('the stored device %s is “%s” in English and “%s” in German', (stored, english, german) => {
  expect(deviceInWords(stored)).toBe(english)
  expect(inLanguage('de', () => deviceInWords(stored))).toBe(german)
})
