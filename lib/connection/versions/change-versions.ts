import 'server-only'
import { eq } from 'drizzle-orm'
import type { ProfilePatch } from '../../partner/profile/merge-profile'
import { type Profile, parseProfile } from '../../partner/profile/profile'
import { profileChanges } from '../../partner/profile/profile-changes'
import { store } from '../../store/connection'
import { profileVersions } from '../../store/connection-tables'
import type { ProfileChanged } from '../contract'
import { baseProfile, lockedKeys, profile } from '../profile'
import { type NewVersion, saveProfileVersion, storedPatch } from './profile-versions'

type Person = NewVersion['person']

/** Restores an old version as a new one; 0 restores what was in force before any version was confirmed. */
export async function goBackToVersion(
  { version, expected }: { version: number; expected: number },
  person: Person,
): Promise<ProfileChanged> {
  const [row] = await store().select().from(profileVersions).where(eq(profileVersions.version, version))
  if (!row && version !== 0) return { state: 'not-found' }
  const patch = row ? storedPatch(row) : {}
  return save({ patch, source: 'rolled-back', restored: version, person, expected })
}

/** Puts a whole profile in force, given as the text of a PARTNER_PROFILE file. */
export async function importProfile(
  { text, expected }: { text: string; expected: number },
  person: Person,
): Promise<ProfileChanged> {
  const parsed = parseProfile(text)
  if ('issues' in parsed) return { state: 'unusable', issues: parsed.issues }
  const saved = await save({ patch: patchFor(parsed.profile), source: 'imported', person, expected })
  return saved.state === 'saved' ? { ...saved, locked: lockedIn(parsed.profile) } : saved
}

async function save(given: NewVersion): Promise<ProfileChanged> {
  const saved = await saveProfileVersion(given)
  if (saved.state === 'invalid') return { state: 'unusable', issues: saved.issues }
  return saved.state === 'saved' ? { ...saved, locked: [] } : { state: 'superseded', by: saved.by }
}

/** Returns the whole profile as a patch, with null for the keys that it leaves out. */
function patchFor(imported: Profile): ProfilePatch {
  return Object.fromEntries(
    Object.entries(baseProfile()).map(([section, keys]) => {
      const said = Object.entries(imported).find(([name]) => name === section)?.[1] ?? {}
      const absent = Object.keys(keys).filter((key) => !Object.hasOwn(said, key))
      return [section, { ...Object.fromEntries(absent.map((key) => [key, null])), ...said }]
    }),
  )
}

/** Returns the fields where the file PARTNER_PROFILE differs from the imported profile, and wins. */
function lockedIn(imported: Profile): string[] {
  const locked = lockedKeys()
  const differing = profileChanges(profile(), imported).map(({ fieldKey }) => fieldKey.split(' ')[0] ?? '')
  return [...new Set(differing)].filter((fieldKey) => locked.has(fieldKey))
}
