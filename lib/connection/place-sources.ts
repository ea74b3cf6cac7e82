import type { LockedKeys, ProfilePatch } from '../partner/profile/merge-profile'

/** Who said where a value is: `file` is PARTNER_PROFILE, and locks it; `default` is the profile that ships. */
export type PlaceSource = 'file' | 'confirmed' | 'guessed' | 'default'

type Layers = {
  locked: LockedKeys
  /** What admins confirmed last; null before that. */
  confirmed: ProfilePatch | null
  guessed: ProfilePatch | null
}

/** Who said where the value of a place such as `jobs.title` is. Guesses count until somebody says anything. */
export function placeSource(place: string, { locked, confirmed, guessed }: Layers): PlaceSource {
  if (locked.has(place)) return 'file'
  if (isNamed(confirmed, place)) return 'confirmed'
  return confirmed === null && locked.size === 0 && isNamed(guessed, place) ? 'guessed' : 'default'
}

function isNamed(patch: ProfilePatch | null, place: string): boolean {
  const [section, key] = place.split('.')
  const keys = Object.entries(patch ?? {}).find(([name]) => name === section)?.[1]
  return keys !== undefined && key !== undefined && Object.hasOwn(keys, key)
}
