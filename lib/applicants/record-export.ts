import 'server-only'
import type { Person } from '../accounts/contract'
import type { ExportOutcome } from '../activity/contract'
import { recordActivity } from '../activity/record-activity'
import type { PartnerFailure } from '../partner/failure/failure'
import { requestId } from '../runtime/request-context'
import { applicantCount } from './contract'
import type { Columns } from './export-columns'

type Ended = { count: number; reasons?: readonly string[]; failure?: PartnerFailure | null; leftOut?: number }

/** What writes one export down in the activity: once, with how it ended first. */
export function exportRecorder(person: Person, columns: Columns | null) {
  // Asked now: what runs while the file is taken may no longer know its request.
  const reference = requestId() ?? null
  const startedAt = performance.now()
  let isWritten = false
  return async (verdict: ExportOutcome, { count, reasons = [], failure = null, leftOut = 0 }: Ended): Promise<void> => {
    if (isWritten) return
    isWritten = true
    await recordActivity({
      kind: 'export',
      verdict,
      person,
      applicantEmail: null,
      subject: applicantCount(count),
      reference,
      details: {
        durationMs: Math.round(performance.now() - startedAt),
        count,
        columns,
        reasons,
        failure: failure?.kind ?? null,
        leftOut,
      },
    })
  }
}
