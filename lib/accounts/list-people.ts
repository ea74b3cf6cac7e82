import 'server-only'
import { and, asc, eq, sql } from 'drizzle-orm'
import { isNotErased } from '@/lib/privacy/deactivated-colleagues'
import { normalizeText } from '@/lib/records/normalize-text'
import { users } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import type { ListedPerson, PeoplePage, PeopleQuery, Person, PersonState, SignInMethod } from './contract'
import { roleSchema } from './input'

const pageSize = 50
const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/**
 * Lists people who can sign in, will, or once could, by name; erased accounts belong to nobody. Compared here rather
 * than in the database: accents, case and order are then the same on both stores, whatever their locale, and there are
 * hundreds of people rather than thousands.
 */
export async function listPeople({ search, role, state, offset }: PeopleQuery): Promise<PeoplePage> {
  const words = normalizeText(search).split(/\s+/).filter(Boolean)
  const found = (await readPeople())
    .filter((person) => (role === null || person.role === role) && (state === null || person.state === state))
    .filter((person) => {
      const text = normalizeText(`${person.name} ${person.email}`)
      return words.every((word) => text.includes(word))
    })
    .sort((one, other) => byName.compare(one.name, other.name) || byName.compare(one.email, other.email))
  const end = offset + pageSize
  return { items: found.slice(offset, end), total: found.length, nextOffset: end < found.length ? end : null }
}

/** Returns one of them; null if there is no such person, or only an erased account. */
export async function readListedPerson(personId: string): Promise<(ListedPerson & { addedAt: Date }) | null> {
  const [person] = await readPeople(personId)
  return person ?? null
}

async function readPeople(personId?: string): Promise<(ListedPerson & { addedAt: Date })[]> {
  const rows = await store()
    .select({
      person: users,
      // Written out: in a query on one table, drizzle omits the table's name from its columns.
      hasTotp: sql<boolean>`exists (select 1 from two_factors where two_factors.user_id = users.id and verified)`,
      hasPasskey: sql<boolean>`exists (select 1 from passkeys where passkeys.user_id = users.id)`,
      providers: sql<string[]>`array(select accounts.provider_id from accounts where accounts.user_id = users.id)`,
    })
    .from(users)
    .where(and(isNotErased, personId === undefined ? undefined : eq(users.id, personId)))
  return rows.map(({ person, hasTotp, hasPasskey, providers }) => {
    const methods = methodsOf(providers, hasPasskey)
    return {
      id: person.id,
      name: person.name,
      email: person.email,
      role: roleSchema.parse(person.role),
      state: stateOf(person.banned, methods),
      lastSignInAt: person.lastSignInAt?.toISOString() ?? null,
      hasSecondFactor: hasTotp || hasPasskey,
      methods,
      addedAt: person.createdAt,
    }
  })
}

function methodsOf(providers: readonly string[], hasPasskey: boolean): SignInMethod[] {
  const methods: SignInMethod[] = []
  if (providers.includes('credential')) methods.push('password')
  if (providers.some((provider) => provider !== 'credential')) methods.push('oidc')
  if (hasPasskey) methods.push('passkey')
  return methods
}

function stateOf(isBanned: boolean, methods: readonly SignInMethod[]): PersonState {
  if (isBanned) return 'deactivated'
  return methods.length === 0 ? 'invited' : 'active'
}

/** Returns the names of everyone who could ever sign in, sorted, for a selection list. */
export function listNames(): Promise<Pick<Person, 'id' | 'name'>[]> {
  return store()
    .select({ id: users.id, name: users.name })
    .from(users)
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id))
}
