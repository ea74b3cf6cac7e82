import { readFileSync } from 'node:fs'
import { type Profile, parseProfile } from '../partner/profile/profile'

/** The field profile that the desk ships with. */
export function readShippedProfile(): Profile {
  const parsed = parseProfile(readFileSync(new URL('../partner/profile/default.json', import.meta.url), 'utf8'))
  if (!('profile' in parsed)) throw new Error(parsed.issues.join('\n'))
  return parsed.profile
}
