import type { FoundPerson, Identifiers, PersonQuery } from '@/lib/privacy/contract'

/** Tells those found apart: by their address, or by their ids where there is none. */
export const keyOfPerson = ({ email, ids }: FoundPerson) => email ?? ids.join(' ')

/**
 * What the chosen people are known by. What was typed is added, since texts may hold it where no record is about it;
 * but not where it is only that of somebody who was found and not chosen.
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
