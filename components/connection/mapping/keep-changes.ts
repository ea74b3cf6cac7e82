import type { FieldMapping } from '@/lib/partner/profile/field-mapping'
import { type Place, type PlaceValue, places, valueAt, withValue } from './places'

/** A mapping that was not saved, and the one it was changed from. */
export type Unsaved = { base: FieldMapping; mine: FieldMapping }

type Kept = {
  mapping: FieldMapping
  /** Places that keep this admin's changes. */
  mine: Place[]
  /** Places that both admins changed; the other admin's value is used. */
  theirs: Place[]
}

/** Merges the mapping another admin has saved with this admin's changes to other places. */
export function keepChanges({ base, mine }: Unsaved, saved: FieldMapping): Kept {
  const changed = places.filter((place) => !isSame(valueAt(base, place), valueAt(mine, place)))
  const open = changed.filter((place) => !isSame(valueAt(mine, place), valueAt(saved, place)))
  const kept = open.filter((place) => isSame(valueAt(base, place), valueAt(saved, place)))
  return {
    mapping: kept.reduce((mapping, place) => withValue(mapping, place, valueAt(mine, place)), saved),
    mine: kept,
    theirs: open.filter((place) => !kept.includes(place)),
  }
}

const isSame = (one: PlaceValue, other: PlaceValue) => textOf(one) === textOf(other)

/** The same text for equal values, regardless of key order. */
function textOf(value: PlaceValue): string {
  if (value === null || typeof value === 'string') return JSON.stringify(value)
  const parts = Object.entries(value).filter(([, part]) => part !== undefined)
  return JSON.stringify(parts.sort(([one], [other]) => (one < other ? -1 : 1)))
}
