import 'server-only'
import { randomUUID } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { recordAccount } from '@/lib/activity/record-account'
import { accounts, users } from '@/lib/store/account-tables'
import { type Store, store } from '@/lib/store/connection'
import type { AccountRefusal, Person } from './contract'
import { type AddPersonInput, addPersonSchema, invalidInput } from './input'

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

/** Writes a person and the password's hash. Null when the e-mail address is taken. */
export async function insertPerson(
  store: Pick<Store, 'insert'>,
  person: Omit<AddPersonInput, 'password'>,
  passwordHash: string,
): Promise<string | null> {
  const { name, email, role } = person
  const [row] = await store
    .insert(users)
    .values({ id: randomUUID(), name, email, role, emailVerified: true })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (!row) return null
  await store
    .insert(accounts)
    .values({ id: randomUUID(), accountId: row.id, providerId: 'credential', userId: row.id, password: passwordHash })
  return row.id
}
