import 'server-only'
import { asc, sql } from 'drizzle-orm'
import { users } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import type { ListedPerson, Person } from './contract'
import { roleSchema } from './input'

/** Everyone who may sign in or once could, by name. */
export async function listPeople(): Promise<ListedPerson[]> {
  const rows = await store()
    .select()
    .from(users)
    .orderBy(asc(sql`lower(${users.name})`), asc(users.email))
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    role: roleSchema.parse(row.role),
    hasAccess: !row.banned,
    addedAt: row.createdAt,
  }))
}

/** What everyone who could ever sign in is called, by name: for choosing among them. */
export function listNames(): Promise<Pick<Person, 'id' | 'name'>[]> {
  return store()
    .select({ id: users.id, name: users.name })
    .from(users)
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id))
}
