import 'server-only'
import { hashPassword } from 'better-auth/crypto'
import { recordAccount } from '@/lib/activity/record-account'
import { store } from '@/lib/store/connection'
import type { AccountRefusal, Person } from './contract'
import { addPersonSchema, invalidInput } from './input'
import { insertPerson } from './insert-person'

/** Adds a person who can sign in at once. Only for admins: the caller checks. `by` did it. */
export async function addPerson(
  input: unknown,
  by: Pick<Person, 'id' | 'name'>,
): Promise<{ personId: string } | AccountRefusal> {
  const parsed = addPersonSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { password, ...person } = parsed.data
  const passwordHash = await hashPassword(password)
  const personId = await store().transaction((transaction) => insertPerson(transaction, person, passwordHash))
  if (!personId) return { refused: 'email-taken' }
  await recordAccount('person-added', by, { id: personId, name: person.name }, { role: person.role })
  return { personId }
}
