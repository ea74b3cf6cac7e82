import 'server-only'
import { inArray, sql } from 'drizzle-orm'
import { isVersionInForce } from '../connection/profile'
import { log } from '../runtime/log'
import { singleton } from '../runtime/singleton'
import { type Store, store } from '../store/connection'
import { seenJobs } from '../store/schema'
import { sanitizeText } from '../text/sanitize'
import type { Job } from './contract'

type Learned = Pick<Job, 'id' | 'team'>

/** What this process has already stored: job to team. */
const written = singleton('learned-jobs', () => new Map<string, string | null>())
const maxPerStatement = 1_000
/** A partner whose ids change on every read would fill the memory; what is forgotten is stored once more. */
const maxRemembered = 100_000

/**
 * Stores the jobs in a list and their teams, in the background. If the store is down, they are learned again later.
 * Those read with an older version of the field profile are not stored: their teams may be wrong.
 */
export function learnJobs(jobs: readonly Learned[]): void {
  if (!isVersionInForce()) return
  const fresh = jobs.filter(({ id, team }) => id !== '' && written.get(id) !== team)
  if (fresh.length === 0) return
  if (written.size + fresh.length > maxRemembered) written.clear()
  for (const { id, team } of fresh) written.set(id, team)
  void writeAll(fresh).catch((error: unknown) => {
    for (const { id } of fresh) written.delete(id)
    log.warn({ err: error }, 'jobs that the partner listed could not be kept')
  })
}

async function writeAll(jobs: readonly Learned[]): Promise<void> {
  for (let from = 0; from < jobs.length; from += maxPerStatement)
    await saveJobs(store(), jobs.slice(from, from + maxPerStatement))
}

/** Stores jobs that the partner lists or has created, and their teams; a known team is not replaced by null. */
export async function saveJobs(tx: Store, jobs: readonly Learned[]): Promise<void> {
  const byId = new Map(jobs.map(({ id, team }) => [sanitizeText(id), team === null ? null : sanitizeText(team)]))
  if (byId.size === 0) return
  await tx
    .insert(seenJobs)
    .values([...byId].map(([id, teamId]) => ({ id, teamId })))
    .onConflictDoUpdate({
      target: seenJobs.id,
      set: { teamId: sql`coalesce(excluded.team_id, seen_jobs.team_id)`, unlistedAt: null },
      setWhere: sql`excluded.team_id is not null and seen_jobs.team_id is distinct from excluded.team_id
        or seen_jobs.unlisted_at is not null`,
    })
}

/** The teams of jobs as any server has ever seen them. Omits jobs whose team was never seen. */
export async function storedTeamsOf(
  jobIds: readonly string[],
  tx: Store = store(),
): Promise<ReadonlyMap<string, string>> {
  if (jobIds.length === 0) return new Map()
  const jobs = await tx
    .select()
    .from(seenJobs)
    .where(inArray(seenJobs.id, jobIds.map(sanitizeText)))
  return new Map(jobs.flatMap(({ id, teamId }) => (teamId === null ? [] : [[id, teamId] as const])))
}

/** The same for one job; null if its team was never seen. */
export async function storedTeamOf(jobId: string, tx: Store = store()): Promise<string | null> {
  return (await storedTeamsOf([jobId], tx)).get(sanitizeText(jobId)) ?? null
}

/** The ids of all jobs ever seen. */
export async function storedJobIds(): Promise<string[]> {
  return (await store().select({ id: seenJobs.id }).from(seenJobs)).map(({ id }) => id)
}
