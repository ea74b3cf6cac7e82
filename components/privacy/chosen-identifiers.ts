import type { FoundPerson, Identifiers, PersonQuery } from '@/lib/privacy/contract'

/** Identifies a person among those found: by e-mail address, or else by ids. */
export const keyOfPerson = ({ email, ids }: FoundPerson) => email ?? ids.join(' ')

/**
 * Returns the identifiers of the chosen people. Adds the typed ones, since texts may contain them where no record does,
 * but not those that belong only to people who were found and not chosen.
 */
export function chosenIdentifiers(
  query: PersonQuery,
  people: readonly FoundPerson[],
  chosen: ReadonlySet<string>,
  isNameChosen: boolean,
): Identifiers {
  const meant = people.filter((person) => chosen.has(keyOfPerson(person)))
  const typed = query.email.trim().toLowerCase()
  const isOthers = (isTheirs: (person: FoundPerson) => boolean) => people.some(isTheirs) && !meant.some(isTheirs)
  const isEmailMeant = typed !== '' && !isOthers(({ email }) => email === typed)
  const isIdMeant = query.id !== '' && !isOthers(({ ids }) => ids.includes(query.id))
  return {
    emails: [...new Set([...meant.flatMap(({ email }) => email ?? []), ...(isEmailMeant ? [typed] : [])])],
    names: isNameChosen && query.name !== '' ? [query.name] : [],
    ids: [...new Set([...meant.flatMap(({ ids }) => ids), ...(isIdMeant ? [query.id] : [])])],
  }
}
