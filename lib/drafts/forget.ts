import 'server-only'
import type { Holding } from '../privacy/holding'
import { holdingWords } from '../privacy/holdings/words'
import { drafts } from '../store/schema'
import { isUploadForm } from './contract'

/** What was typed into a form and not sent: an applicant's name or address is removed from it. */
export const draftHolding: Holding<typeof drafts> = {
  name: 'drafts',
  table: drafts,
  ofApplicant(row, sought) {
    if (isUploadForm(row.form) || !sought.isIn(row.values)) return null
    return { change: { values: sought.redact(row.values) }, example: holdingWords.drafts.example }
  },
  ofColleague: (row, { id }) =>
    row.userId === id && !isUploadForm(row.form) ? { change: 'delete', example: holdingWords.drafts.example } : null,
}
