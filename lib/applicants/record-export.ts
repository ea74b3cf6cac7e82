import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Person } from '../accounts/contract'
import type { RecordedExportOutcome } from '../activity/contract'
import { recordActivity } from '../activity/record-activity'
import type { PartnerFailure } from '../partner/failure/failure'
import { requestId } from '../runtime/request-context'
import { applicantCount } from './contract'
import type { Columns } from './export-columns'

type Ended = { count: number; reasons?: readonly string[]; failure?: PartnerFailure | null; leftOut?: number }

/** Records one export in the activity, under `id`; only the first call of `record` counts. */
export function exportRecorder(person: Person, columns: Columns | null) {
  const id = randomUUID()
  // Read now: the stream may run outside its request's context.
  const reference = requestId() ?? null
  const startedAt = performance.now()
  let isRecorded = false

  async function record(
    outcome: RecordedExportOutcome,
    { count, reasons = [], failure = null, leftOut = 0 }: Ended,
  ): Promise<void> {
    if (isRecorded) return
    isRecorded = true
    await recordActivity({
      id,
      kind: 'export',
      outcome,
      person,
      subject: applicantCount(count),
      reference,
      details: {
        durationMs: Math.round(performance.now() - startedAt),
        count,
        columns,
        reasons,
        leftOut,
        failure: failure?.kind ?? null,
        advice: failure && `${failure.meaning} ${failure.nextStep}`,
        failureReference: failure?.reference ?? null,
      },
    })
  }
  return { id, record }
}
