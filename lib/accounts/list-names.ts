import 'server-only'
import { asc, sql } from 'drizzle-orm'
import { users } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import type { Person } from './contract'

/** What everyone who could ever sign in is called, by name: for choosing among them. */
export function listNames(): Promise<Pick<Person, 'id' | 'name'>[]> {
  return store()
    .select({ id: users.id, name: users.name })
    .from(users)
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id))
}
