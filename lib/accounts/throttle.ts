import 'server-only'
import { createHmac } from 'node:crypto'
import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { addressBlock } from '@/lib/runtime/address-block'
import { config } from '@/lib/runtime/config'
import { signInAttempts } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'

/** From the `from`-th attempt on, each is followed by a delay that doubles; the window's end resets the count. */
type Limit = { from: number; windowMinutes: number }

const limits = {
  /** One account from one address: this is what stops a stranger. */
  pair: { from: 5, windowMinutes: 60 },
  /** One account, from all addresses together. */
  account: { from: 50, windowMinutes: 24 * 60 },
  /** One address, for all accounts. */
  address: { from: 40, windowMinutes: 15 },
  /** One account from a browser that has signed in to it before; attempts by strangers do not count here. */
  device: { from: 10, windowMinutes: 60 },
} satisfies Record<string, Limit>

const firstDelaySeconds = 60
const maxDelaySeconds = 15 * 60

/** `account`: the e-mail address as stored; null if the input is not one. `device`: from `knownDevice`. */
export type SignInAttempt = { account: string | null; address: string; device: string | null }

/** Which counter refused an attempt, and until when; `counter` tells blocks apart and is never stored. */
type Blocked = { blockedUntil: Date; counter: string }

/**
 * Counts an attempt as failed before it is made, so that parallel attempts cannot slip through. Returns null if it is
 * allowed. Counts are in the store, so restarts and other servers share them.
 */
export async function countAttempt(attempt: SignInAttempt): Promise<Blocked | null> {
  const counters = countersOf(attempt)
  // Checked before anything is counted: retries for one blocked account would block the address for everyone behind it.
  const blocked = await findBlocked(counters)
  if (blocked) return blocked
  for (const [index, { counter, subject }] of counters.entries()) {
    const blockedUntil = await count(limits[counter], keyOf(subject))
    if (!blockedUntil) continue
    await takeBackAll(counters.slice(0, index))
    return blockedBy(subject, blockedUntil)
  }
  return null
}

async function findBlocked(counters: readonly Counted[]): Promise<Blocked | null> {
  const keys = counters.map(({ subject }) => keyOf(subject))
  const rows = await store()
    .select({ key: signInAttempts.key, blockedUntil: signInAttempts.blockedUntil })
    .from(signInAttempts)
    .where(and(inArray(signInAttempts.key, keys), isBlocked))
  for (const { subject } of counters) {
    const blockedUntil = rows.find(({ key }) => key === keyOf(subject))?.blockedUntil
    if (blockedUntil) return blockedBy(subject, blockedUntil)
  }
  return null
}

const blockedBy = (subject: string[], blockedUntil: Date): Blocked => ({ blockedUntil, counter: subject.join(' ') })

/** After the correct password: resets pair and device; account and address only take back this attempt. */
export async function uncountAttempt(attempt: SignInAttempt): Promise<void> {
  for (const { counter, subject } of countersOf(attempt))
    if (counter === 'pair' || counter === 'device')
      await store()
        .delete(signInAttempts)
        .where(eq(signInAttempts.key, keyOf(subject)))
    else await takeBack(keyOf(subject))
  await sweep()
}

/** After an attempt at which nothing was checked: takes back this attempt alone. */
export async function takeBackAttempt(attempt: SignInAttempt): Promise<void> {
  await takeBackAll(countersOf(attempt))
}

async function takeBackAll(counters: readonly Counted[]): Promise<void> {
  for (const { subject } of counters) await takeBack(keyOf(subject))
}

/** A new password lifts every block of its account. */
export async function clearAccountAttempts(account: string): Promise<void> {
  const ofAccount = ['account', 'pair', 'device'].map(
    (counter) => sql`starts_with(${signInAttempts.key}, ${keyOf([counter, account])})`,
  )
  await store().delete(signInAttempts).where(sql.join(ofAccount, sql` or `))
}

type Counted = { counter: keyof typeof limits; subject: string[] }

function countersOf({ account, address, device }: SignInAttempt): Counted[] {
  const block = addressBlock(address)
  if (account !== null && device !== null) return [{ counter: 'device', subject: ['device', account, device] }]
  const ofAddress: Counted = { counter: 'address', subject: ['address', block] }
  if (account === null) return [ofAddress]
  return [
    ofAddress,
    { counter: 'pair', subject: ['pair', account, block] },
    { counter: 'account', subject: ['account', account] },
  ]
}

/** Counts the attempt and returns null; if refused, returns until when and does not count it. */
async function count({ from, windowMinutes }: Limit, key: string): Promise<Date | null> {
  const next = sql`case when ${isOver(windowMinutes)} then 1 else ${signInAttempts.attempts} + 1 end`
  const [counted] = await store()
    .insert(signInAttempts)
    .values({ key, attempts: 1, startedAt: sql`now()`, blockedUntil: blockAfter(sql`1`, from) })
    .onConflictDoUpdate({
      target: signInAttempts.key,
      set: {
        attempts: next,
        startedAt: sql`case when ${isOver(windowMinutes)} then now() else ${signInAttempts.startedAt} end`,
        blockedUntil: blockAfter(next, from),
      },
      setWhere: sql`not ${isBlocked}`,
    })
    .returning({ key: signInAttempts.key })
  if (counted) return null
  const [row] = await store()
    .select({ blockedUntil: signInAttempts.blockedUntil })
    .from(signInAttempts)
    .where(eq(signInAttempts.key, key))
  return row?.blockedUntil ?? new Date()
}

/** Ignores blocks longer than the maximum: they were set before the clock was set back. */
const isBlocked = sql`coalesce(${signInAttempts.blockedUntil} > now()
  and ${signInAttempts.blockedUntil} <= now() + make_interval(secs => ${maxDelaySeconds + 60}), false)`

/** Also true for a window that starts in the future: the clock was set back since. */
const isOver = (minutes: number) => sql`(${signInAttempts.startedAt} < now() - make_interval(mins => ${minutes})
  or ${signInAttempts.startedAt} > now() + interval '1 minute')`

const blockAfter = (
  attempts: SQL,
  from: number,
) => sql`case when ${attempts} >= ${from} then now() + make_interval(secs =>
  least(${maxDelaySeconds}, ${firstDelaySeconds} * power(2, least(${attempts} - ${from}, 20)))) end`

/** Lifts the delay too: it is this attempt's own, since nothing is counted while an earlier one lasts. */
async function takeBack(key: string): Promise<void> {
  await store()
    .update(signInAttempts)
    .set({ attempts: sql`greatest(${signInAttempts.attempts} - 1, 0)`, blockedUntil: null })
    .where(eq(signInAttempts.key, key))
}

async function sweep(): Promise<void> {
  const longest = Math.max(...Object.values(limits).map(({ windowMinutes }) => windowMinutes))
  const isForgotten = lt(signInAttempts.startedAt, sql`now() - make_interval(mins => ${longest})`)
  const forgotten = store()
    .select({ key: signInAttempts.key })
    .from(signInAttempts)
    .where(isForgotten)
    .for('update', { skipLocked: true })
  await store()
    .delete(signInAttempts)
    .where(and(inArray(signInAttempts.key, forgotten), isForgotten))
}

/** Joins a keyed hash of each part, so that an account's keys can be found by their prefix. */
function keyOf([counter = '', ...subject]: string[]): string {
  const { secret } = config().auth
  const hashes = subject.map((_, index) =>
    createHmac('sha256', secret)
      .update(`${counter} ${subject.slice(0, index + 1).join(' ')}`)
      .digest('base64url'),
  )
  return hashes.join('.')
}
