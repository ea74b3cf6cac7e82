import { expect, test } from 'vitest'
import { createSheetWriter } from './sheet-writer'

const write = createSheetWriter('Europe/Berlin')

test.each([
  ['2026-11-26T20:17:45Z', '2026-11-26 21:17'],
  ['2026-07-01T23:30:00.123+0000', '2026-07-02 01:30'],
  ['2026-11-26', '2026-11-26'],
  ['2026-11-26T20:17:45', '2026-11-26T20:17:45'],
  ['Berlin', 'Berlin'],
  [-5, -5],
  [false, false],
  [null, null],
])('writes %j as %j', (value, expected) => expect(write(value)).toBe(expected))

test('writes times so that they sort as text', () => {
  const moments = ['2026-10-01T08:00:00Z', '2026-09-30T23:59:00Z', '2026-10-01T00:05:00+02:00']
  const byTime = [...moments].sort((one, other) => Date.parse(one) - Date.parse(other))
  expect(moments.map((moment) => write(moment)).sort()).toEqual(byTime.map((moment) => write(moment)))
})

test('writes a list of plain values on one line, without empty ones', () => {
  expect(write(['German', 'English', null, '', 7, true])).toBe('German; English; 7; true')
  expect(write(['2026-11-26T20:17:45Z', '2026-11-27'])).toBe('2026-11-26 21:17; 2026-11-27')
  expect(write([])).toBe('')
})

test('writes answers after their questions, which may be elsewhere in the record', () => {
  const answers = [
    { question: 'Can you drive?', answer: true },
    { question: { id: 7, title: 'Since when?' }, values: ['2019', '2021'] },
  ]
  expect(write(answers)).toBe('Can you drive?: true; Since when?: 2019, 2021')
  const record = { questions: [{ id: 1207, label: 'Do you have a licence?' }] }
  expect(write([{ question_id: 1207, value: 'yes' }], record)).toBe('Do you have a licence?: yes')
  expect(write([{ question_id: 1207, value: 'yes' }])).toBe('1207: yes')
})

test.each([
  [{ years: -3 }],
  [[{ role: 'Cook', years: 3 }]],
  [[['a'], ['b']]],
  [[{ question: 'Where?', answer: { city: 'Ulm' } }]],
])('leaves %j unchanged, which has no readable form', (value) => expect(write(value)).toBe(value))
