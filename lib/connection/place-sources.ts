import type { LockedKeys, ProfilePatch } from '../partner/profile/merge-profile'

/** Who said where a value is: `file` is PARTNER_PROFILE, and locks it; `default` is the profile that ships. */
type PlaceSource = 'file' | 'confirmed' | 'guessed' | 'default'

type Layers = {
  locked: LockedKeys
  /** What admins confirmed last; null before that. */
  confirmed: ProfilePatch | null
  /** Null where lists are not shown by guesses (`isProfileConfirmed`). */
  guessed: ProfilePatch | null
}

/** Who said where the value of a place such as `jobs.title` is. */
export function placeSource(place: string, { locked, confirmed, guessed }: Layers): PlaceSource {
  if (locked.has(place)) return 'file'
  if (isNamed(guessed, place)) return 'guessed'
  return isNamed(confirmed, place) ? 'confirmed' : 'default'
}

function isNamed(patch: ProfilePatch | null, place: string): boolean {
  const [section, key] = place.split('.')
  const keys = Object.entries(patch ?? {}).find(([name]) => name === section)?.[1]
  return keys !== undefined && key !== undefined && Object.hasOwn(keys, key)
}
