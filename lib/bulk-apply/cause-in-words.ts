import type { PartnerFailure } from '../partner/failure/failure'
import { fieldMessages } from '../partner/failure/field-messages'
import { titleFields } from './field-titles'
import { causeOfRowsWords, saysOnlyRefused } from './words'

/**
 * Returns why rows were refused, the cause first: in the partner's words if ours say only that they were refused.
 * `isExample`: the partner said other things about other rows with this cause.
 */
export function causeInWords(
  failure: PartnerFailure,
  titleOfField: (field: string) => string,
  isExample = false,
): { title: string; message: string } {
  const { fields, said, title, meaning } = failure
  const lines = fieldMessages(titleFields(fields ?? {}, titleOfField))
  const ofPartner = lines.length > 0 ? lines.join(' · ') : (said ?? '')
  const words = isExample && ofPartner !== '' ? causeOfRowsWords.forExample({ said: ofPartner }) : ofPartner
  if (words !== '' && saysOnlyRefused(failure))
    return isExample ? { title, message: words } : { title: words, message: '' }
  return { title, message: words || (meaning ?? '') }
}
