import 'server-only'
import { noteRead } from '../applicant-index/note-read'
import { hideIndex, isRefusal } from '../applicant-index/refusals'
import { completeGuess } from '../connection/guess/guess-mapping'
import { partner } from '../connection/partner'
import type { PartnerFailure } from '../partner/failure/failure'
import type { Lane } from '../partner/pacing/lanes'
import { isLastPage } from '../partner/paging/page'
import type { Result } from '../partner/result'
import type { PartnerRecord } from '../records/record'
import { log } from '../runtime/log'
import { requestId, runInRequest } from '../runtime/request-context'
import { trackInFlight } from '../runtime/track-in-flight'
import { openedStore } from '../store/connection'
import { storeNowMs } from '../store/store-clock'
import type { ApplicantPage } from './contract'
import { indexSource } from './index-source'
import { forgetNewest, noteNewest } from './newest'

type Options = { lane?: Lane; signal?: AbortSignal }

/**
 * One page of applicants, in one attempt (spec 4.1). `limit` 1 to 50, `offset` from 0; a person's request unless `lane`
 * is bulk.
 */
export async function listApplicants(
  page: { offset: number; limit: number },
  options: Options = {},
): Promise<Result<ApplicantPage>> {
  const readAt = new Date()
  const sentAt = new Date(storeNowMs())
  const source = indexSource.source()
  const answer = await partner().listApplicants(page, options)
  if (answer.ok) {
    completeGuess()
    noteInIndex(answer.value.items, sentAt)
    noteNewest({ offset: page.offset, records: answer.value.items, isLast: isLastPage(page, answer.value), readAt })
  } else await hideWhereRefused(answer.failure, source)
  return answer
}

/** If the partner refuses the list, what this key read before is hidden from everyone at once, on all servers. */
export async function hideWhereRefused(failure: PartnerFailure, source = indexSource.source()): Promise<void> {
  if (!isRefusal(failure)) return
  forgetNewest()
  if (!openedStore()) return
  await hideIndex(source, failure).catch((error: unknown) =>
    log.warn({ err: error }, 'the applicant index could not be hidden'),
  )
}

/** Updates the index with what the partner just returned, in the background. */
function noteInIndex(records: readonly PartnerRecord[], readAt: Date): void {
  if (!openedStore()) return
  void runInBackground(() => noteRead(indexSource, records, readAt)).catch((error: unknown) =>
    log.warn({ err: error }, 'what was read could not be noted in the applicant index'),
  )
}

function runInBackground(work: () => Promise<void>): Promise<void> {
  return runInRequest({ requestId: requestId() ?? '', address: 'none', isBackground: true }, () => trackInFlight(work))
}
