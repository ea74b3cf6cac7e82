import 'server-only'
import { openHits, type WholeHits } from '../applicant-index/open-hits'
import type { ListEvent } from '../partner/paging/walk-list'
import { isRecord } from '../records/record'
import { type ApplicantExport, beginExport, type Exporter } from './begin-export'
import type { WholeSearch } from './contract'
import type { Columns } from './export-columns'
import { orderByStage } from './order-by-stage'
import { findReadyIndex } from './ready-index'
import { indexGoneReason, watchReadyIndex } from './watch-ready-index'
import { wholeQueryOf } from './whole-query'

/**
 * Everyone that a search finds at this moment, as a CSV file from the index in the search's order; null while there is
 * no complete index. Sends no request to the partner. If the index disappears meanwhile, the file says so at its end.
 */
export async function exportFound(
  search: WholeSearch,
  columns: Columns | null,
  exporter: Exporter,
): Promise<ApplicantExport | null> {
  const index = await findReadyIndex()
  if (!index) return null
  const hits = await openHits(index.id, wholeQueryOf(search), { sort: await orderByStage(search.sort, index) })
  const { fileOf } = beginExport(columns, exporter, (index.refreshedAt ?? index.walkedAt)?.toISOString() ?? null)
  const watch = watchReadyIndex(index.id)
  return fileOf(stepsOf(hits, watch), () => (watch.isGone ? [indexGoneReason()] : []))
}

async function* stepsOf(hits: WholeHits, watch: ReturnType<typeof watchReadyIndex>): AsyncGenerator<ListEvent> {
  for await (const page of hits.pages()) {
    if (await watch.check()) return
    const records = page.map(({ record }) => record).filter(isRecord)
    yield { kind: 'part', part: { records, skipped: [], isEnd: false } }
  }
}
