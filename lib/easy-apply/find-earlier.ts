import 'server-only'
import { and, desc, eq, sql } from 'drizzle-orm'
import { normalEmail } from '../activity/normal-email'
import type { Store } from '../store/connection'
import { activity, dispatches } from '../store/schema'
import type { EarlierApplication } from './contract'

const atMost = 5

type Application = { applicantEmail: string; jobId: string }

/**
 * What this desk knows of applications of that person to that job, the latest first: those that the partner has, may have, or is
 * about to get. Null: none. Whoever asks for the same two waits until this transaction has ended.
 */
export async function findEarlier(
  inside: Store,
  { applicantEmail, jobId }: Application,
): Promise<EarlierApplication[] | null> {
  const email = normalEmail(applicantEmail)
  await inside.execute(sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify([email, jobId])}, 0))`)
  const found = [...(await inDispatches(inside, email, jobId)), ...(await inActivity(inside, email, jobId))]
  if (found.length === 0) return null
  found.sort((one, other) => other.at.getTime() - one.at.getTime())
  return found
    .slice(0, atMost)
    .map(({ at, who, verdict }) => ({ at: at.toISOString(), who, verdict: asVerdict(verdict) }))
}

function inDispatches(inside: Store, email: string, jobId: string) {
  return inside
    .select({
      at: dispatches.createdAt,
      who: dispatches.personName,
      verdict: sql<string>`coalesce(done ->> 'outcome', state)`,
    })
    .from(dispatches)
    .where(
      and(
        eq(dispatches.kind, 'submit-application'),
        eq(dispatches.applicantEmail, email),
        eq(dispatches.jobId, jobId),
        sql`state not in ('refused', 'cancelled')`,
      ),
    )
    .orderBy(desc(dispatches.createdAt))
    .limit(atMost)
}

/** From before writes were dispatches. */
function inActivity(inside: Store, email: string, jobId: string) {
  return inside
    .select({ at: activity.at, who: activity.personName, verdict: activity.verdict })
    .from(activity)
    .where(
      and(
        eq(activity.kind, 'easy-apply'),
        eq(activity.applicantEmail, email),
        sql`details ->> 'jobId' = ${jobId}`,
        sql`verdict <> 'refused'`,
      ),
    )
    .orderBy(desc(activity.at))
    .limit(atMost)
}

function asVerdict(word: string): EarlierApplication['verdict'] {
  if (word === 'submitted' || word === 'queued' || word === 'already-applied' || word === 'unclear') return word
  return 'under-way'
}
