import 'server-only'
import { eq } from 'drizzle-orm'
import { config } from '../runtime/config'
import { store } from '../store/connection'
import { profileVersions } from '../store/connection-tables'
import type { ProfileInForce } from './contract'
import { profileVersion } from './profile'

/** Returns where the profile for writes comes from: a file, a confirmed version, both, or the shipped one. */
export async function readProfileInForce(): Promise<ProfileInForce> {
  const file = config().partner.profileFile
  const [version] = await store()
    .select({ number: profileVersions.version, by: profileVersions.personName, at: profileVersions.createdAt })
    .from(profileVersions)
    .where(eq(profileVersions.version, profileVersion()))
  return { file, version: version ? { ...version, at: version.at.toISOString() } : null }
}
