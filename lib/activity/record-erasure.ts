import 'server-only'
import type { Author } from '../dispatch/contract'
import type { ErasureReport } from '../privacy/contract'
import { holdingWords } from '../privacy/holdings/words'
import { requestId } from '../runtime/request-context'
import { inLanguage, language } from '../text/language'
import type { ActivityDetails } from './contract'
import { recordActivity } from './record-activity'
import { storedSubject } from './subject-in-words'

/** Records that a person was erased: how many records of each kind, never who it was. */
export function recordErasure(
  whose: 'applicant' | 'colleague',
  { holdings, erased, left }: ErasureReport,
  by: Author,
): Promise<void> {
  return recordActivity({
    kind: 'erasure',
    outcome: 'person-erased',
    person: by,
    subject: storedSubject(({ anApplicant, formerColleague }) =>
      whose === 'applicant' ? anApplicant : formerColleague,
    ),
    reference: requestId() ?? null,
    details: {
      erased,
      left,
      records: inLanguage('en', () => holdings.map(({ name, erased }) => `${holdingWords[name].title}: ${erased}`)),
    },
  })
}

/**
 * Returns what was erased in the user's language; it is stored in English. Texts worded by another release stay as
 * they are.
 */
export function erasedInWords({ records, ...details }: ActivityDetails): ActivityDetails {
  if (records === undefined) return details
  if (!Array.isArray(records) || language() === 'en') return { ...details, records }
  const names = inLanguage('en', () => new Map(Object.entries(holdingWords).map(([name, { title }]) => [title, name])))
  const inWords = (record: string) => {
    const [, title = '', count] = /^(.*): (\d+)$/u.exec(record) ?? []
    const known = Object.entries(holdingWords).find(([name]) => name === names.get(title))?.[1].title
    return known === undefined ? record : `${known}: ${count}`
  }
  return { ...details, records: records.map(inWords) }
}
