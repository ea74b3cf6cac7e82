import type { PartnerFailure } from '../partner/failure/failure'
import { fieldMessages } from '../partner/failure/field-messages'
import { titleFields } from './field-titles'
import { saysOnlyRefused } from './words'

/** Returns why rows were refused, the cause first: in the partner's words if ours say only that they were refused. */
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
