import { sql } from 'drizzle-orm'
import { step } from '../applicant-index/assign-positions'
import { createFieldMarks } from '../applicant-index/field-marks'
import { foldText } from '../applicant-index/fold-text'
import { searchTextOf } from '../applicant-index/search-text'
import type { PartnerRecord } from '../records/record'
import { store } from '../store/connection'
import { applicantIndexes } from '../store/index-tables'

/** A record with the values of its row's columns; omitted values are null. */
export type TestApplicant = {
  key: string
  record: PartnerRecord
  name?: string | null
  /** Normalized by `normalizeEmail`. */
  email?: string | null
  status?: string | null
  jobId?: string | null
  teamId?: string | null
  appliedAt?: Date | null
  facets?: Record<string, string>
  firstSeenAt?: Date
  isNewcomer?: boolean
}

const rowsAtOnce = 2_000
const seenAt = new Date(Date.UTC(2026, 10, 20))
const columns = sql.raw(
  'index_id, key, position, record, hash, search, name, name_key, email, job_id, status, team_id, applied_at, facets, read_at, first_seen_at, is_newcomer, changed_at',
)

/** Creates an index of these applicants in this order, written straight into its tables; returns its id. */
export async function fillIndex(source: string, applicants: Iterable<TestApplicant>): Promise<number> {
  const [index] = await store().insert(applicantIndexes).values({ source, state: 'ready' }).returning()
  if (!index) throw new Error('the index was not made')
  const marks = createFieldMarks([])
  const facetPaths = new Set<string>()
  let total = 0
  let batch: unknown[] = []
  const write = async () => {
    const rows = sql`json_populate_recordset(null::indexed_applicants, ${JSON.stringify(batch)}::json)`
    await store().execute(sql`insert into indexed_applicants (${columns}) select ${columns} from ${rows}`)
    batch = []
  }
  for (const applicant of applicants) {
    const { key, record, name = null, firstSeenAt = seenAt } = applicant
    for (const path of Object.keys(applicant.facets ?? {})) facetPaths.add(path)
    batch.push({
      index_id: index.id,
      key,
      position: (total + 1) * step,
      record,
      hash: key,
      search: searchTextOf(record, marks),
      name,
      name_key: name === null ? null : foldText(name),
      email: applicant.email,
      job_id: applicant.jobId,
      status: applicant.status,
      team_id: applicant.teamId,
      applied_at: applicant.appliedAt,
      facets: applicant.facets ?? {},
      read_at: seenAt,
      first_seen_at: firstSeenAt,
      is_newcomer: applicant.isNewcomer ?? false,
      changed_at: firstSeenAt,
    })
    total += 1
    if (batch.length === rowsAtOnce) await write()
  }
  await write()
  await store()
    .update(applicantIndexes)
    .set({ fields: marks.paths(), facetPaths: [...facetPaths], total })
    .where(sql`id = ${index.id}`)
  return index.id
}
