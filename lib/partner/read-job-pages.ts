import type { Pointer } from '../records/pointer'
import type { PartnerRecord } from '../records/record'
import type { ReadPage } from './paging/page'
import { createPageReader, type PageReader } from './paging/page-reader'
import type { Result } from './result'

/** `isCut`: the partner says that it has more jobs. */
export type JobRecords = { items: PartnerRecord[]; isCut: boolean }

const maxRequests = 200
const maxLimit = 50
/** How often in a row a page that was refused for the rate is asked for again: the pacer waits before each. */
const maxRefusals = 4
/** After this long, whoever waits for the list is told that the rate is refused. */
const patienceMs = 20_000
const soonPasses: ReadonlySet<string> = new Set(['rate-limited', 'stopped'])

/**
 * Reads the jobs that follow an answer which says that it is not the whole list, by `limit` and `offset` as for
 * applicants (spec 4.1). The query of GET /jobs is not documented (spec 4, payload gaps): where the partner refuses or
 * ignores it, or fails on the way, the jobs read so far are the result, still cut. Fails only for reasons that soon
 * pass: a rate limit, or `signal`.
 */
export async function readJobPages(
  first: JobRecords,
  { readPage, id, signal }: { readPage: ReadPage; id: Pointer; signal?: AbortSignal | undefined },
): Promise<Result<JobRecords>> {
  const { length } = first.items
  if (length === 0) return { ok: true, value: first }
  const limit = Math.max(2, Math.min(maxLimit, length))
  let returned = 0
  const reader = createPageReader({
    async readPage(page, options) {
      const answer = await readPage(page, options)
      returned = answer.ok ? answer.value.items.length : 0
      return answer
    },
    mapping: { id },
    limit,
    first: { items: first.items, limit: length, nextOffset: length },
  })
  const items = [...first.items]
  const untilMs = performance.now() + patienceMs
  const cut = (): Result<JobRecords> => ({ ok: true, value: { items, isCut: true } })
  for (let requests = 0; !reader.isDone(); requests++) {
    if (requests === maxRequests) return cut()
    const part = await nextPart(reader, untilMs, signal ? { signal } : {})
    if (!part.ok) return soonPasses.has(part.failure.kind) ? part : cut()
    items.push(...part.value.records)
    // The page asked for begins with jobs that are known. None of them, or all jobs again: the query is not understood.
    const hasNothingNew = requests === 0 && part.value.records.length === 0
    if (hasNothingNew && (returned === 0 || reader.progress().offset > length)) return cut()
  }
  const { isStuck, mayMissSome, skipped } = reader.progress()
  return { ok: true, value: { items, isCut: isStuck || mayMissSome || skipped.length > 0 } }
}

/** Read from the start again instead, a list whose every second page is refused for the rate would never be read. */
async function nextPart(reader: PageReader, untilMs: number, options: { signal?: AbortSignal }) {
  for (let refusals = 0; ; refusals += 1) {
    const part = await reader.next(options)
    const isRefused = !part.ok && part.failure.kind === 'rate-limited' && part.failure.retryAfterMs === undefined
    if (!isRefused || refusals === maxRefusals || performance.now() > untilMs) return part
  }
}
