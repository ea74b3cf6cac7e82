import type { LockedKeys, ProfilePatch } from '../partner/profile/merge-profile'

/** What says where a value is: `file` is PARTNER_PROFILE, which locks it; `default` is the shipped profile. */
type PlaceSource = 'file' | 'confirmed' | 'guessed' | 'default'

type Layers = {
  locked: LockedKeys
  /** What admins have confirmed; null before that. */
  confirmed: ProfilePatch | null
  /** Null if lists are not shown using guesses (`isProfileConfirmed`). */
  guessed: ProfilePatch | null
}

/** Returns what says where the value of a place such as `jobs.title` is. */
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
