import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { cookies } from 'next/headers'
import { metrics } from '@/lib/metrics/metrics'
import { config } from '@/lib/runtime/config'
import { twoFactors, users, verifications } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import { personOfStep, secondStepIdentifier } from './begun-second-steps'
import { isStillPassword, type ProvedPassword } from './check-password'
import type { CodeRefusal } from './contract'
import { isWayOpen } from './oidc/linked-people'
import { openSession } from './open-session'
import { takeCode } from './take-code'

const minutes = 5
const cookieName = () => (config().app.isSecure ? '__Host-desk.second-step' : 'desk.second-step')
const attributes = () => ({ secure: config().app.isSecure, httpOnly: true, sameSite: 'strict', path: '/' }) as const

/** Whether the correct password is only the first of two steps. False for people without access. */
export async function takesTwoSteps(personId: string): Promise<boolean> {
  const inForce = and(eq(twoFactors.verified, true), eq(users.banned, false))
  const rows = await store()
    .select({ id: twoFactors.id })
    .from(twoFactors)
    .innerJoin(users, eq(users.id, twoFactors.userId))
    .where(and(eq(twoFactors.id, personId), inForce))
  return rows.length > 0 && isWayOpen(personId, 'password')
}

/**
 * After the correct password: this browser may enter a code within the next few minutes. Sets a cookie. False if the
 * password was changed meanwhile.
 */
export async function beginSecondStep(proved: ProvedPassword, isKept: boolean): Promise<boolean> {
  const { personId } = proved
  const token = randomBytes(32).toString('base64url')
  const isBegun = await store().transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, personId)).for('update')
    if (!(await isStillPassword(tx, proved))) return false
    await tx.insert(verifications).values({
      id: idOf(token),
      identifier: secondStepIdentifier,
      value: `${isKept ? 'kept' : 'plain'} ${personId}`,
      expiresAt: sql`now() + make_interval(mins => ${minutes})`,
    })
    return true
  })
  if (!isBegun) return false
  const jar = await cookies()
  jar.set(cookieName(), token, { ...attributes(), maxAge: minutes * 60 })
  return true
}

/** `over`: the password must be entered again. */
type SecondStepAnswer = 'ok' | 'over' | CodeRefusal

/** Opens the session for an app code or a recovery code. Wrong codes are counted and lock the step. */
export async function finishSecondStep(input: unknown): Promise<SecondStepAnswer> {
  const begun = await readBegun()
  if (!begun) return 'over'
  const taken = await takeCode(begun, input)
  if (taken !== 'ok') {
    if (taken.refused !== 'unreadable-second-factor')
      metrics().signIns.inc({ outcome: taken.refused === 'blocked' ? 'throttled' : 'wrong' })
    return taken
  }
  const opened = await openSession(begun.id, {
    method: 'password',
    hasSecondFactor: true,
    isKept: begun.isKept,
    // Not if the step was used in another tab, or the password was changed or the second factor reset meanwhile.
    async isStillProved(tx) {
      const step = eq(verifications.id, begun.step)
      return (await tx.delete(verifications).where(step).returning({ id: verifications.id })).length > 0
    },
  })
  const jar = await cookies()
  jar.set(cookieName(), '', { ...attributes(), maxAge: 0 })
  return opened === 'no-access' ? 'over' : 'ok'
}

type Begun = { step: string; id: string; name: string; email: string; isKept: boolean }

async function readBegun(): Promise<Begun | null> {
  const token = (await cookies()).get(cookieName())?.value
  if (!token) return null
  const [row] = await store()
    .select({ value: verifications.value, id: users.id, name: users.name, email: users.email })
    .from(verifications)
    .innerJoin(users, eq(users.id, personOfStep))
    .where(
      and(
        eq(verifications.id, idOf(token)),
        eq(verifications.identifier, secondStepIdentifier),
        gt(verifications.expiresAt, sql`now()`),
      ),
    )
  return row ? { ...row, step: idOf(token), isKept: row.value.startsWith('kept ') } : null
}

const idOf = (token: string) => createHash('sha256').update(`second step ${token}`).digest('base64url')
