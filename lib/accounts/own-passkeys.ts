import 'server-only'
import { and, asc, eq } from 'drizzle-orm'
import { recordAccount } from '@/lib/activity/record-account'
import { passkeys } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import type { AccountChange, Passkey, Person } from './contract'
import { invalidInput } from './input'
import { passkeySchema, renamePasskeySchema } from './passkey-input'
import { ownSecondFactor } from './second-factor'
import { readPolicy } from './sign-in-policy'

/** Lists a person's passkeys, oldest first. */
export function listPasskeys(personId: string): Promise<Passkey[]> {
  return store()
    .select({
      id: passkeys.id,
      name: passkeys.name,
      isSynced: passkeys.isBackedUp,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, personId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
}

export async function renamePasskey(person: Person, input: unknown): Promise<AccountChange> {
  const parsed = renamePasskeySchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { passkeyId, name } = parsed.data
  const renamed = await store().update(passkeys).set({ name }).where(ownedBy(person, passkeyId)).returning()
  return renamed.length > 0 ? 'done' : { refused: 'unknown-passkey' }
}

/** Deletes the passkey from the desk; it stays on the device, where it no longer opens anything. */
export async function removePasskey(person: Person, input: unknown): Promise<AccountChange> {
  const parsed = passkeySchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { passkeys: count, hasTotp } = await ownSecondFactor(person.id)
  if (count === 1 && !hasTotp && (await readPolicy()).requiresSecondFactor) return { refused: 'last-second-factor' }
  const [removed] = await store().delete(passkeys).where(ownedBy(person, parsed.data.passkeyId)).returning()
  if (!removed) return { refused: 'unknown-passkey' }
  await recordAccount('passkey-removed', person, person)
  return 'done'
}

const ownedBy = (person: Person, passkeyId: string) => and(eq(passkeys.id, passkeyId), eq(passkeys.userId, person.id))
