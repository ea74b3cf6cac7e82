import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createFieldMarks, markNumbersIn } from '../applicant-index/field-marks'
import { store } from '../store/connection'
import { fillIndex } from '../testing/fill-index'
import { seeded } from '../testing/seeded'
import { openTestStore } from '../testing/test-store'
import { createFieldOrder } from './order-fields'
import { readFoundApplicants } from './read-hits'
import { everyone, openSearch } from './search-context'
import { searchTextOf } from './search-text'

const anna = {
  name: 'Anna Zweig',
  id: 7,
  contact: { 'e-mail': 'anna@example.com', tel: '+49 30 1234', city: 'Ulm' },
  answers: [
    { question_id: 1, answer: { text: 'yes', since: 2019 } },
    { answer: { text: 'no' }, question_id: 2 },
  ],
  status: 'New',
  'a/b': true,
}
const ben = { name: 'Ben', phone: null, id: 8, contact: {}, answers: [], tags: ['night', ''], status: 'New' }

beforeAll(() => openTestStore())

test('returns applicants from the index with fields in the partner’s order', async () => {
  const index = await fillIndex(
    'fields',
    [anna, ben].map((record) => ({ key: `id:${record.id}`, record })),
  )
  const [kept] = await store().select({ record: sql<object>`record` }).from(sql`indexed_applicants where key = 'id:7'`)
  expect(Object.keys(kept?.record ?? {})).not.toEqual(Object.keys(anna))
  const found = await readFoundApplicants(await openSearch(index, everyone), ['id:8', 'id:7'])
  expect(JSON.stringify(found[1]?.record)).toBe(JSON.stringify(anna))
  expect(Object.keys(found[0]?.record ?? {})).toEqual(['name', 'id', 'contact', 'answers', 'tags', 'status', 'phone'])
})

test('restores the order of any record without empty fields from any other record', () => {
  const random = seeded(20_261_123)
  const below = (most: number) => Math.floor(random() * most)
  const names = ['id', 'name', 'status', 'phone_number', 'x/y', 'a~b', 'job', 'job_id', 'note', 'e']
  const shuffled = <Item>(items: readonly Item[]) =>
    items
      .map((item) => ({ item, by: random() }))
      .sort((one, other) => one.by - other.by)
      .map(({ item }) => item)
  const object = (depth: number): Record<string, unknown> =>
    Object.fromEntries(
      shuffled(names)
        .slice(0, 1 + below(6))
        .map((name) => [name, value(depth + 1)]),
    )
  const value = (depth: number): unknown => {
    const kind = depth > 3 ? 0 : below(6)
    if (kind === 1) return object(depth)
    if (kind === 2) return Array.from({ length: 1 + below(3) }, () => value(depth + 1))
    return ['text', 5, true, '東京', 'ö', '…'][below(6)]
  }
  const marks = createFieldMarks([])
  for (let round = 0; round < 500; round += 1) {
    const record = object(0)
    const text = searchTextOf(record, marks)
    const order = createFieldOrder(marks.paths())
    const given = order({ record: mixed(record), marks: markNumbersIn(text) })
    expect(JSON.stringify(given)).toBe(JSON.stringify(record))
  }
})

test('loses nothing when the stored order lacks fields or has others', () => {
  const paths = ['/name', '/contact/city']
  const order = createFieldOrder(paths)
  for (const marks of [[], [1], [1, 0, 0], [4_096, 0]]) expect(order({ record: anna, marks })).toEqual(anna)
})

/** The order jsonb stores: shorter names first, then alphabetically. */
function mixed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mixed)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => one.length - other.length || (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, mixed(inner)]))
}
