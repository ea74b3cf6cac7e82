import { readPointer } from '../records/pointer'
import type { BodySchema } from './body-schema'
import { listFields, putField } from './edit-schema'
import { settingsOf, unprovenKeyword } from './field-settings'

/**
 * The schema without the marks of fields that stood in this body, which the partner took; the same one where it proves
 * nothing. Of a choice only the option that was taken is proved: the mark names the others.
 */
export function dropProvedMarks(schema: BodySchema, taken: unknown): BodySchema {
  return listFields(schema).reduce((dropped, { pointer, schema: field, isRequired }) => {
    const value = readPointer(taken, pointer)
    const left = unprovenAfter(field, value)
    if (left === null) return dropped
    const { [unprovenKeyword]: _mark, ...plain } = field
    return putField(dropped, pointer, left.length > 0 ? { ...plain, [unprovenKeyword]: left } : plain, isRequired)
  }, schema)
}

/** The options that are still unproven; null where the value changes nothing. */
function unprovenAfter(field: BodySchema, value: unknown) {
  const { isUnproven, options } = settingsOf(field)
  if (!isUnproven || value === undefined || value === null || value === '') return null
  const mark = field[unprovenKeyword]
  const open = Array.isArray(mark) ? mark : options
  const left = open.filter((option) => option !== value)
  return open.length > 0 && left.length === open.length ? null : left
}
