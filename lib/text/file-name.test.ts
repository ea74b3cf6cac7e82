import { expect, test } from 'vitest'
import { fileNamePart, fileNameTime } from './file-name'

test.each([
  ['Autumn fair, Berlin', 'Autumn-fair,-Berlin'],
  ['Verkäufer:in (m/w/d)', 'Verkäufer-in-(m-w-d)'],
  ['../..\\etc', 'etc'],
  ['"\r\nx-header: 1', 'x-header-1'],
  ['???', ''],
])('turns %j into a name that every system accepts', (text, part) => expect(fileNamePart(text)).toBe(part))

test('truncates a long name', () => expect(fileNamePart('a'.repeat(500))).toHaveLength(80))

test('puts the time into the name to the second, in the reader’s time zone', () => {
  expect(fileNameTime(new Date('2026-11-27T23:12:05Z'), 'Europe/Berlin')).toBe('2026-11-28-001205')
})
