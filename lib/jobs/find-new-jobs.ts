import type { Candidate } from '../dispatch/contract'
import type { Profile } from '../partner/profile/profile'
import { pointerOf } from '../records/pointer'
import type { PartnerRecord } from '../records/record'
import { compareValues, placesShown, type SubmittedValue } from './holds-values'
import { readJob, textAt } from './read-job'
import { mayBeSameText } from './same-text'

type Looked = {
  /** Ids that were there before, or that others made. */
  known: ReadonlySet<string>
  values: readonly SubmittedValue[]
  places: Profile['jobs']
}

/** As many as a person can choose from. */
const mostCandidates = 20

/**
 * The new jobs of a list: those that hold every submitted value, and all that it may be, best matches first. A partner
 * may show values differently than submitted, so only another title or team excludes a job.
 */
export function findNewJobs(
  list: readonly PartnerRecord[],
  { known, values, places }: Looked,
): { exact: PartnerRecord[]; candidates: Candidate[] } {
  const shown = placesShown(list)
  const compared = list
    .filter((record) => !known.has(textAt(record, places.id) ?? '') && !isOther(record, values, places))
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

/** It shows a title or a team that cannot be what was submitted. What it does not show excludes nothing. */
function isOther(record: PartnerRecord, values: readonly SubmittedValue[], { title, team }: Profile['jobs']): boolean {
  const submittedAt = (place: string) => values.find(({ tokens }) => pointerOf(tokens) === place)?.value ?? null
  const [titleSent, titleShown] = [submittedAt(title), textAt(record, title)]
  if (titleSent !== null && titleShown !== null && !mayBeSameText(titleSent, titleShown)) return true
  if (team === undefined) return false
  const [teamSent, teamShown] = [submittedAt(team), textAt(record, team)]
  return teamSent !== null && teamShown !== null && teamSent.trim() !== teamShown.trim()
}
