import type { Pointer } from '../records/pointer'
import { addAskedFields, joinAskedFields } from './add-asked-fields'
import type { AskedField } from './asked-field'
import type { BodySchema } from './body-schema'
import { type CorrectedField, correctFields } from './correct-fields'
import type { UnwantedField } from './find-unwanted-fields'
import { relaxFields } from './relax-fields'

/**
 * What refusals taught about a user's form: fields that the partner asked for, fields that it does not accept, and those
 * that the form has with other values.
 */
export type LearnedForm = { asked: AskedField[]; refused: Pointer[]; corrected: CorrectedField[] }

/** The fields of a refusal that do not match the form; missing if all do. */
type Mismatch = { asks?: AskedField[]; unwanted?: UnwantedField[]; corrected?: CorrectedField[] }

export const nothingLearned: LearnedForm = { asked: [], refused: [], corrected: [] }

/** Adds what a later refusal says about the form. */
export function learnRefusal(before: LearnedForm, { asks = [], unwanted = [], corrected = [] }: Mismatch): LearnedForm {
  const refused = unwanted.filter(({ isEntered }) => isEntered).map(({ pointer }) => pointer)
  return joinLearned(before, { asked: asks, refused, corrected })
}

/** Joins what was learned at two times; `since` is the later one. */
export function joinLearned(before: LearnedForm, since: LearnedForm): LearnedForm {
  return {
    asked: joinAskedFields(before.asked, since.asked),
    refused: [...new Set([...before.refused, ...since.refused])],
    corrected: [...new Map([...before.corrected, ...since.corrected].map((one) => [one.pointer, one])).values()],
  }
}

/** Whether a form stays as it is. */
export function isNothingLearned({ asked, refused, corrected }: LearnedForm): boolean {
  return asked.length + refused.length + corrected.length === 0
}

/** Returns the schema with the fields that were asked for, those that were refused made optional, and corrected ones. */
export function applyLearned(schema: BodySchema, { asked, refused, corrected }: LearnedForm): BodySchema {
  return relaxFields(addAskedFields(correctFields(schema, corrected), asked), refused)
}
