import 'server-only'
import type { Holding } from '../privacy/holding'
import { drafts } from '../store/schema'

/** What is typed into a form and not sent: an applicant's name or address is taken out of it. */
export const draftHolding: Holding<typeof drafts> = {
  title: 'Drafts of forms',
  outcome: 'Those of a former colleague are deleted; in all others the name and address are taken out',
  table: drafts,
  ofApplicant(row, sought) {
    if (!sought.isIn(row.values)) return null
    return { change: { values: sought.redact(row.values) }, example: 'A draft of a new job' }
  },
  ofColleague: (row, { id }) => (row.userId === id ? { change: 'delete', example: 'A draft of a new job' } : null),
}
