import type { PartnerFailure } from '../partner/failure/failure'
import { fieldMessages } from '../partner/failure/field-messages'
import { titleFields } from './field-titles'
import { saysOnlyRefused } from './words'

/** Why rows were refused: the cause first, by the partner's words where ours say only that they were. */
export function causeInWords(
  failure: PartnerFailure,
  titleOfField: (field: string) => string,
): { title: string; message: string } {
  const { fields, said, title, meaning } = failure
  const lines = fieldMessages(titleFields(fields ?? {}, titleOfField))
  const words = lines.length > 0 ? lines.join(' · ') : (said ?? '')
  if (words !== '' && saysOnlyRefused(failure)) return { title: words, message: '' }
  return { title, message: words || (meaning ?? '') }
}
