import { describe, expect, it } from 'vitest'
import { cpuMsOf } from '../testing/cpu-time'
import { toMillis } from './date-times'
import { isFilled, valueKindOf } from './kind-of'

const examples: Record<string, unknown[]> = {
  empty: [null, undefined, '', [], {}, Object.create(null)],
  number: [0, -1.5, 265733753],
  boolean: [true, false],
  list: [[1], [null], ['a', 'b']],
  nested: [{ years: 3 }, JSON.parse('{"__proto__":1}'), { '': null }],
  'date-time': [
    '2026-02-27T15:56:00.000Z',
    '2026-02-27T15:56Z',
    '2026-02-27T15:56:00+01:00',
    '2024-02-29T23:59:59-0330',
  ],
  date: ['2026-02-27', '2024-02-29', '0001-01-01'],
  email: ['zoe@example.com', 'o’brien+jobs@mail.example.co.uk', 'ünï@bücher.example'],
  phone: ['+49 30 555 0101', '+1 (555) 010-1234', '(030) 555 0101', '555-010-1234', '+995 555 0142', '+4930555010'],
  url: ['https://example.com', 'HTTP://example.com/a?b#c', 'https://portfolio.example.com/people/1'],
  'long-text': ['x'.repeat(121), 'two\nlines', 'two\rlines', `${'word '.repeat(40)}zoe@example.com`],
  text: [
    'New',
    ' ',
    '12',
    '265733753',
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-02-27T15:56:00',
    '2026-02-27T25:00:00Z',
    '2026-02-27 15:56',
    '+49',
    '+1 2 3',
    '+1234567890123456789',
    '2026 02 27',
    'javascript:alert(1)',
    ' https://example.com',
    'https://user:secret@example.com/',
    'https://user@example.com/',
    'https:\\\\example.com',
    '//example.com',
    'ftp://example.com',
    'data:text/html,x',
    'https://',
    'call zoe@example.com',
    'zoe@example',
    'a@b@example.com',
    'zoe@example.com?bcc=x@example.com',
    10n,
  ],
}

describe('the kind of a value', () => {
  for (const [kind, values] of Object.entries(examples))
    it.each(values.map((value) => [value]))(`${kind} is found for %s`, (value) => {
      expect(valueKindOf(value)).toBe(kind)
      expect(isFilled(value)).toBe(kind !== 'empty')
    })

  it('is found in linear time for texts that almost match', async () => {
    const almost = [
      `+${'1 '.repeat(50_000)}x`,
      `https://${'a'.repeat(50_000)} `,
      `${'a.'.repeat(25_000)}@${'b.'.repeat(25_000)}`,
    ]
    expect(await cpuMsOf(() => almost.map(valueKindOf))).toBeLessThan(500)
  })
})

describe('the time of a text', () => {
  it('is read with its zone, and a day begins in UTC', () => {
    expect(toMillis('2026-02-27T15:56:00+0100')).toBe(Date.UTC(2026, 1, 27, 14, 56))
    expect(toMillis('2026-02-27')).toBe(Date.UTC(2026, 1, 27))
  })
  it('is unknown for a day that is not in the calendar', () => {
    expect(toMillis('2026-02-30')).toBeNaN()
    expect(toMillis('2026-02-30T10:00:00Z')).toBeNaN()
    expect(toMillis('')).toBeNaN()
  })
})
