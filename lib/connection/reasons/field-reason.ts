import { z } from 'zod'
import { type Reason, reasonSchema } from '../../partner/discovery/reason'
import { fieldReasonWords } from './words'

const partnerReason = z.object({ code: z.enum(['partner-asked', 'partner-refused']) })
const fieldReason = z.union([reasonSchema, partnerReason])

/** Why a field was chosen: what discovery saw, or what the partner said. */
export type FieldReason = Reason | z.infer<typeof partnerReason>

/** Up to release 0.3 reasons were stored as English sentences. */
export type StoredReason = FieldReason | string

/** The arguments of a reason's sentence: the reason's own, with a date format in words. */
type ArgumentsOf<Code> = FieldReason extends infer One
  ? One extends { code: infer Own }
    ? Code extends Own
      ? { [Name in Exclude<keyof One, 'code'>]: Name extends 'format' ? string : One[Name] }
      : never
    : never
  : never

/** One sentence per code, which takes the reason's arguments and nothing else. */
type Sentences = {
  readonly [Code in FieldReason['code']]: keyof ArgumentsOf<Code> extends never
    ? string
    : (values: ArgumentsOf<Code>) => string
}

export function fieldReasonInWords(reason: FieldReason): string {
  const sentences: Sentences = fieldReasonWords
  const sentence = sentences[reason.code]
  if (typeof sentence === 'string') return sentence
  // Safe: `Sentences` ties each sentence to the reason of its code.
  return sentence({ ...reason, ...partsInWords(reason) } as never)
}

/** The path of the answer itself is empty. */
function partsInWords(reason: FieldReason) {
  const { answerItself, dateFormats } = fieldReasonWords
  return {
    ...('path' in reason ? { path: reason.path || answerItself } : {}),
    ...('other' in reason ? { other: reason.other || answerItself } : {}),
    ...('format' in reason ? { format: dateFormats[reason.format] } : {}),
  }
}

/**
 * Returns a stored sentence as it is, or a code in the reader's language; nothing for a code that only a newer release
 * knows.
 */
export function storedReasonInWords(stored: unknown): string[] {
  if (typeof stored === 'string') return [stored]
  const reason = fieldReason.safeParse(stored)
  return reason.success ? [fieldReasonInWords(reason.data)] : []
}
