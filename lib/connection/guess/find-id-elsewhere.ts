import type { Guess } from '../../partner/discovery/proposal'
import { hashRecord } from '../../partner/paging/record-key'
import type { Pointer } from '../../records/pointer'
import { textAt } from '../../records/read-field'
import type { PartnerRecord } from '../../records/record'

type IdFields = {
  /** Where the profile says that the ID is. */
  own: Pointer | undefined
  guess: Guess<Pointer>
  /** What earlier answers led to. */
  known: Pointer | null
  /** The email address, the job and the time, which stay the same when an application changes. */
  ofApplication: (Pointer | null | undefined)[]
}

/**
 * Returns the field guessed for the ID if it tells all records apart and the profile's own does not: that has no
 * values, or it identifies people, of whom some have applied twice. Row numbers do not count: they move on with every
 * new application. Stays at what was known as long as that may be the ID: other answers may show nobody who applied
 * twice.
 */
export function findIdElsewhere(
  records: readonly PartnerRecord[],
  { own, guess, known, ofApplication }: IdFields,
): Pointer | null {
  const different = [...new Map(records.map((record) => [hashRecord(record), record])).values()]
  const isTellingApart = (path: Pointer) => areApart(different, path, ofApplication)
  const isKnownPossible = known !== null && valuesOf(guess).includes(known) && isTellingApart(known)
  const path = isKnownPossible ? known : guess.value
  if (path === null || guess.confidence === 'open' || !isTellingApart(path)) return null
  if (isKnownPossible) return path
  const isOwnEnough = own !== undefined && isTellingApart(own)
  return isOwnEnough || areRowNumbers(different.flatMap((record) => textAt(record, path) ?? [])) ? null : path
}

/** One that changed, or that two overlapping pages hold, is still the same application. */
function areApart(records: readonly PartnerRecord[], path: Pointer, ofApplication: IdFields['ofApplication']): boolean {
  const known = new Map<string, string>()
  return records.every((record) => {
    const value = textAt(record, path)
    const facts = ofApplication.map((at) => (at ? textAt(record, at) : null))
    const application = facts.includes(null) ? hashRecord(record) : JSON.stringify(facts)
    if (value === null || (known.get(value) ?? application) !== application) return false
    known.set(value, application)
    return true
  })
}

function valuesOf({ value, alternatives }: Guess<Pointer>): (Pointer | null)[] {
  return [value, ...alternatives.map((other) => other.value)]
}

/** Whether values are counted from the top of the list: 0, 1, 2 or 1, 2, 3. */
function areRowNumbers(values: readonly string[]): boolean {
  const first = Number(values[0])
  return (first === 0 || first === 1) && values.slice(0, 3).every((value, row) => Number(value) === first + row)
}
