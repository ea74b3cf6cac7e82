import type { FieldMapping } from '@/lib/partner/profile/field-mapping'
import { keptEdits } from '../kept-edits'
import { type FieldPath, type MappedField, mappedFields, valueAt, withValue } from './mapped-fields'

/** A mapping that was not saved, and the one it was changed from. */
export type Unsaved = { base: FieldMapping; mine: FieldMapping }

const kept = keptEdits<Unsaved>()
/** There is one mapping. */
const onlyKey = ''

export const keptMapping = () => kept.read(onlyKey)

/** Keeps the changes for when the admin comes back to the screen; null once they are saved. */
export const keepMapping = (unsaved: Unsaved | null) => kept.keep(onlyKey, unsaved)

type Kept = {
  mapping: FieldMapping
  /** Places that keep this admin's changes. */
  mine: MappedField[]
  /** Places that both admins changed; the other admin's value is used. */
  theirs: MappedField[]
}

/** Merges the mapping another admin has saved with this admin's changes to other fields. */
export function keepChanges({ base, mine }: Unsaved, saved: FieldMapping): Kept {
  const changed = mappedFields.filter((field) => !isSame(valueAt(base, field), valueAt(mine, field)))
  const open = changed.filter((field) => !isSame(valueAt(mine, field), valueAt(saved, field)))
  const kept = open.filter((field) => isSame(valueAt(base, field), valueAt(saved, field)))
  return {
    mapping: kept.reduce((mapping, field) => withValue(mapping, field, valueAt(mine, field)), saved),
    mine: kept,
    theirs: open.filter((field) => !kept.includes(field)),
  }
}

const isSame = (one: FieldPath, other: FieldPath) => textOf(one) === textOf(other)

/** The same text for equal values, regardless of key order. */
function textOf(value: FieldPath): string {
  if (value === null || typeof value === 'string') return JSON.stringify(value)
  const parts = Object.entries(value).filter(([, part]) => part !== undefined)
  return JSON.stringify(parts.sort(([one], [other]) => (one < other ? -1 : 1)))
}
