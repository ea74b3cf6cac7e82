import 'server-only'
import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { headers } from 'next/headers'
import { recordSignedIn } from '@/lib/activity/record-sign-in'
import { metrics } from '@/lib/metrics/metrics'
import { requestAddress } from '@/lib/runtime/request-context'
import { sessions, users } from '@/lib/store/account-tables'
import { type Store, store } from '@/lib/store/connection'
import type { Person, SignInMethod } from './contract'
import { rememberDevice } from './device-cookie'
import { deviceName } from './device-name'
import { endSessions } from './end-sessions'
import { roleSchema } from './input'
import { isWayOpen } from './oidc/linked-people'
import { knownLanguage, setLanguageCookie } from './own-language'
import { lifetimeOf } from './session'
import { sentSessionToken, setSessionCookie } from './session-token'
import { readPolicy } from './sign-in-policy'

type Transaction = Pick<Store, '$count' | 'delete'>

/**
 * `isKept`: "Keep me signed in", which counts only if the sign-in rules allow it. `provedAt`: when the user proved
 * their identity, if that was earlier than now. `isStillProved`: whether what the desk has compared is still the
 * person's; called while their row is locked, so that a password or passkey that is replaced meanwhile opens nothing.
 */
type SignInWay = {
  method: SignInMethod
  hasSecondFactor: boolean
  isKept?: boolean
  provedAt?: Date | null
  isStillProved?: (tx: Transaction) => Promise<boolean>
}

/**
 * Opens a session for a person who has proved their identity, ends this browser's earlier one, sets the cookie and
 * records the sign-in. For actions and handlers. Returns "no-access" if the person has none or is unknown, or if what
 * proved who they are no longer does.
 */
export async function openSession(personId: string, how: SignInWay): Promise<Person | 'no-access'> {
  if (!(await isWayOpen(personId, how.method))) return 'no-access'
  const earlier = await sentSessionToken()
  const device = deviceName((await headers()).get('user-agent'))
  const token = randomBytes(24).toString('base64url')
  const isKept = Boolean(how.isKept) && (await readPolicy()).allowsKeptSessions
  const opened = await store().transaction(async (tx) => {
    // Locked, so that a concurrent deactivation is either seen here or ends this session.
    const [user] = await tx
      .update(users)
      .set({ lastSignInAt: sql`now()` })
      .where(and(eq(users.id, personId), eq(users.banned, false)))
      .returning()
    const role = roleSchema.safeParse(user?.role)
    if (!user || !role.success || (how.isStillProved && !(await how.isStillProved(tx)))) return null
    if (earlier !== null) await endSessions(tx, eq(sessions.token, earlier))
    const [session] = await tx
      .insert(sessions)
      .values({
        id: randomUUID(),
        token,
        userId: user.id,
        expiresAt: sql`now() + ${lifetimeOf(sql`${isKept}::boolean`)}`,
        ipAddress: requestAddress(),
        userAgent: device,
        method: how.method,
        hasSecondFactor: how.hasSecondFactor,
        isKept,
        createdAt: sql`now()`,
        authenticatedAt: sql`least(now(), ${how.provedAt ?? null}::timestamptz)`,
        lastUsedAt: sql`now()`,
      })
      .returning({ expiresAt: sessions.expiresAt })
    const person: Person = { id: user.id, name: user.name, email: user.email, role: role.data }
    return { person, language: knownLanguage(user.language), expiresAt: session?.expiresAt ?? null }
  })
  if (!opened) return 'no-access'
  await setSessionCookie(token, isKept ? opened.expiresAt : null)
  await rememberDevice(opened.person.email)
  if (opened.language) await setLanguageCookie(opened.language)
  await recordSignedIn(opened.person)
  metrics().signIns.inc({ outcome: 'ok' })
  return opened.person
}
