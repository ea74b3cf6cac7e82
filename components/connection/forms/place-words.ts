import type { FormPlaces } from '@/lib/partner/profile/form-parts'
import { pathsOfName } from '@/lib/records/field-path'
import type { Pointer } from '@/lib/records/pointer'

/** All fields that a special place refers to. */
export function pointersOf(place: FormPlaces[string] | undefined): Pointer[] {
  if (place === null || place === undefined) return []
  if (typeof place === 'string') return [place]
  return 'at' in place ? [place.at] : pathsOfName(place)
}
