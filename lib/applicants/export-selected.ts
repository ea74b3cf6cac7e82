import 'server-only'
import { readFoundApplicants } from '../applicant-index/read-hits'
import { everyone, openSearch } from '../applicant-index/search-context'
import type { ListEvent } from '../partner/paging/walk-list'
import type { Result } from '../partner/result'
import { isRecord } from '../records/record'
import { type ApplicantExport, beginExport, type Exporter } from './begin-export'
import { exportApplicants, missingReasons } from './export-applicants'
import type { Columns } from './export-columns'
import { findReadyIndex } from './ready-index'
import { indexGoneReason, watchReadyIndex } from './watch-ready-index'

/** How many records are in memory at once. */
const pageSize = 500

/**
 * The applicants with these keys (`recordKey`) as a CSV file: from the index in the order of the keys, or without one
 * from the partner's list in its order. A file that lacks some of them says so at its end.
 */
export async function exportSelected(
  keys: readonly string[],
  columns: Columns | null,
  exporter: Exporter,
): Promise<Result<ApplicantExport>> {
  const index = await findReadyIndex()
  if (!index) return exportApplicants(columns, exporter, new Set(keys))
  const search = await openSearch(index.id, everyone)
  const { fileOf } = beginExport(columns, exporter, (index.refreshedAt ?? index.walkedAt)?.toISOString() ?? null)
  const watch = watchReadyIndex(index.id)
  let missing = keys.length

  async function* steps(): AsyncGenerator<ListEvent> {
    for (let from = 0; from < keys.length; from += pageSize) {
      const found = await readFoundApplicants(search, keys.slice(from, from + pageSize))
      if (await watch.check()) return
      const records = found.map(({ record }) => record).filter(isRecord)
      missing -= records.length
      yield { kind: 'part', part: { records, skipped: [], isEnd: false } }
    }
  }

  return { ok: true, value: fileOf(steps(), () => (watch.isGone ? [indexGoneReason()] : missingReasons(missing))) }
}
