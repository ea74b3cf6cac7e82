import 'server-only'
import { gt, sql } from 'drizzle-orm'
import { sessions } from '../store/account-tables'
import { store } from '../store/connection'

/** How many sessions have not expired. */
export async function countSessions(): Promise<number> {
  return store().$count(sessions, gt(sessions.expiresAt, sql`now()`))
}
