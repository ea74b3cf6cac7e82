import type { LockedKeys, ProfilePatch } from '../../partner/profile/merge-profile'

/** What says where a value is: `file` is PARTNER_PROFILE, which locks it; `default` is the shipped profile. */
type FieldSource = 'file' | 'confirmed' | 'guessed' | 'default'

type Layers = {
  locked: LockedKeys
  /** What admins have confirmed; null before that. */
  confirmed: ProfilePatch | null
  /** Null if lists are not shown using guesses (`isProfileConfirmed`). */
  guessed: ProfilePatch | null
}

/** Returns what says where the value of a field such as `jobs.title` is. */
export function fieldSource(fieldKey: string, { locked, confirmed, guessed }: Layers): FieldSource {
  if (locked.has(fieldKey)) return 'file'
  if (isNamed(guessed, fieldKey)) return 'guessed'
  return isNamed(confirmed, fieldKey) ? 'confirmed' : 'default'
}

function isNamed(patch: ProfilePatch | null, fieldKey: string): boolean {
  const [section, key] = fieldKey.split('.')
  const keys = Object.entries(patch ?? {}).find(([name]) => name === section)?.[1]
  return keys !== undefined && key !== undefined && Object.hasOwn(keys, key)
}
