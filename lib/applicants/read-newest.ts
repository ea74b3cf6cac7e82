import 'server-only'
import { isLastPage } from '../partner/paging/page'
import type { Result } from '../partner/result'
import { maxLimit } from './contract'
import { listApplicants } from './list-applicants'
import { maxNewest } from './newest'

/** Reads the first pages of the partner's list, for figures without an index. Returns how many applicants it read. */
export async function readNewest(signal: AbortSignal): Promise<Result<{ read: number }>> {
  let read = 0
  while (read < maxNewest) {
    const page = { offset: read, limit: maxLimit }
    const answer = await listApplicants(page, { signal })
    if (!answer.ok) return answer
    read += answer.value.items.length
    if (isLastPage(page, answer.value)) break
  }
  return { ok: true, value: { read } }
}
