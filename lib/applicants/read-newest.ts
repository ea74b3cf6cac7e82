import 'server-only'
import type { Result } from '../partner/result'
import { largestLimit } from './contract'
import { listApplicants } from './list-applicants'
import { mostNewest } from './newest'

/** Reads the first pages of the partner's list, for figures without an index. Returns how many applicants it read. */
export async function readNewest(signal: AbortSignal): Promise<Result<{ read: number }>> {
  let read = 0
  for (let offset = 0; offset < mostNewest; offset += largestLimit) {
    const answer = await listApplicants({ offset, limit: largestLimit }, { signal })
    if (!answer.ok) return answer
    read += answer.value.items.length
    if (answer.value.nextOffset === null) break
  }
  return { ok: true, value: { read } }
}
