import { expect, test } from 'vitest'
import { anyChoice, filterOf, isSameChoice, readFilterAddress, writeFilterAddress } from './address'

const read = (query: string) => readFilterAddress(new URLSearchParams(query))

test('reads back the filter that it wrote to the address', () => {
  for (const query of [
    '',
    '?person=p1&kind=create-job&outcome=needs-somebody&job=881200&time=7-days&entry=e1',
    '?time=today',
    '?time=24-hours',
    '?time=days',
    '?from=2026-02-01&to=2026-02-27',
    '?to=2026-02-27',
    '?run=7f1c',
  ])
    expect(writeFilterAddress(read(query))).toBe(query)
})

test('ignores unknown values, and never writes what may be an e-mail address', () => {
  expect(read('kind=nothing&outcome=maybe&time=ever&from=x&to=2026-13-40&person=+')).toEqual({
    choice: anyChoice,
    entry: null,
  })
  expect(read('person=a%00&job=%00b&entry=%00c&from=2026-02-30&to=0000-01-01')).toEqual({
    choice: anyChoice,
    entry: null,
  })
  expect(read('from=9999-12-31&to=0099-01-01').choice).toEqual(anyChoice)
  expect(read('person=ada@example.com&job=ada@example.com&entry=a@b').choice).toEqual(anyChoice)
  expect(writeFilterAddress({ choice: { ...anyChoice, job: 'ada@example.com' }, entry: null })).toBe('')
  expect(filterOf({ ...anyChoice, job: 'ada@example.com' }, new Date())).toMatchObject({ job: null })
})

test('days begin and end in the reader’s time zone', () => {
  const now = new Date(2026, 1, 27, 15, 30)
  const local = (day: number, month = 1) => new Date(2026, month, day).toISOString()
  const of = (query: string) => filterOf(read(query).choice, now)
  expect(of('time=today')).toMatchObject({ since: local(27), until: null })
  expect(of('time=24-hours')).toMatchObject({ since: new Date(2026, 1, 26, 15, 30).toISOString(), until: null })
  expect(of('time=7-days')).toMatchObject({ since: local(21), until: null })
  expect(of('time=30-days')).toMatchObject({ since: local(29, 0), until: null })
  expect(of('from=2026-02-01&to=2026-02-27')).toMatchObject({ since: local(1), until: local(28) })
  expect(of('')).toMatchObject({ since: null, until: null })
})

test('a choice read from the address again is the same choice', () => {
  const read = (query: string) => readFilterAddress(new URLSearchParams(query)).choice
  expect(isSameChoice(read('time=24-hours&kind='), read('time=24-hours'))).toBe(true)
  expect(isSameChoice(read('time=24-hours'), read('time=7-days'))).toBe(false)
})
