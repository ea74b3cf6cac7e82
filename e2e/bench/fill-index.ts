import { sql } from 'drizzle-orm'
import { createFieldMarks } from '../../lib/applicant-index/field-marks'
import { foldText } from '../../lib/applicant-index/fold-text'
import { searchTextOf } from '../../lib/applicant-index/search-text'
import type { Store } from '../../lib/store/connection'
import { applicantIndexes } from '../../lib/store/index-tables'
import { makePeople } from './many-people'

const rowsAtOnce = 2_000
const columns = sql.raw(
  'index_id, key, position, record, hash, search, name, name_key, email, job_id, status, team_id, applied_at, facets, read_at, first_seen_at, is_newcomer, changed_at',
)

/** Makes an index of so many made up applicants, written straight into its tables; answers its id. */
export async function fillIndex(store: Store, count: number): Promise<number> {
  const [index] = await store
    .insert(applicantIndexes)
    .values({ source: `bench ${count}`, state: 'ready' })
    .returning()
  if (!index) throw new Error('the index was not made')
  const marks = createFieldMarks([])
  const seenAt = new Date(Date.UTC(2026, 10, 20)).toISOString()
  for (let from = 0; from < count; from += rowsAtOnce) {
    const rows = makePeople(Math.min(rowsAtOnce, count - from), from).map((record, place) => ({
      index_id: index.id,
      key: `id:${record.id}`,
      position: from + place,
      record,
      hash: String(record.id),
      search: searchTextOf(record, marks),
      name: record.name,
      name_key: foldText(record.name),
      email: record.email,
      job_id: String(record.job.id),
      status: record.status,
      team_id: String(record.team_id),
      applied_at: record.applied_at,
      facets: { '/source': record.source, '/city': record.city, '/job/title': record.job.title },
      read_at: seenAt,
      first_seen_at: seenAt,
      is_newcomer: from + place < 200,
      changed_at: seenAt,
    }))
    await store.execute(
      sql`insert into indexed_applicants (${columns}) select ${columns} from json_populate_recordset(null::indexed_applicants, ${JSON.stringify(rows)}::json)`,
    )
  }
  await store.update(applicantIndexes).set({ fields: marks.paths(), total: count })
  return index.id
}
