import 'server-only'
import { normalizeEmail } from '../text/normalize-email'
import type { FoundPeople, FoundPerson, FoundRecords, Identifiers, PersonQuery } from './contract'
import { holdingWords } from './holdings/words'
import { registeredHoldings } from './registry'
import { findRows } from './scan'
import { searchTermsFor } from './search-terms'

/** An admin cannot tell more people apart. */
const maxPeople = 50
const maxExamples = 3

/** Returns what the admin typed in the form used for comparison; lists for blank fields are empty. */
function identifiersOf({ email, name, id }: PersonQuery): Identifiers {
  const listOf = (text: string) => (text.trim() === '' ? [] : [text.trim()])
  return { emails: listOf(normalizeEmail(email)), names: listOf(name), ids: listOf(id) }
}

/**
 * Finds everyone this may be, grouped by address, and other records that name them. Changes nothing: the admin chooses
 * the person, so that no namesake is erased.
 */
export async function findPerson(query: PersonQuery): Promise<FoundPeople> {
  const sought = searchTermsFor(identifiersOf(query))
  const people = new Map<string, FoundPerson>()
  const mentions: FoundRecords[] = []
  for (const holding of registeredHoldings()) {
    const { ofApplicant } = holding
    if (!ofApplicant) continue
    const found: FoundRecords = { title: holdingWords[holding.name].title, count: 0, examples: [] }
    await findRows(
      holding,
      sought.mayBeIn(holding.table),
      (row, tx) => ofApplicant(row, sought, { tx, isSearch: true }),
      ({ about, example }) => {
        if (about) addTo(people, about, sought.hasEmail(about.email) || about.ids.some(sought.hasId))
        else addExample(found, example)
      },
    )
    if (found.count > 0) mentions.push(found)
  }
  const all = [...people.values()].sort((one, other) => Number(other.isExact) - Number(one.isExact))
  return { people: all.slice(0, maxPeople), isCut: all.length > maxPeople, mentions }
}

export function addExample(found: FoundRecords, example: string): void {
  found.count += 1
  if (found.examples.length < maxExamples && !found.examples.includes(example)) found.examples.push(example)
}

function addTo(
  people: Map<string, FoundPerson>,
  about: { email: string | null; names: string[]; ids: string[] },
  isExact: boolean,
): void {
  const key = about.email ?? `id ${about.ids.join(' ')}`
  const known = people.get(key) ?? { email: about.email, names: [], ids: [], records: 0, isExact: false }
  people.set(key, {
    email: known.email,
    names: [...new Set([...known.names, ...about.names])].slice(0, maxExamples),
    ids: [...new Set([...known.ids, ...about.ids])],
    records: known.records + 1,
    isExact: known.isExact || isExact,
  })
}
