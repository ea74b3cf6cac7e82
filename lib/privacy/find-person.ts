import 'server-only'
import { normalizeEmail } from '../text/normalize-email'
import type { FoundPeople, FoundPerson, FoundRecords, Identifiers, PersonQuery } from './contract'
import { holdingWords } from './holdings/words'
import { registeredHoldings } from './registry'
import { findRows } from './scan'
import { soughtBy } from './sought'

/** No more than an admin can tell apart. */
const mostPeople = 50
const mostExamples = 3

/** Returns what an admin typed, in the form in which it is compared; empty lists for fields left empty. */
function identifiersOf({ email, name, id }: PersonQuery): Identifiers {
  const listOf = (text: string) => (text.trim() === '' ? [] : [text.trim()])
  return { emails: listOf(normalizeEmail(email)), names: listOf(name), ids: listOf(id) }
}

/**
 * Returns everyone who may be meant, by email address, and what else names them. Changes nothing: the admin chooses, so
 * that no one else with the same name is erased.
 */
export async function findPerson(query: PersonQuery): Promise<FoundPeople> {
  const sought = soughtBy(identifiersOf(query))
  const people = new Map<string, FoundPerson>()
  const mentions: FoundRecords[] = []
  for (const holding of registeredHoldings()) {
    const { ofApplicant } = holding
    if (!ofApplicant) continue
    const found: FoundRecords = { title: holdingWords[holding.name].title, count: 0, examples: [] }
    await findRows(
      holding,
      sought.mayBeIn(holding.table),
      (row, inside) => ofApplicant(row, sought, { inside, isSearch: true }),
      ({ about, example }) => {
        if (about) addTo(people, about, sought.hasEmail(about.email) || about.ids.some(sought.hasId))
        else addExample(found, example)
      },
    )
    if (found.count > 0) mentions.push(found)
  }
  const all = [...people.values()].sort((one, other) => Number(other.isExact) - Number(one.isExact))
  return { people: all.slice(0, mostPeople), isCut: all.length > mostPeople, mentions }
}

export function addExample(found: FoundRecords, example: string): void {
  found.count += 1
  if (found.examples.length < mostExamples && !found.examples.includes(example)) found.examples.push(example)
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
    names: [...new Set([...known.names, ...about.names])].slice(0, mostExamples),
    ids: [...new Set([...known.ids, ...about.ids])],
    records: known.records + 1,
    isExact: known.isExact || isExact,
  })
}
