import 'server-only'
import type { Author } from '../dispatch/contract'
import type { ErasureReport } from '../privacy/contract'
import { holdingWords } from '../privacy/holdings/words'
import { inEnglish, requestId } from '../runtime/request-context'
import { recordActivity } from './record-activity'

/** As they are stored; read in each person's language (to-activity-row.ts). */
export const erasedSubjects = { applicant: 'an applicant', colleague: 'a former colleague' }

/** Records that somebody was erased: how much of what, and never who it was. */
export function recordErasure(
  whose: 'applicant' | 'colleague',
  { holdings, erased, left }: ErasureReport,
  by: Author,
): Promise<void> {
  return recordActivity({
    kind: 'erasure',
    outcome: 'person-erased',
    person: by,
    subject: erasedSubjects[whose],
    reference: requestId() ?? null,
    details: {
      erased,
      left,
      records: inEnglish(() => holdings.map(({ name, erased }) => `${holdingWords[name].title}: ${erased}`)),
    },
  })
}
