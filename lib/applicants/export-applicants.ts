import 'server-only'
import { recordKeyFields } from '../connection/mapping/record-key-fields'
import { createPageReader } from '../partner/paging/page-reader'
import { recordKey } from '../partner/paging/record-key'
import { type ListEvent, walkList } from '../partner/paging/walk-list'
import type { Result } from '../partner/result'
import { inLanguage } from '../text/language'
import { type ApplicantExport, beginExport, type Exporter } from './begin-export'
import type { Columns } from './export-columns'
import { listApplicants } from './list-applicants'
import { prefetchOne } from './prefetch-one'
import { exportFileWords } from './words'

/**
 * No retry starts later than this before the first byte: even with one more wait and attempt, that stays under a
 * proxy's one-minute timeout.
 */
const silentAtMostMs = 15_000

/**
 * All applicants as a CSV file, read from the partner page by page as the body is consumed, one page ahead, in the bulk
 * lane. A failure before the first page is returned; later ones are stated in the file and in the activity. `only`: the
 * keys of the wanted applicants; nothing is read after the last of them.
 */
export async function exportApplicants(
  columns: Columns | null,
  exporter: Exporter,
  only: ReadonlySet<string> | null = null,
): Promise<Result<ApplicantExport>> {
  const { over, record, fileOf } = beginExport(columns, exporter)
  const ended = new AbortController()
  const { reader, steps } = walkApplicants(AbortSignal.any([over, ended.signal]))
  const first = await firstStep(steps)
  if (!first.done && first.value.kind === 'failed') {
    const { failure } = first.value
    await record('failed', { count: 0, reasons: [failure.title], failure })
    return { ok: false, failure }
  }
  const wanted = only === null ? null : chooseRecords(only)
  const all = continued(first, steps)
  const ahead = prefetchOne(wanted ? wanted.among(all) : all, () => ended.abort())
  const moreReasons = () => [
    ...(reader.progress().isStuck ? [inLanguage('en', () => exportFileWords.stuck)] : []),
    ...(reader.progress().mayMissSome ? [inLanguage('en', () => exportFileWords.unordered)] : []),
    ...missingReasons(wanted?.missing() ?? 0),
  ]
  return { ok: true, value: fileOf(ahead, moreReasons) }
}

/** Selects the records with certain keys. */
function chooseRecords(keys: ReadonlySet<string>) {
  const fields = recordKeyFields()
  const missing = new Set(keys)
  async function* among(steps: AsyncGenerator<ListEvent>): AsyncGenerator<ListEvent> {
    for await (const step of steps) {
      if (step.kind !== 'part') yield step
      else {
        const records = step.part.records.filter((record) => keys.has(recordKey(record, fields)))
        for (const record of records) missing.delete(recordKey(record, fields))
        yield { kind: 'part', part: { ...step.part, records, isEnd: step.part.isEnd || missing.size === 0 } }
        if (missing.size === 0) return
      }
    }
  }
  return { among, missing: () => missing.size }
}

/** In English, as stored in the activity. */
export function missingReasons(missing: number): string[] {
  if (missing === 0) return []
  return [inLanguage('en', () => exportFileWords.missing({ count: missing }))]
}

type Steps = AsyncGenerator<ListEvent, void>

function walkApplicants(signal: AbortSignal) {
  const reader = createPageReader({
    readPage: (page, options) => listApplicants(page, { ...options, lane: 'bulk' }),
    mapping: recordKeyFields(),
  })
  return { reader, steps: walkList(reader, { signal }) }
}

async function firstStep(steps: Steps): Promise<IteratorResult<ListEvent, void>> {
  const startedAt = performance.now()
  let first = await steps.next()
  while (!first.done && first.value.kind === 'retry' && performance.now() - startedAt < silentAtMostMs)
    first = await steps.next()
  return first
}

async function* continued(first: IteratorResult<ListEvent, void>, rest: Steps): AsyncGenerator<ListEvent> {
  if (first.done) return
  yield first.value
  yield* rest
}
