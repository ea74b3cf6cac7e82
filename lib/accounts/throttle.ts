import 'server-only'
import { createHmac } from 'node:crypto'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { config } from '@/lib/runtime/config'
import { signInAttempts } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { addressBlock } from './address-block'

const windowMinutes = 15
const limits = { account: 8, address: 40 }
type Counter = keyof typeof limits

const windowStart = sql`now() - make_interval(mins => ${windowMinutes})`

/**
 * Counts an attempt as failed before it is made, so that parallel attempts cannot slip through. Returns null when it
 * may be made, else when the window ends. Kept in the store, so restarts and other servers share the count.
 */
export async function countAttempt(counter: Counter, subject: string): Promise<Date | null> {
  const key = attemptKey(counter, subject)
  // A window that has yet to begin was begun before the clock was set back: it would block for longer than it says.
  const isOver = sql`(${signInAttempts.startedAt} < ${windowStart} or ${signInAttempts.startedAt} > now() + interval '1 minute')`
  const [row] = await store()
    .insert(signInAttempts)
    .values({ key, attempts: 1, startedAt: sql`now()` })
    .onConflictDoUpdate({
      target: signInAttempts.key,
      set: {
        attempts: sql`case when ${isOver} then 1 else least(${signInAttempts.attempts} + 1, ${limits[counter] + 1}) end`,
        startedAt: sql`case when ${isOver} then now() else ${signInAttempts.startedAt} end`,
      },
    })
    .returning()
  if (!row || row.attempts <= limits[counter]) return null
  return new Date(row.startedAt.getTime() + windowMinutes * 60_000)
}

/** After the right password: the account starts anew, the address loses only the one that was not a failure. */
export async function uncountAttempt(account: string, address: string): Promise<void> {
  await clearAccountAttempts(account)
  await store()
    .update(signInAttempts)
    .set({ attempts: sql`greatest(${signInAttempts.attempts} - 1, 0)` })
    .where(eq(signInAttempts.key, attemptKey('address', address)))
  await sweep()
}

/** A new password lifts the block of its account. */
export async function clearAccountAttempts(account: string): Promise<void> {
  await store()
    .delete(signInAttempts)
    .where(eq(signInAttempts.key, attemptKey('account', account)))
}

async function sweep(): Promise<void> {
  const over = store()
    .select({ key: signInAttempts.key })
    .from(signInAttempts)
    .where(lt(signInAttempts.startedAt, windowStart))
    .for('update', { skipLocked: true })
  await store()
    .delete(signInAttempts)
    .where(and(inArray(signInAttempts.key, over), lt(signInAttempts.startedAt, windowStart)))
}

function attemptKey(counter: Counter, subject: string): string {
  const what = counter === 'address' ? addressBlock(subject) : subject.trim().toLowerCase()
  return createHmac('sha256', config().auth.secret).update(`${counter} ${what}`).digest('base64url')
}
