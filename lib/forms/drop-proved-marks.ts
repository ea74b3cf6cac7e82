import { readPointer } from '../records/pointer'
import type { BodySchema } from './body-schema'
import { listFields, putField } from './edit-schema'
import { settingsOf, unprovenKeyword } from './field-settings'

/**
 * Returns the schema without the marks of fields that this body has, which the partner accepted; the same schema if it
 * proves nothing. For a choice only the accepted option is proved: the mark lists the others.
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

/** Returns the options that are still unproven; null if the value changes nothing. */
function unprovenAfter(field: BodySchema, value: unknown) {
  const { isUnproven, options } = settingsOf(field)
  if (!isUnproven || value === undefined || value === null || value === '') return null
  const mark = field[unprovenKeyword]
  const open = Array.isArray(mark) ? mark : options
  const left = open.filter((option) => option !== value)
  return open.length > 0 && left.length === open.length ? null : left
}
