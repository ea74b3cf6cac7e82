import 'server-only'
import { profile } from '../connection/profile'
import { createPageReader } from '../partner/paging/page-reader'
import { type ListEvent, walkList } from '../partner/paging/walk-list'
import type { Result } from '../partner/result'
import { type ApplicantExport, beginExport, type Exporter } from './begin-export'
import type { Columns } from './export-columns'
import { listApplicants } from './list-applicants'
import { prefetchOne } from './prefetch-one'

/**
 * No retry starts later than this before the first byte: with one more wait and attempt it stays under a proxy's
 * minute.
 */
const silentAtMostMs = 15_000

/**
 * All applicants as a CSV file, read from the partner page by page as the body is taken, one page ahead, in the bulk
 * lane. A failure before the first page is returned; later ones are said in the file and in the activity.
 */
export async function exportApplicants(columns: Columns | null, exporter: Exporter): Promise<Result<ApplicantExport>> {
  const { gone, record, fileOf } = beginExport(columns, exporter)
  const ended = new AbortController()
  const { reader, steps } = walkApplicants(AbortSignal.any([gone, ended.signal]))
  const first = await firstStep(steps)
  if (!first.done && first.value.kind === 'failed') {
    const { failure } = first.value
    await record('failed', { count: 0, reasons: [failure.title], failure })
    return { ok: false, failure }
  }
  const ahead = prefetchOne(continued(first, steps), () => ended.abort())
  const moreReasons = () => (reader.progress().isStuck ? ['The partner sends the same again and again'] : [])
  return { ok: true, value: fileOf(ahead, moreReasons) }
}

type Steps = AsyncGenerator<ListEvent, void>

function walkApplicants(signal: AbortSignal) {
  const { id, email } = profile().applicants
  const reader = createPageReader({
    readPage: (page, options) => listApplicants(page, { ...options, lane: 'bulk' }),
    mapping: { id, email },
  })
  return { reader, steps: walkList(reader, { signal }) }
}

async function firstStep(steps: Steps): Promise<IteratorResult<ListEvent, void>> {
  const startedAt = performance.now()
  let first = await steps.next()
  while (!first.done && first.value.kind === 'again' && performance.now() - startedAt < silentAtMostMs)
    first = await steps.next()
  return first
}

async function* continued(first: IteratorResult<ListEvent, void>, rest: Steps): AsyncGenerator<ListEvent> {
  if (first.done) return
  yield first.value
  yield* rest
}
