import type { Pointer } from '../records/pointer'
import type { BodySchema } from './body-schema'
import { listFields, putField } from './edit-schema'

/** What a refusal says about a field that the form has: its choices, or that it may be required. */
export type CorrectedField = {
  pointer: Pointer
  /** What replaces those parts of the field's schema. */
  schema: { enum: (string | number)[] } | { 'x-asked': true }
}

/** Returns the schema with these fields corrected; whether a field is required stays as it is. */
export function correctFields(schema: BodySchema, corrected: readonly CorrectedField[]): BodySchema {
  return corrected.reduce((whole, { pointer, schema: correction }) => {
    const field = listFields(whole).find((one) => one.pointer === pointer)
    if (!field) return whole
    const { type: _, ...untyped } = field.schema
    const kept = 'enum' in correction ? untyped : field.schema
    return putField(whole, pointer, { ...kept, ...correction }, field.isRequired)
  }, schema)
}
