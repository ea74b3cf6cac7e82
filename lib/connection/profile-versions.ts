import 'server-only'
import { desc, eq, sql } from 'drizzle-orm'
import { mergeProfile, type ProfilePatch } from '../partner/profile/merge-profile'
import { log } from '../runtime/log'
import { listenToStore, type Store, store } from '../store/connection'
import { profileVersions } from '../store/connection-tables'
import { endAlarmsBefore } from './mapping-alarms'
import { addProfileVersion, baseProfile, hasProfileVersion, lockedKeys, pinProfile, profileVersion } from './profile'
import type { StoredReason } from './reasons/field-reason'

const channel = 'field_profile'

export type VersionSource = 'confirmed' | 'edited' | 'learned' | 'imported' | 'rolled-back' | 'proved'

export type NewVersion = {
  patch: ProfilePatch
  source: VersionSource
  /** The version that a roll-back goes back to. */
  restored?: number
  /** Why each path was taken, without any value of a record. */
  reasons?: Record<string, StoredReason[]>
  person: { id: string; name: string }
  /** The version that the person saw: another admin may have saved one since. */
  expected: number
  /** Nobody has looked at the fields: warnings about them stay. */
  keepsAlarms?: boolean
}

export type SavedVersion =
  | { state: 'saved'; version: number }
  | { state: 'superseded'; version: number; by: string }
  | { state: 'invalid'; issues: string[] }

/** Reads what is in force, and from now on hears of every new version within a second, whichever server saved it. */
export async function followProfileVersions(): Promise<void> {
  await readNewestPatch()
  await listenToStore(channel, () => {
    readNewestPatch().catch((error: unknown) => log.warn({ err: error }, 'the field profile could not be read again'))
  })
}

/**
 * Saves a version and puts it in force on all servers. It holds the whole of what admins confirmed, not a difference.
 */
export async function saveProfileVersion(given: NewVersion): Promise<SavedVersion> {
  const merged = mergeProfile(baseProfile(), given.patch, lockedKeys())
  if ('issues' in merged) return { state: 'invalid', issues: merged.issues }
  const saved = await store().transaction(async (inside: Store): Promise<SavedVersion> => {
    await inside.execute(sql`lock table profile_versions in exclusive mode`)
    const newest = await newestIn(inside)
    if ((newest?.version ?? 0) !== given.expected)
      return { state: 'superseded', version: newest?.version ?? 0, by: newest?.personName ?? '' }
    const [row] = await inside
      .insert(profileVersions)
      .values({
        document: given.patch,
        personId: given.person.id,
        personName: given.person.name,
        source: given.source,
        restored: given.restored ?? null,
        reasons: given.reasons ?? {},
      })
      .returning({ version: profileVersions.version })
    if (!row) throw new Error('The field profile was not stored')
    if (!given.keepsAlarms) await endAlarmsBefore(inside, row.version, given.person)
    await inside.execute(sql`select pg_notify(${channel}, ${String(row.version)})`)
    return { state: 'saved', version: row.version }
  })
  if (saved.state === 'saved') addProfileVersion(saved.version, given.patch, true)
  return saved
}

/** Does work by the version that a write or a run began with, wherever this server's own version is by now. */
export async function withProfileVersion<T>(version: number, work: () => Promise<T>): Promise<T> {
  if (!hasProfileVersion(version)) {
    const [row] = await store().select().from(profileVersions).where(eq(profileVersions.version, version))
    if (!row) throw new Error(`Version ${version} of the field profile is not in the store`)
    addProfileVersion(row.version, storedPatch(row), false)
  }
  return pinProfile(version, work)
}

/**
 * What admins confirmed so far: whoever changes a part of it saves the whole again, with that part changed. In force
 * here from now on, so that nobody changes what this server remembers and saves it as a change of the newest version.
 */
export async function readNewestPatch(): Promise<{ version: number; patch: ProfilePatch }> {
  const newest = await newestIn(store())
  if (!newest) return { version: 0, patch: {} }
  const patch = storedPatch(newest)
  if (newest.version > profileVersion()) addProfileVersion(newest.version, patch, true)
  return { version: newest.version, patch }
}

async function newestIn(from: Store) {
  const [newest] = await from.select().from(profileVersions).orderBy(desc(profileVersions.version)).limit(1)
  return newest
}

/** Only `saveProfileVersion` writes the column. */
export const storedPatch = ({ document }: typeof profileVersions.$inferSelect) => document as ProfilePatch
