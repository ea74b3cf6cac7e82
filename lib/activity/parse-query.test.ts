import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { store } from '../store/connection'
import { openTestStore } from '../testing/test-store'
import { countNewer, listActivity } from './list-activity'
import { parseActivityQuery } from './parse-query'

beforeAll(() => openTestStore())

const parse = (query: string) => parseActivityQuery(new URLSearchParams(query))

test.each([
  ['person', '%00'],
  ['person', 'a%00b'],
  ['job', '7%00'],
  ['since', '0000-01-01T00:00:00Z'],
  ['until', '0000-12-31T23:59:59-05:00'],
  ['since', '2026-02-30T00:00:00Z'],
  ['since', '2026-02-27T00:00:00%2B23:59'],
  ['until', '2026-02-27T00:00:00-16:00'],
  ['until', `2026-02-27T00:00:00.${'0'.repeat(300)}Z`],
  ['since', '2026-02-27T00:00:00%00Z'],
  ['before', '2026-02-30T00:00:00.000000Z_x'],
  ['before', '0000-01-01T00:00:00.000000Z_x'],
  ['after', '2026-13-01T00:00:00.000000Z_x'],
  ['after', '2026-02-27T24:00:00.000000Z_x'],
  ['after', '2026-02-27T00:00:00.000000Z_%00'],
])('reports an invalid %s (%s) and does not throw', (name, value) => {
  expect(parse(`${name}=${value}`)).toEqual({ fault: expect.stringMatching(new RegExp(`^${name} (must|has) `)) })
})

test.each([
  'since=0001-01-01T00:00:00%2B15:59&until=9999-12-31T23:59:59.999999-15:59',
  'since=2024-02-29T00:00:00Z&until=2026-02-27T00:00:00.123456789%2B14:00',
  'person=a%01%ED%A0%80&job=%ef%bf%bd%27%22',
  'before=9999-12-31T23:59:59.999999Z_x',
  'before=0001-01-01T00:00:00.000000Z_x',
  'before=2024-02-29T23:59:59.999999Z_a:b-c',
])('PostgreSQL accepts what validation accepts: %s', async (text) => {
  const query = parse(text)
  if ('fault' in query) throw new Error(query.fault)
  expect(await listActivity(query, { isMasked: true })).toEqual({ items: [], next: null })
  expect(await countNewer(query.filter, query.before)).toMatchObject({ count: 0 })
})

test('PostgreSQL rejects what validation rejects', async () => {
  for (const time of ['0000-01-01T00:00:00Z', '2026-02-30T00:00:00Z', '2026-02-27T00:00:00+23:59'])
    await expect(store().execute(sql`select ${time}::text::timestamptz`), time).rejects.toThrow()
})
