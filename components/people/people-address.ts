import { type PersonState, personStates, type Role, roles } from '@/lib/accounts/contract'

/** What the URL says about the list. What is searched for stays in the page: it may be an e-mail address. */
export type PeopleAddress = { role: Role | null; state: PersonState | null; person: string | null }

/** Reads an address; what is no word of ours counts as not there. */
export function readPeopleAddress(query: URLSearchParams): PeopleAddress {
  const person = query.get('person') ?? ''
  return {
    role: roles.find((role) => role === query.get('role')) ?? null,
    state: personStates.find((state) => state === query.get('state')) ?? null,
    person: /^[\w-]{1,64}$/.test(person) ? person : null,
  }
}

/** The query of the address, with its question mark where there is one. */
export function writePeopleAddress(address: PeopleAddress): string {
  const words = Object.entries(address).filter((word): word is [string, string] => word[1] !== null)
  return words.length > 0 ? `?${new URLSearchParams(words)}` : ''
}
