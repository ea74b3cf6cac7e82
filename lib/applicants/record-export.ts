import 'server-only'
import { canManage, type Person } from '../accounts/contract'
import type { RecordedExportOutcome } from '../activity/contract'
import { downloadRecorder } from '../activity/record-download'
import type { PartnerFailure } from '../partner/failure/failure'
import type { Columns } from './export-columns'

/** The same step that the screens show (components/api/role-context.tsx). */
const stepFor = ({ role }: Person, { nextStep, adminStep }: PartnerFailure) =>
  canManage(role) ? (adminStep ?? nextStep) : nextStep

type Ended = { count: number; reasons?: readonly string[]; failure?: PartnerFailure | null; leftOut?: number }

/**
 * Records one export in the activity, under `id`; only the first call of `record` counts. `asOf`: an ISO time if the
 * records come from the index.
 */
export function exportRecorder(person: Person, columns: Columns | null, asOf: string | null = null) {
  const { id, record } = downloadRecorder(person, { what: 'applicants' })
  return {
    id,
    record: (outcome: RecordedExportOutcome, { count, reasons = [], failure = null, leftOut = 0 }: Ended) =>
      record(outcome, count, {
        columns,
        ...(asOf === null ? {} : { asOf }),
        reasons,
        leftOut,
        failure: failure?.kind ?? null,
        advice: failure && `${failure.meaning} ${stepFor(person, failure)}`,
        failureReference: failure?.reference ?? null,
      }),
  }
}
