import 'server-only'
import { createHash } from 'node:crypto'
import { and, asc, eq, inArray, ne, notLike, sql } from 'drizzle-orm'
import { users } from '../store/account-tables'
import { store } from '../store/connection'
import type { DeactivatedColleague } from './contract'
import type { Colleague } from './holding'

/** No mail is delivered there (RFC 2606); accounts with such an address have been erased already. */
const erasedDomain = 'erased.invalid'

/** SQL condition on `users`: the account has not been erased. */
export const isNotErased = notLike(users.email, `%@${erasedDomain}`)

/** Returns the people who may no longer sign in and have not been erased, by name. */
export function listDeactivated(): Promise<DeactivatedColleague[]> {
  return store()
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.banned, true), isNotErased))
    .orderBy(asc(sql`lower(${users.name})`), asc(users.email))
}

/** Only returns people who may no longer sign in; the last admin always may. */
export async function readColleague(id: string): Promise<Colleague | { refused: 'not-deactivated' }> {
  const [found] = await store().select().from(users).where(eq(users.id, id))
  if (!found?.banned || found.email.endsWith(`@${erasedDomain}`)) return { refused: 'not-deactivated' }
  const names = [...new Set([found.name, ...(await namesInRecords(id))])]
  const namesakes = await store().$count(users, and(inArray(users.name, names), ne(users.id, id)))
  return { id, names, email: found.email, pseudonym: pseudonymOf(id), hasNamesake: namesakes > 0 }
}

/**
 * Returns the names they had when they did something, except for failed sign-ins, where the desk did not know who it
 * was.
 */
async function namesInRecords(id: string): Promise<string[]> {
  const rows = await store()
    .selectDistinct({ name: sql<string>`person_name` })
    .from(
      sql`(select person_name from dispatches where person_id = ${id}
        union all select person_name from runs where person_id = ${id}
        union all select person_name from activity where person_id = ${id} and (kind <> 'sign-in' or outcome = 'done')) as own`,
    )
  return rows.map(({ name }) => name)
}

/**
 * Derived from the account's ID, which is random and never changes: the same in all records, and not a name of anyone.
 */
function pseudonymOf(id: string): string {
  return `Former colleague ${createHash('sha256').update(id).digest('hex').slice(0, 6).toUpperCase()}`
}

export const erasedEmailOf = (id: string) => `${id}@${erasedDomain}`
