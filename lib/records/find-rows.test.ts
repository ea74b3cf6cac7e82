import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toMillis } from './date-times'
import { createRowIndex, type RowQuery } from './find-rows'
import { isFilled } from './kind-of'
import { normalizeText } from './normalize-text'
import { readPointer } from './pointer'
import type { PartnerRecord } from './record'
import { leafText, leavesOf, searchText } from './record-text'

function find(records: PartnerRecord[], query: Partial<RowQuery>): number[] | null {
  const index = createRowIndex()
  index.add(records)
  const rows = index.find({ words: '', sort: null, ...query })
  return rows && [...rows]
}

const by = (pointer: string, isDescending = false) => ({ sort: { pointer, isDescending } })

describe('filtering', () => {
  const people = [
    { name: 'Zoë Łukasz', tags: ['night shift'], age: 31 },
    { name: 'Lukas Zoller', notes: 'Not for the night; day shift', extra: { city: 'Köln' } },
    { name: null, '': 'shift night' },
  ]
  it('finds the rows that contain every word anywhere', () => {
    expect(find(people, { words: 'zo luk' })).toEqual([0, 1])
    expect(find(people, { words: 'KOLN' })).toEqual([1])
    expect(find(people, { words: 'night shift' })).toEqual([0, 1, 2])
    expect(find(people, { words: '31 zoe' })).toEqual([0])
    expect(find(people, { words: 'nobody' })).toEqual([])
  })
  it('keeps quoted words together, within one value', () => {
    expect(find(people, { words: '"night shift"' })).toEqual([0])
    expect(find(people, { words: '"lukasz night"' })).toEqual([])
  })
  it('returns null without a filter', () => {
    expect(find(people, { words: '  ' })).toBeNull()
  })
})

describe('sorting', () => {
  const values = [
    'b',
    10,
    null,
    9,
    'a',
    true,
    '2026-02-27',
    '',
    'Job 10',
    'Job 2',
    '2026-02-27T01:00:00+02:00',
    'ä',
    false,
    [],
  ]
  const records = values.map((v) => ({ v }))
  const shown = (rows: number[] | null) => rows?.map((row) => values[row])
  it('sorts numbers, times, booleans and text by their kind, and empty values last in both directions', () => {
    const ordered = [9, 10, '2026-02-27T01:00:00+02:00', '2026-02-27', false, true, 'a', 'ä', 'b', 'Job 2', 'Job 10']
    expect(shown(find(records, by('/v')))).toEqual([...ordered, null, '', []])
    // "a" and "ä" are equal, so they stay in the list's order.
    const reversed = ['Job 10', 'Job 2', 'b', 'a', 'ä', true, false, '2026-02-27', '2026-02-27T01:00:00+02:00', 10, 9]
    expect(shown(find(records, by('/v', true)))).toEqual([...reversed, null, '', []])
  })
  it('follows a pointer into lists, unusual names and objects, and an unknown one keeps the order', () => {
    const odd: PartnerRecord[] = [
      JSON.parse('{"__proto__":["b",1]}'),
      JSON.parse('{"__proto__":["a",2]}'),
      { 'a/b': { c: 1 } },
    ]
    expect(find(odd, by('/__proto__/0'))).toEqual([1, 0, 2])
    expect(find(odd, by('/__proto__/1', true))).toEqual([1, 0, 2])
    expect(find(odd, by('/__proto__'))).toEqual([1, 0, 2])
    expect(find(odd, by('/a~1b/c'))).toEqual([2, 0, 1])
    expect(find(odd, by('/constructor/name'))).toEqual([0, 1, 2])
  })
  it('includes rows added later, also with new fields', () => {
    const index = createRowIndex()
    index.add([{ n: 5 }, { n: 1 }])
    expect([...(index.find({ words: '', ...by('/n') }) ?? [])]).toEqual([1, 0])
    index.add([{ n: 3, m: ['x'] }, { n: { o: 2 } }])
    expect([...(index.find({ words: '', ...by('/n') }) ?? [])]).toEqual([1, 2, 0, 3])
    expect([...(index.find({ words: 'x', ...by('/m') }) ?? [])]).toEqual([2])
  })
  it('returns rows that a later query does not change', () => {
    const index = createRowIndex()
    index.add([{ n: 2 }, { n: 1 }])
    const first = index.find({ words: '', ...by('/n') })
    index.find({ words: '', ...by('/n', true) })
    index.find({ words: '1', sort: null })
    expect([...(first ?? [])]).toEqual([1, 0])
  })
})

