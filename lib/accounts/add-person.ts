import 'server-only'
import { hashPassword } from 'better-auth/crypto'
import { store } from '@/lib/store/connection'
import type { AccountRefusal } from './contract'
import { addPersonSchema } from './input'
import { insertPerson } from './insert-person'
import { refuseInvalid } from './refuse-invalid'

/** Adds a person who can sign in at once. Only for admins: the caller checks. */
export async function addPerson(input: unknown): Promise<{ personId: string } | AccountRefusal> {
  const parsed = addPersonSchema.safeParse(input)
  if (!parsed.success) return refuseInvalid(parsed.error)
  const { password, ...person } = parsed.data
  const passwordHash = await hashPassword(password)
  const personId = await store().transaction((transaction) => insertPerson(transaction, person, passwordHash))
  return personId ? { personId } : { refused: 'email-taken' }
}
