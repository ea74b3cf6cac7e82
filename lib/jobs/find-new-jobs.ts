import type { Candidate } from '../dispatch/contract'
import type { Profile } from '../partner/profile/profile'
import type { PartnerRecord } from '../records/record'
import { compareValues, placesShown, type SubmittedValue } from './holds-values'
import { readJob, textAt } from './read-job'

type Looked = {
  /** Ids that were there before, or that others made. */
  known: ReadonlySet<string>
  values: readonly SubmittedValue[]
  places: Profile['jobs']
}

/** As many as a person can choose from. */
const mostCandidates = 20

/**
 * The new jobs of a list: those that hold every submitted value, and all of them, best matches first. A partner may
 * show values differently than submitted, so a new job without any of them may still be the one.
 */
export function findNewJobs(
  list: readonly PartnerRecord[],
  { known, values, places }: Looked,
): { exact: PartnerRecord[]; candidates: Candidate[] } {
  const shown = placesShown(list)
  const compared = list
    .filter((record) => !known.has(textAt(record, places.id) ?? ''))
    .map((record) => ({ record, held: compareValues(record, values, shown) }))
  compared.sort((one, other) => other.held.holds - one.held.holds)
  return {
    exact: compared.filter(({ held }) => held.hasAll).map(({ record }) => record),
    candidates: compared.slice(0, mostCandidates).map(({ record, held: { holds, of } }) => {
      const { id, title } = readJob(record, places)
      return { id, title, holds, of }
    }),
  }
}
