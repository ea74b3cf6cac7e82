import 'server-only'
import { desc, eq, sql } from 'drizzle-orm'
import type { WriteEndpoint } from '../../partner/endpoint'
import { mergeProfile, type ProfilePatch } from '../../partner/profile/merge-profile'
import { type Store, store } from '../../store/connection'
import { profileVersions } from '../../store/connection-tables'
import { followChannel } from '../../store/follow-channel'
import { endAlarmsBefore } from '../drift/mapping-alarms'
import { addProfileVersion, baseProfile, hasProfileVersion, lockedKeys, pinProfile, profileVersion } from '../profile'
import type { StoredReason } from '../reasons/field-reason'

const channel = 'field_profile'

type VersionSource = 'confirmed' | 'edited' | 'learned' | 'imported' | 'rolled-back' | 'proved'

export type NewVersion = {
  patch: ProfilePatch
  source: VersionSource
  /** The version that a rollback restores. */
  restored?: number
  /** Why each path was chosen, without any record's values. */
  reasons?: Record<string, StoredReason[]>
  person: { id: string; name: string }
  /** The version that the person saw: another admin may have saved one since. */
  expected: number
  /** The only form that changed: warnings about other fields stay, since nobody has looked at those. */
  form?: WriteEndpoint
  /** No admin has looked at the fields, so warnings about them stay. */
  keepsAlarms?: boolean
}

export type SavedVersion =
  | { state: 'saved'; version: number }
  | { state: 'superseded'; version: number; by: string }
  | { state: 'invalid'; issues: string[] }

/**
 * Loads the newest version and follows new ones, which arrive within a second, whichever server saved them, and within
 * `everyMs` if a notification was lost.
 */
export async function followProfileVersions({ everyMs }: { everyMs?: number } = {}): Promise<void> {
  const warning = 'the field profile could not be read again'
  await followChannel(channel, readNewestPatch, { warning, ...(everyMs && { everyMs }) })
}

/** Saves a version and puts it in force on all servers. It holds everything that admins confirmed, not a diff. */
export async function saveProfileVersion(given: NewVersion): Promise<SavedVersion> {
  const merged = mergeProfile(baseProfile(), given.patch, lockedKeys())
  if ('issues' in merged) return { state: 'invalid', issues: merged.issues }
  const saved = await store().transaction(async (tx: Store): Promise<SavedVersion> => {
    await tx.execute(sql`lock table profile_versions in exclusive mode`)
    const newest = await newestIn(tx)
    if ((newest?.version ?? 0) !== given.expected)
      return { state: 'superseded', version: newest?.version ?? 0, by: newest?.personName ?? '' }
    const [row] = await tx
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
    if (!given.keepsAlarms) await endAlarmsBefore(tx, row.version, given)
    await tx.execute(sql`select pg_notify(${channel}, ${String(row.version)})`)
    return { state: 'saved', version: row.version }
  })
  if (saved.state === 'saved') addProfileVersion(saved.version, given.patch, true)
  return saved
}

/**
 * Runs `work` under the version that a write or a run started with, whichever version this server is at by now. Inside a
 * transaction it is read `from` that one: the embedded store serves nobody else until the transaction has ended.
 */
export async function withProfileVersion<T>(version: number, work: () => Promise<T>, from = store()): Promise<T> {
  if (!hasProfileVersion(version)) {
    const [row] = await from.select().from(profileVersions).where(eq(profileVersions.version, version))
    if (!row) throw new Error(`Version ${version} of the field profile is not in the store`)
    addProfileVersion(row.version, storedPatch(row), false)
  }
  return pinProfile(version, work)
}

/**
 * Returns everything that admins have confirmed: to change a part, callers save the whole with that part changed. Also
 * puts it in force on this server, so that no caller changes a remembered older version and saves it as a change of the
 * newest.
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
