import 'server-only'
import { desc } from 'drizzle-orm'
import { z } from 'zod'
import { mergeProfile } from '../../partner/profile/merge-profile'
import type { Profile } from '../../partner/profile/profile'
import { profileChanges } from '../../partner/profile/profile-changes'
import { store } from '../../store/connection'
import { profileVersions } from '../../store/connection-tables'
import type { ProfileVersion } from '../contract'
import { baseProfile, lockedKeys } from '../profile'
import { storedReasonInWords } from '../reasons/field-reason'
import { storedPatch } from './profile-versions'

const most = 30

/** Returns the latest versions of the field profile, each with what it changed. */
export async function listProfileVersions(): Promise<ProfileVersion[]> {
  const rows = await store()
    .select()
    .from(profileVersions)
    .orderBy(desc(profileVersions.version))
    .limit(most + 1)
  return rows.slice(0, most).map((row, at) => {
    const before = rows[at + 1]
    const { version, personName, source, restored, createdAt } = row
    return {
      version,
      at: createdAt.toISOString(),
      who: personName,
      source,
      restored,
      isInForce: at === 0,
      changes: profileChanges(before ? merged(before) : baseProfile(), merged(row)),
      reasons: reasonsOf(row.reasons),
    }
  })
}

function merged(row: typeof profileVersions.$inferSelect): Profile {
  const result = mergeProfile(baseProfile(), storedPatch(row), lockedKeys())
  return 'profile' in result ? result.profile : baseProfile()
}

const reasonsSchema = z.record(z.string(), z.array(z.unknown()))

function reasonsOf(stored: unknown): ProfileVersion['reasons'] {
  const reasons = reasonsSchema.safeParse(stored).data ?? {}
  return Object.entries(reasons)
    .map(([fieldKey, why]) => ({ fieldKey, why: why.flatMap(storedReasonInWords) }))
    .filter(({ why }) => why.length > 0)
}
