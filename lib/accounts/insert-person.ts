import 'server-only'
import { randomUUID } from 'node:crypto'
import { accounts, users } from '@/lib/store/account-tables'
import type { Store } from '@/lib/store/connection'
import type { AddPersonInput } from './input'

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