describe('any query', () => {
  const leaf = fc.constantFrom<unknown>(
    'Zoë',
    'zoe',
    'Job 2',
    'Job 10',
    '',
    null,
    0,
    -1,
    10,
    2.5,
    true,
    false,
    '10',
    '2026-02-27',
    'a b',
  )
  const value = fc.oneof(
    { weight: 4, arbitrary: leaf },
    { weight: 1, arbitrary: fc.array(leaf, { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.dictionary(fc.constantFrom('x', 'y', '__proto__'), leaf, { maxKeys: 2 }) },
  )
  const record: fc.Arbitrary<PartnerRecord> = fc.dictionary(fc.constantFrom('a', 'b', ''), value, { maxKeys: 3 })
  const words = fc.constantFrom('', 'z', 'zo', 'zoe', 'zoe job', '"a b"', 'a b', '1', '10 e', 'job 2', 'nothing')
  const pointer = fc.constantFrom('/a', '/b', '/', '/a/x', '/a/0', '/missing')
  const sort = fc.option(fc.record({ pointer, isDescending: fc.boolean() }))
  const step = fc.record({ records: fc.array(record, { maxLength: 10 }), query: fc.record({ words, sort }) })

  it('gives the same result as a scan of every record', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
        const index = createRowIndex()
        const all: PartnerRecord[] = []
        for (const { records, query } of steps) {
          index.add(records)
          all.push(...records)
          expect(index.size()).toBe(all.length)
          const rows = index.find(query)
          expect(rows && [...rows]).toEqual(lookAtEvery(all, query))
        }
      }),
      { numRuns: 1500 },
    )
  })
})

function lookAtEvery(records: PartnerRecord[], { words, sort }: RowQuery): number[] | null {
  if (words === '' && !sort) return null
  const wanted = words.startsWith('"') ? [words.slice(1, -1)] : words.split(' ').filter(Boolean)
  const rows = [...records.keys()].filter((row) =>
    wanted.every((word) => searchText(records[row] ?? {}).includes(word)),
  )
  if (!sort) return rows
  const keyOf = (row: number) => sortKey(readPointer(records[row], sort.pointer))
  const filled = rows.filter((row) => keyOf(row) !== null)
  filled.sort((one, other) => compareKeys(keyOf(one), keyOf(other)) * (sort.isDescending ? -1 : 1))
  return [...filled, ...rows.filter((row) => keyOf(row) === null)]
}

type Key = { group: number; parts: (number | string)[] } | null

function sortKey(value: unknown): Key {
  if (!isFilled(value) || leavesOf(value).length === 0) return null
  if (typeof value === 'number') return { group: 0, parts: [value] }
  if (typeof value === 'boolean') return { group: 2, parts: [Number(value)] }
  const text = leavesOf(value)
    .map((leaf) => normalizeText(leafText(leaf)))
    .join('\u0000')
  const millis = toMillis(text.toUpperCase())
  if (!Number.isNaN(millis)) return { group: 1, parts: [millis] }
  const parts = text.match(/\d+|\D/g) ?? []
  return { group: 3, parts: parts.map((part) => (/^\d/.test(part) ? Number(part) : part)) }
}

function compareKeys(one: Key, other: Key): number {
  const group = (one?.group ?? 0) - (other?.group ?? 0)
  if (group !== 0) return group
  for (let index = 0; ; index++) {
    const [first, second] = [one?.parts[index], other?.parts[index]]
    if (first === second && first === undefined) return 0
    if (first === second) continue
    if (first === undefined || second === undefined) return first === undefined ? -1 : 1
    if (typeof first === 'number' && typeof second === 'number') return first - second
    return String(first) < String(second) ? -1 : 1
  }
}
