import { type ApplicantMapping, type ApplicantPage, applicantsRetries, applicantsUrl } from '@/lib/applicants/contract'
import type { PartnerFailure } from '@/lib/partner/failure/failure'
import type { Lane } from '@/lib/partner/pacing/lanes'
import type { PagePart, ReadPage } from '@/lib/partner/paging/page'
import { createPageReader } from '@/lib/partner/paging/page-reader'
import { readAll } from '@/lib/partner/paging/read-all'
import type { Result } from '@/lib/partner/result'
import { mayRetry } from '@/lib/partner/retry/retry'
import type { PartnerRecord } from '@/lib/records/record'
import { type DeskAnswer, DeskError, getFromDesk, getWithRetries, partnerError } from '../../api/desk-api'

/** What came with the screen: page 0, or why there is none. */
export type FirstPage = { page: ApplicantPage; loadedAt: number } | { failure: PartnerFailure } | { stopped: true }

export type ApplicantSource = ReturnType<typeof createSource>

/**
 * Reads the list through our own API, continuing from what came with the screen. Reads reject with a `DeskError`; `onProgress`
 * is called when a failed page is requested again as a smaller one.
 */
export function createSource(places: ApplicantMapping, first: FirstPage, onProgress: () => void) {
  let lane: Lane = 'person'
  const readPage: ReadPage = async (page, { signal }) => {
    const answer = await getFromDesk<ApplicantPage>(applicantsUrl({ ...page, lane }), signal)
    if ('value' in answer) return { ok: true, value: answer.value }
    if (answer.error.kind === 'partner') return { ok: false, failure: answer.error.failure }
    throw new DeskError(answer.error)
  }
  const failed = 'failure' in first ? first.failure : undefined
  const reader = createPageReader({
    readPage,
    mapping: { id: places.id ?? undefined, email: places.email ?? undefined },
    ...('page' in first ? { first: first.page } : { failed }),
  })
  const largest = reader.progress().limit
  // The request made for the screen counts as the first attempt.
  let untold = failed && mayRetry(failed) ? failed : undefined

  function takeUntold(): PartnerFailure | undefined {
    const failure = untold
    untold = undefined
    return failure
  }

  return {
    isDone: () => reader.isDone(),
    /** How many records of page 0 are new: above the last one already delivered, and not delivered themselves. */
    countNew(items: readonly PartnerRecord[]): number {
      const last = items.findLastIndex((record) => reader.hasDelivered(record))
      return (last < 0 ? items : items.slice(0, last)).filter((record) => !reader.hasDelivered(record)).length
    },
    progress() {
      const { arrivedAbove, limit, isStuck } = reader.progress()
      return { arrivedAbove, isStuck, isInSmallerPages: limit < largest }
    },
    /** The next piece with any content; retried, in smaller pages where that may help. */
    next(signal: AbortSignal, inLane: Lane): Promise<PagePart> {
      lane = inLane
      const failure = takeUntold()
      return patiently(nextPiece, signal, failure && { error: partnerError(failure) })
    },
    /** All records that arrived at the head and are not loaded, in the order of the list. */
    async newcomers(signal: AbortSignal): Promise<PartnerRecord[]> {
      lane = 'person'
      const head = reader.fromHead()
      const found: PartnerRecord[] = []
      while (!head.isDone()) {
        const piece = await patiently((signal) => answered(() => head.next({ signal })), signal)
        found.push(...piece.records)
      }
      return found
    },
  }

  function patiently(
    ask: (signal: AbortSignal) => Promise<DeskAnswer<PagePart>>,
    signal: AbortSignal,
    first?: DeskAnswer<PagePart>,
  ): Promise<PagePart> {
    let asked = reader.progress().nextRequest
    return getWithRetries(ask, {
      name: applicantsRetries,
      signal,
      first,
      asksAnew() {
        const before = asked
        asked = reader.progress().nextRequest
        if (asked !== before) onProgress()
        return asked !== before
      },
    })
  }

  function nextPiece(signal: AbortSignal): Promise<DeskAnswer<PagePart>> {
    return answered(async () => {
      for await (const result of readAll(reader, { signal })) return result
      return { ok: true, value: { records: [], skipped: [], isEnd: true } }
    })
  }
}

async function answered(read: () => Promise<Result<PagePart>>): Promise<DeskAnswer<PagePart>> {
  try {
    const result = await read()
    return result.ok ? { value: result.value } : { error: partnerError(result.failure) }
  } catch (error) {
    if (error instanceof DeskError) return { error: error.reason }
    throw error
  }
}
