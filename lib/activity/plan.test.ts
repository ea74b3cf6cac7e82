import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { store } from '../store/connection'
import { openTestStore } from '../testing/test-store'
import { rowsQuery } from './activity-sql'
import { type ActivityFilter, anyActivity } from './contract'
import { analyzeTables } from './start-retention'
import type { Wanted } from './wanted'

const count = 50_000
const newest = sql`'2026-02-27T00:00:00Z'::timestamptz`
const deep = { at: '2026-01-30T00:00:00.000000Z', id: 'x' }

beforeAll(() => openTestStore())
beforeAll(async () => {
  await store().execute(sql`
    insert into activity (id, at, person_id, person_name, kind, subject, outcome)
    select 'a' || n, ${newest} - n * interval '1 minute', 'p' || n % 20, 'P', 'sign-in', '',
      case when n % 5000 = 0 then 'wrong' when n % 7000 = 0 then 'not-allowed' else 'done' end
    from generate_series(1, ${sql.raw(String(count))}) n`)
  await store().execute(sql`
    insert into dispatches (id, kind, state, person_id, person_name, subject, body, fingerprint, created_at, ended_at, not_before, uncertainty, failure, job_id, result)
    select 'd' || n, case when n % 9000 = 0 then 'create-job' else 'submit-application' end,
      case when n % 10000 = 0 then 'needs-decision' when n % 9999 = 0 then 'refused' else 'succeeded' end,
      'p' || n % 20, 'P', 'Baker', '', 'x' || n, ${newest} - n * interval '1 minute',
      case when n % 10000 = 0 then null else now() end, null,
      case when n % 10000 = 0 then '{"what":"not-made"}'::jsonb end, case when n % 9999 = 0 and n % 10000 <> 0 then '{}'::jsonb end, 'j' || n % 500, '{"outcome":"submitted"}'::jsonb
    from generate_series(1, ${sql.raw(String(count))}) n`)
  // A run's rows, newer than everything else: the list shows them as one entry.
  await store().execute(sql`
    insert into runs (id, name, person_id, person_name, state, started_at, ended_at, is_enqueued, stops_at_refusal, rows, header, created_at)
    values ('run', 'Spring', 'p7', 'P', 'finished', ${newest}, ${newest}, true, false, ${count}, '[]', ${newest})`)
  await store().execute(sql`
    insert into dispatches (id, kind, state, lane, person_id, person_name, subject, body, fingerprint, created_at, ended_at, group_id, group_position, job_id, result, timeline)
    select 'r' || n, 'submit-application', 'succeeded', 'run', 'p7', 'P', 'Baker', '', 'r' || n,
      ${newest} + n * interval '1 millisecond', now(), 'run', n, 'j1', '{"outcome":"submitted"}'::jsonb,
      case when n % 500 = 0 then '[{"what":"sent"},{"what":"sent-again"}]'::jsonb else '[{"what":"sent"}]'::jsonb end
    from generate_series(1, ${sql.raw(String(count))}) n`)
  await analyzeTables()
}, 120_000)

const filters: Partial<ActivityFilter>[] = [
  {},
  { person: 'p7' },
  { kind: 'sign-in' },
  { kind: 'create-job' },
  { kind: 'submit-application' },
  { kind: 'account' },
  { outcome: 'needs-somebody' },
  { outcome: 'under-way' },
  { outcome: 'done' },
  { outcome: 'refused' },
  { outcome: 'left' },
  { outcome: 'not-sent' },
  { job: 'j7' },
  { job: 'none' },
  { since: '2026-02-26T00:00:00Z' },
  { until: '2026-01-26T00:00:00Z' },
]

for (const filter of filters)
  test(`reads no more of 150,000 rows than a page needs, for ${JSON.stringify(filter)}`, async () => {
    const wanted = { filter: { ...anyActivity, ...filter }, limit: 51 }
    for (const more of [{}, { before: deep }, { after: { ...deep, at: '2026-02-26T23:00:00.000000Z' } }])
      expect(await rowsRead({ ...wanted, ...more }), JSON.stringify(more)).toBeLessThan(700)
  })

/** Counts the rows that the plan's scans read, including those they discarded. */
async function rowsRead(wanted: Wanted): Promise<number> {
  const query = rowsQuery(wanted)
  if (!query) return 0
  const result: unknown = await store().execute(sql`explain (analyze, format json) ${query.getSQL()}`)
  let rows = 0
  walk(result, (node) => {
    if (!String(node['Node Type']).includes('Scan')) return
    rows += Number(node['Actual Rows']) + Number(node['Rows Removed by Filter'] ?? 0)
  })
  return rows
}

function walk(value: unknown, visit: (node: Record<string, unknown>) => void) {
  if (typeof value !== 'object' || value === null) return
  const node = Object.fromEntries(Object.entries(value))
  if ('Node Type' in node) visit(node)
  for (const inner of Object.values(node)) walk(inner, visit)
}
