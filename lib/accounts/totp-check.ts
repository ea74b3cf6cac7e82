import 'server-only'
import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { recordAccount } from '@/lib/activity/record-account'
import { log } from '@/lib/runtime/log'
import { twoFactors } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import type { Person, WrongCode } from './contract'
import { hashesIn, hashRecoveryCode } from './recovery-codes'
import { stepsOfCode } from './totp'
import { openTotpSecret } from './totp-secret'
import { accountAnswers } from './words'

export const codeSchema = z.object({
  code: z
    .string()
    .max(100)
    .transform((code) => code.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, { error: () => accountAnswers.enterCode })),
})

/** Wrong codes in a row before each further one must wait: 30 seconds, then twice as long each time. */
const freeAttempts = 5
const firstDelaySeconds = 30
const maxDelaySeconds = 900

type CodeAnswer = 'ok' | WrongCode

/** Accepts an authenticator app's code once: neither it nor an earlier one is accepted again, on any server. */
export async function takeTotpCode(
  personId: string,
  code: string,
  which: 'in-force' | 'being-set-up' = 'in-force',
): Promise<CodeAnswer> {
  const row = await countAttempt(personId, which === 'in-force')
  if ('refused' in row) return row
  const secret = openTotpSecret(row.secret, personId)
  const step = secret ? stepsOfCode(secret, code, Date.now()).at(-1) : undefined
  if (step === undefined) return { refused: 'wrong-code' }
  const taken = await store()
    .update(twoFactors)
    .set({ lastUsedStep: step, failedVerificationCount: 0, lockedUntil: null })
    .where(
      and(
        eq(twoFactors.id, personId),
        eq(twoFactors.secret, row.secret),
        or(isNull(twoFactors.lastUsedStep), lt(twoFactors.lastUsedStep, step)),
      ),
    )
    .returning({ id: twoFactors.id })
  return taken.length > 0 ? 'ok' : { refused: 'wrong-code' }
}

/** Accepts a recovery code and invalidates it. Counted together with the app's codes. */
export async function takeRecoveryCode(person: Pick<Person, 'id' | 'name'>, code: string): Promise<CodeAnswer> {
  const attempt = await countAttempt(person.id, true)
  if ('refused' in attempt) return attempt
  const hash = hashRecoveryCode(code, person.id)
  const left = await store().transaction(async (tx) => {
    const [row] = await tx
      .select({ stored: twoFactors.backupCodes })
      .from(twoFactors)
      .where(eq(twoFactors.id, person.id))
      .for('update')
    const hashes = hashesIn(row?.stored ?? '[]')
    if (!hashes.includes(hash)) return null
    const others = hashes.filter((other) => other !== hash)
    await tx
      .update(twoFactors)
      .set({ backupCodes: JSON.stringify(others), failedVerificationCount: 0, lockedUntil: null })
      .where(eq(twoFactors.id, person.id))
    return others.length
  })
  if (left === null) return { refused: 'wrong-code' }
  await recordAccount('recovery-code-used', person, person, { left })
  return 'ok'
}

/** Ignores locks longer than the maximum: they were set before the clock was set back. */
const isLocked = sql`coalesce(${twoFactors.lockedUntil} > now()
  and ${twoFactors.lockedUntil} <= now() + make_interval(secs => ${maxDelaySeconds + 60}), false)`

/** Whether AUTH_SECRET is another one than at the set-up: then no code can be right, not even a recovery code. */
export async function isUnreadable(personId: string): Promise<boolean> {
  const rows = await unreadableFactors(eq(twoFactors.id, personId))
  if (rows.length > 0) log.warn({ person: personId }, 'a second factor cannot be read: AUTH_SECRET is another one')
  return rows.length > 0
}

/** Returns the ids of those whose authenticator app was set up under another AUTH_SECRET. */
export async function unreadableFactors(who?: SQL): Promise<string[]> {
  const rows = await store()
    .select({ id: twoFactors.id, secret: twoFactors.secret })
    .from(twoFactors)
    .where(and(who, eq(twoFactors.verified, true)))
  return rows.filter(({ id, secret }) => openTotpSecret(secret, id) === null).map(({ id }) => id)
}

/** Counts an attempt as failed before it is made, so that parallel ones cannot slip through. */
async function countAttempt(personId: string, verified: boolean): Promise<{ secret: string } | WrongCode> {
  const own = and(eq(twoFactors.id, personId), eq(twoFactors.verified, verified))
  const over = sql`${twoFactors.failedVerificationCount} + 1 - ${freeAttempts}`
  const delay = sql`least(${maxDelaySeconds}, ${firstDelaySeconds} * power(2, least(${over}, 20)))`
  const [counted] = await store()
    .update(twoFactors)
    .set({
      failedVerificationCount: sql`${twoFactors.failedVerificationCount} + 1`,
      lockedUntil: sql`case when ${over} >= 0 then now() + make_interval(secs => ${delay}) end`,
    })
    .where(and(own, sql`not ${isLocked}`))
    .returning({ secret: twoFactors.secret })
  if (counted) return counted
  const [locked] = await store().select({ until: twoFactors.lockedUntil }).from(twoFactors).where(own)
  return locked?.until ? { refused: 'blocked', until: locked.until } : { refused: 'two-step-is-off' }
}
