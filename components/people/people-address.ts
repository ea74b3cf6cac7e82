import { type PersonState, personStates, type Role, roles } from '@/lib/accounts/contract'

/** The list's state in the URL. The search text stays out of it, since it may be an e-mail address. */
export type PeopleAddress = { role: Role | null; state: PersonState | null; person: string | null }

/** Reads the URL's query; ignores unknown values. */
export function readPeopleAddress(query: URLSearchParams): PeopleAddress {
  const person = query.get('person') ?? ''
  return {
    role: roles.find((role) => role === query.get('role')) ?? null,
    state: personStates.find((state) => state === query.get('state')) ?? null,
    person: /^[\w-]{1,64}$/.test(person) ? person : null,
  }
}

/** Returns the query string, with its question mark unless it is empty. */
export function writePeopleAddress(address: PeopleAddress): string {
  const words = Object.entries(address).filter((word): word is [string, string] => word[1] !== null)
  return words.length > 0 ? `?${new URLSearchParams(words)}` : ''
}
