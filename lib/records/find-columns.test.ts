import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createColumnFinder } from './find-columns'
import { isFilled } from './kind-of'
import { pointerOf, readPointer } from './pointer'
import type { PartnerRecord } from './record'

function find(records: PartnerRecord[], first: string[] = []) {
  const finder = createColumnFinder(first)
  for (const record of records) finder.take([record])
  return { finder, pointers: finder.columns().map(({ pointer }) => pointer), columns: finder.columns() }
}

const kinds = (records: PartnerRecord[]) =>
  Object.fromEntries(find(records).columns.map((one) => [one.pointer, one.kind]))

describe('the columns found in records', () => {
  it('begin with those of the profile, filled or not, and continue in order of appearance', () => {
    const { columns } = find(
      [
        { b: 1, name: 'Zoë' },
        { c: null, a: 'x' },
      ],
      ['/name', '/mail'],
    )
    expect(columns).toMatchObject([
      { pointer: '/name', kind: 'text', filled: 1, sample: 'Zoë' },
      { pointer: '/mail', kind: 'empty', filled: 0, sample: '' },
      { pointer: '/b', kind: 'number', filled: 1, sample: '1' },
      { pointer: '/c', kind: 'empty', filled: 0, sample: '' },
      { pointer: '/a', kind: 'text', filled: 1, sample: 'x' },
    ])
  })

  it('have a sample without HTML tags', () => {
    expect(find([{ text: '<p>Bake <b>bread</b></p>' }]).columns).toMatchObject([{ sample: 'Bake bread' }])
  })

  it('split objects into their parts, up to three levels deep', () => {
    expect(kinds([{ a: { b: { c: { d: 1 } }, e: 2 }, list: [{ f: 1 }] }])).toEqual({
      '/a/b/c': 'nested',
      '/a/e': 'number',
      '/list': 'list',
    })
  })

  it('keep an object whole that the profile maps, and split the rest of one of which it maps a part', () => {
    const record = { experience: { years: 3, role: { title: 'Picker' } } }
    expect(find([record], ['/experience']).pointers).toEqual(['/experience'])
    expect(find([record], ['/experience/years']).pointers).toEqual(['/experience/years', '/experience/role/title'])
    expect(find([record], ['/a/b/c/d']).pointers).toEqual(['/a/b/c/d', '/experience/years', '/experience/role/title'])
  })

  it('count a mapped field that is in a list or very deep', () => {
    const { columns } = find([{ tags: ['a'], a: { b: { c: { d: { e: 5 } } } } }], ['/tags/0', '/a/b/c/d/e'])
    expect(columns.map(({ pointer, filled }) => [pointer, filled])).toEqual([
      ['/tags/0', 1],
      ['/a/b/c/d/e', 1],
      ['/tags', 1],
      ['/a/b/c', 1],
    ])
  })

  it('keep an object with very many fields in one column', () => {
    const table = Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`key ${index}`, index]))
    expect(kinds([{ table }])).toEqual({ '/table': 'nested' })
    const { columns } = find([{ table: { 'key 3': 3 } }, { table }])
    expect(columns).toMatchObject([
      { pointer: '/table/key 3', filled: 2 },
      { pointer: '/table', kind: 'nested', filled: 2 },
    ])
    expect(find([{ table }, { table: { 'key 3': 3 } }]).columns).toMatchObject([{ pointer: '/table', filled: 2 }])
  })

  it('show a field that is sometimes an object both whole and in parts, each counted correctly', () => {
    const records = [{ home: { city: 'Köln' } }, { home: 'Leeds' }, { home: null }, { home: { city: 'Brno' } }]
    for (const order of [records, records.toReversed()]) {
      const columns = find(order).columns.toSorted((one, other) => one.pointer.localeCompare(other.pointer))
      expect(columns).toMatchObject([
        { pointer: '/home', kind: 'text', filled: 3, sample: 'Leeds' },
        { pointer: '/home/city', kind: 'text', filled: 2 },
      ])
    }
  })

  it('show only the parts of a field that is an object or empty', () => {
    for (const home of [null, '', {}, []])
      expect(find([{ home }, { home: { city: 'Köln' } }, { home }]).pointers).toEqual(['/home/city'])
  })

  it('have one kind when the values agree, and text otherwise', () => {
    const long = 'x'.repeat(200)
    const cases: [unknown[], string][] = [
      [[1, 2.5, null], 'number'],
      [['zoe@example.com', ''], 'email'],
      [['zoe@example.com', 'none'], 'text'],
      [['short', long], 'long-text'],
      [[long, 'short'], 'long-text'],
      [[1, 'x'], 'text'],
      [[1, long], 'text'],
      [['2026-02-27', '2026-02-27T10:00:00Z'], 'date-time'],
      [[true, null, false], 'boolean'],
      [[['a'], 'a'], 'text'],
    ]
    for (const [values, kind] of cases) expect(kinds(values.map((a) => ({ a })))).toEqual({ '/a': kind })
  })

  it('can have any name', () => {
    const record: PartnerRecord = JSON.parse(
      '{"__proto__":1,"constructor":{"prototype":2},"":3,"a/b":4,"~":5,"0":6,"toString":7,"hasOwnProperty":8}',
    )
    expect(find([record, record]).columns.map(({ pointer, filled }) => [pointer, filled])).toEqual([
      ['/0', 2],
      ['/__proto__', 2],
      ['/constructor/prototype', 2],
      ['/', 2],
      ['/a~1b', 2],
      ['/~0', 2],
      ['/toString', 2],
      ['/hasOwnProperty', 2],
    ])
    expect(find([{}], ['/__proto__', '/constructor/name']).columns.every(({ filled }) => filled === 0)).toBe(true)
  })

  it('are limited to 200, and report that there are more', () => {
    const finder = createColumnFinder(['/first'])
    const wide = (from: number, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${from + index}`, 1]))
    finder.take([wide(0, 199)])
    expect([finder.columns().length, finder.isMore()]).toEqual([200, false])
    finder.take([wide(0, 199), { other: { x: 1 } }])
    expect([finder.columns().length, finder.isMore()]).toEqual([200, true])
    expect(finder.columns()[1]).toMatchObject({ pointer: '/f0', filled: 2 })
    expect(createColumnFinder(Array.from({ length: 201 }, (_, index) => `/${index}`)).isMore()).toBe(true)
  })

  it('are a new array after more records, and the same one in between', () => {
    const finder = createColumnFinder(['/a'])
    const before = finder.columns()
    expect(finder.columns()).toBe(before)
    finder.take([{ a: 1 }])
    expect(finder.columns()).not.toBe(before)
    expect(finder.columns()[0]?.filled).toBe(1)
    expect(before[0]?.filled).toBe(0)
    expect(finder.seen()).toBe(1)
  })

  it('are counted as by looking up each pointer in each record, whatever the records', () => {
    const key = fc.constantFrom('a', 'b', '', 'a/b', '~', '__proto__', 'constructor')
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 5 },
        fc.constantFrom(null, '', 0, true, 'x', 'zoe@example.com'),
        fc.array(tie('any'), { maxLength: 2 }),
        fc.array(fc.tuple(key, tie('any')), { maxLength: 4 }).map((entries) => parsed(entries)),
      ),
    })).any
    const record = fc.array(fc.tuple(key, value), { maxLength: 5 }).map((entries) => parsed(entries))
    const named = fc.array(fc.array(key, { minLength: 1, maxLength: 5 }).map(pointerOf), { maxLength: 3 })
    fc.assert(
      fc.property(fc.array(record, { maxLength: 12 }), named, (records, first) => {
        const { columns } = find(records, first)
        expect(new Set(columns.map(({ pointer }) => pointer)).size).toBe(columns.length)
        for (const { pointer, filled } of columns)
          expect([pointer, filled]).toEqual([
            pointer,
            records.filter((one) => isFilled(readPointer(one, pointer))).length,
          ])
        for (const one of records) expect(leftOut(one, [], new Set(columns.map(({ pointer }) => pointer)))).toEqual([])
      }),
      { numRuns: 400 },
    )
  })
})

/** An object as parsed from the partner's JSON, where `__proto__` is a name like any other. */
function parsed(entries: [string, unknown][]): PartnerRecord {
  return JSON.parse(`{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join()}}`)
}

/** Returns the filled values of a record that no column shows. */
function leftOut(value: unknown, path: string[], shown: Set<string>): string[] {
  if (path.length > 0 && shown.has(pointerOf(path))) return []
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return isFilled(value) ? [pointerOf(path)] : []
  return Object.entries(value).flatMap(([key, inside]) => leftOut(inside, [...path, key], shown))
}
