import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { headers } from 'next/headers'
import { sessions } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { log } from '../runtime/log'
import { requestFacts } from '../runtime/request-context'
import { idleSecondsHeader } from './contract'

/**
 * Records when the user last used the session, at most once a minute. Returns that time, or null if nothing was
 * recorded. Failing to write it does not fail the request.
 */
export async function noteUse(id: string, lastUsedAt: Date): Promise<Date | null> {
  const secondsAgo = await secondsSinceUse()
  const usedAtMs = Date.now() - (secondsAgo ?? 0) * 1_000
  if (secondsAgo === null || usedAtMs - lastUsedAt.getTime() < 60_000) return null
  const usedAt = sql`now() - make_interval(secs => ${secondsAgo})`
  try {
    await store()
      .update(sessions)
      .set({ lastUsedAt: usedAt })
      .where(and(eq(sessions.id, id), sql`${sessions.lastUsedAt} < ${usedAt}`))
    return new Date(usedAtMs)
  } catch (error) {
    log.warn({ err: error }, 'the use of a session could not be noted')
    return null
  }
}

/**
 * Opening a page or calling an action counts as use; a request from our pages says how long ago the user last did
 * something. Null if it was not the user's doing: prefetches, and API requests without that header.
 */
async function secondsSinceUse(): Promise<number | null> {
  const sent = await headers()
  const idle = sent.get(idleSecondsHeader)
  if (idle !== null) return /^\d{1,7}$/.test(idle) ? Number(idle) : null
  if (sent.has('next-action')) return 0
  if (sent.has('next-router-prefetch') || requestFacts().route?.startsWith('/api/')) return null
  return 0
}
