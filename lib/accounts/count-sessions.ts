import 'server-only'
import { gt, sql } from 'drizzle-orm'
import { store } from '../store/connection'
import { sessions } from '../store/schema'

/** How many sessions have not expired. */
export async function countSessions(): Promise<number> {
  return store().$count(sessions, gt(sessions.expiresAt, sql`now()`))
}
