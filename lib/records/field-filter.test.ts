import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createFieldTest,
  type FieldFilter,
  maxFieldFilters,
  numbersBetween,
  readFieldFilters,
  writeFieldFilter,
} from './field-filter'

const read = (query: string) => readFieldFilters(new URLSearchParams(query))
const fits = (filter: FieldFilter, values: unknown[]) => values.filter(createFieldTest(filter))

describe('field filters in a URL', () => {
  const number = fc.option(fc.integer({ min: -1_000_000, max: 1_000_000 }))
  const time = fc.option(
    fc.constantFrom('2026-02-27', '2026-03-01', '2026-02-27T10:00:00.000Z', '2026-03-01T00:00:00.000Z'),
  )
  const filter: fc.Arbitrary<FieldFilter> = fc.oneof(
    fc
      .string({ maxLength: 40 })
      .filter((text) => text.trim() !== '')
      .map((contains): FieldFilter => ({ kind: 'text', contains })),
    fc
      .tuple(number, number)
      .filter(([from, to]) => (from ?? to) !== null && (from === null || to === null || from <= to))
      .map(([from, to]): FieldFilter => ({ kind: 'number', from, to })),
    fc
      .tuple(time, time)
      .filter(
        ([from, until]) =>
          (from ?? until) !== null && (from === null || until === null || Date.parse(from) < Date.parse(until)),
      )
      .map(([from, until]): FieldFilter => ({ kind: 'time', from, until })),
  )

  it('are read back as they were written', () => {
    const name = fc.constantFrom('name', '/city', '/a:b', '/a~1b', '/..', '/ä ö', '/a%3Ab')
    fc.assert(
      fc.property(name, filter, (name, filter) => {
        const query = new URLSearchParams([writeFieldFilter(name, filter)])
        expect(readFieldFilters(new URLSearchParams(query.toString()))).toEqual({ [name]: filter })
      }),
    )
  })

  it.each([
    'contains=/city',
    'contains=/city:',
    'contains=/city:%20',
    'contains=city:x',
    'contains=:x',
    'contains=/a~2:x',
    `contains=/city:${'x'.repeat(201)}`,
    'between=/years:3',
    'between=/years:..',
    'between=/years:a..b',
    'between=/years:1..2..3',
    'between=/years:Infinity..',
    'between=/years:1e999..',
    'dates=/start:2026-02-30..',
    'dates=/start:today..',
    'dates=/start:2026-03-01..2026-02-01',
    'dates=/start:2026-03-01..2026-03-01',
  ])('are ignored when invalid: %s', (query) => {
    expect(read(query)).toEqual({})
  })

  it('are limited to one per field, and in number', () => {
    expect(read('contains=/city:a&contains=/city:b')).toEqual({ '/city': { kind: 'text', contains: 'a' } })
    const many = Array.from({ length: 50 }, (_, field) => `contains=/f${field}:x`).join('&')
    expect(Object.keys(read(many))).toHaveLength(maxFieldFilters)
  })

  it('write a time in one format, and leave days as they are', () => {
    expect(read('dates=/a:2026-02-01T01:00%2B01:00..&dates=/b:..2026-02-01')).toEqual({
      '/a': { kind: 'time', from: '2026-02-01T00:00:00.000Z', until: null },
      '/b': { kind: 'time', from: null, until: '2026-02-01' },
    })
  })
})

describe('numbers typed', () => {
  it.each([
    ['3', '7', { from: 3, to: 7 }],
    ['7', '3', { from: 3, to: 7 }],
    ['', '-2.5', { from: null, to: -2.5 }],
    ['0', '', { from: 0, to: null }],
  ])('from "%s" to "%s" are a range', (from, to, ends) => {
    expect(numbersBetween(from, to)).toEqual({ kind: 'number', ...ends })
  })

  it.each([
    ['', ''],
    ['-', ''],
    ['3', 'x'],
    ['1e5', ''],
  ])('from "%s" to "%s" are not a range', (from, to) => {
    expect(numbersBetween(from, to)).toBeNull()
  })
})

describe('a filter', () => {
  it('on text matches anywhere in the value, ignoring case and accents, also in lists', () => {
    const values = ['São Paulo', 'SAO', 'Oslo', ['Lima', 'São Luís'], null, undefined, 7, { city: 'sao' }]
    expect(fits({ kind: 'text', contains: ' são' }, values)).toEqual([
      'São Paulo',
      'SAO',
      ['Lima', 'São Luís'],
      { city: 'sao' },
    ])
    expect(fits({ kind: 'text', contains: 'o  p' }, values)).toEqual(['São Paulo'])
  })

  it('on a number includes both ends, and only numbers', () => {
    const values = [2, 3, 7, 7.1, '5', null, true, Number.NaN]
    expect(fits({ kind: 'number', from: 3, to: 7 }, values)).toEqual([3, 7])
    expect(fits({ kind: 'number', from: null, to: 3 }, values)).toEqual([2, 3])
    expect(fits({ kind: 'number', from: 7.1, to: null }, values)).toEqual([7.1])
  })

  it('on a time includes its start but not its end, and days begin in UTC', () => {
    const values = [
      '2026-02-01',
      '2026-02-02',
      '2026-02-01T23:59:59Z',
      '2026-02-02T01:00:00+02:00',
      'soon',
      '',
      5,
      null,
    ]
    expect(fits({ kind: 'time', from: '2026-02-01', until: '2026-02-02' }, values)).toEqual([
      '2026-02-01',
      '2026-02-01T23:59:59Z',
      '2026-02-02T01:00:00+02:00',
    ])
    expect(fits({ kind: 'time', from: '2026-02-02T00:00:00.000Z', until: null }, values)).toEqual(['2026-02-02'])
  })
})
