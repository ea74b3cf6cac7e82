import 'server-only'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { recordAccount } from '@/lib/activity/record-account'
import { twoFactors } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import type { AccountChange, AccountRefusal, Person, TotpSetup } from './contract'
import { invalidInput } from './input'
import { hashesIn, newRecoveryCodes } from './recovery-codes'
import { ownSecondFactor } from './second-factor'
import { readPolicy } from './sign-in-policy'
import { toBase32, totpAddress } from './totp'
import { codeSchema, takeTotpCode } from './totp-check'
import { newTotpSecret, openTotpSecret, sealTotpSecret } from './totp-secret'

const issuer = 'Partner Desk'

/** Creates a secret to scan, in force once one of its codes was entered. Replaces the secret of an earlier attempt. */
export async function beginTotpSetup(person: Person): Promise<TotpSetup | AccountRefusal> {
  const secret = newTotpSecret()
  const fresh = {
    secret: sealTotpSecret(secret, person.id),
    backupCodes: '[]',
    failedVerificationCount: 0,
    lockedUntil: null,
    lastUsedStep: null,
  }
  const [begun] = await store()
    .insert(twoFactors)
    .values({ id: person.id, userId: person.id, verified: false, ...fresh })
    .onConflictDoUpdate({ target: twoFactors.id, set: fresh, setWhere: eq(twoFactors.verified, false) })
    .returning({ id: twoFactors.id })
  if (!begun) return { refused: 'two-step-is-on' }
  return { secret: toBase32(secret), address: totpAddress(secret, issuer, person.email) }
}

/** `secret`: the one shown beside the field; pages of an earlier release do not send it. */
const setupSchema = codeSchema.extend({ secret: z.string().max(100).optional() })

/**
 * Switches two-step sign-in on if the code is correct and the secret that this page shows is still the one being set
 * up, not that of another tab. Returns the recovery codes, which cannot be shown again.
 */
export async function confirmTotpSetup(person: Person, input: unknown): Promise<{ codes: string[] } | AccountRefusal> {
  const parsed = setupSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const [begun] = await store()
    .select({ secret: twoFactors.secret, verified: twoFactors.verified })
    .from(twoFactors)
    .where(eq(twoFactors.id, person.id))
  if (!begun) return { refused: 'another-setup' }
  if (begun.verified) return { refused: 'two-step-is-on' }
  const secret = openTotpSecret(begun.secret, person.id)
  if (parsed.data.secret !== undefined && (!secret || toBase32(secret) !== parsed.data.secret))
    return { refused: 'another-setup' }
  const answer = await takeTotpCode(person.id, parsed.data.code, 'being-set-up')
  if (answer !== 'ok') return answer
  const { codes, stored } = newRecoveryCodes(person.id)
  const [confirmed] = await store()
    .update(twoFactors)
    .set({ verified: true, backupCodes: stored })
    .where(and(eq(twoFactors.id, person.id), eq(twoFactors.verified, false), eq(twoFactors.secret, begun.secret)))
    .returning({ id: twoFactors.id })
  if (!confirmed) return { refused: 'another-setup' }
  await recordAccount('two-step-on', person, person)
  return { codes }
}

/** Creates new recovery codes; the earlier ones become invalid. */
export async function renewRecoveryCodes(person: Person): Promise<{ codes: string[] } | AccountRefusal> {
  const { codes, stored } = newRecoveryCodes(person.id)
  const [renewed] = await store()
    .update(twoFactors)
    .set({ backupCodes: stored })
    .where(and(eq(twoFactors.id, person.id), eq(twoFactors.verified, true)))
    .returning({ id: twoFactors.id })
  if (!renewed) return { refused: 'two-step-is-off' }
  await recordAccount('recovery-codes-renewed', person, person)
  return { codes }
}

/** Deletes the secret and the recovery codes. Refused if a second factor is required and this is the only one. */
export async function switchTwoStepOff(person: Person): Promise<AccountChange> {
  const { passkeys } = await ownSecondFactor(person.id)
  if (passkeys === 0 && (await readPolicy()).requiresSecondFactor) return { refused: 'last-second-factor' }
  const removed = await store().delete(twoFactors).where(eq(twoFactors.id, person.id)).returning()
  if (removed[0]?.verified) await recordAccount('two-step-off', person, person)
  return 'done'
}

/** Returns how many recovery codes a person has left; null while two-step sign-in is off. */
export async function countRecoveryCodes(personId: string): Promise<number | null> {
  const [row] = await store()
    .select({ stored: twoFactors.backupCodes })
    .from(twoFactors)
    .where(and(eq(twoFactors.id, personId), eq(twoFactors.verified, true)))
  return row ? hashesIn(row.stored).length : null
}
