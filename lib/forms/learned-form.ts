import type { Pointer } from '../records/pointer'
import { addAskedFields, joinAskedFields } from './add-asked-fields'
import type { AskedField } from './asked-field'
import type { BodySchema } from './body-schema'
import type { UnwantedField } from './find-unwanted-fields'
import { relaxFields } from './relax-fields'

/** What refusals taught about a user's form: fields that the partner asked for, and fields that it does not accept. */
export type LearnedForm = { asked: AskedField[]; refused: Pointer[] }

/** The fields of a refusal that do not match the form; missing if all do. */
type Mismatch = { asks?: AskedField[]; unwanted?: UnwantedField[] }

export const nothingLearned: LearnedForm = { asked: [], refused: [] }

/** Adds what a later refusal says about the form. */
export function learnRefusal(before: LearnedForm, { asks = [], unwanted = [] }: Mismatch): LearnedForm {
  const refused = unwanted.filter(({ isEntered }) => isEntered).map(({ pointer }) => pointer)
  return joinLearned(before, { asked: asks, refused })
}

/** Joins what was learned at two times; `since` is the later one. */
export function joinLearned(before: LearnedForm, since: LearnedForm): LearnedForm {
  return {
    asked: joinAskedFields(before.asked, since.asked),
    refused: [...new Set([...before.refused, ...since.refused])],
  }
}

/** Returns the schema with the fields that were asked for, and those that were refused made optional. */
export function applyLearned(schema: BodySchema, { asked, refused }: LearnedForm): BodySchema {
  return relaxFields(addAskedFields(schema, asked), refused)
}
