import type { Candidate } from '../dispatch/contract'
import type { Profile } from '../partner/profile/profile'
import { pointerOf, readAt } from '../records/pointer'
import type { PartnerRecord } from '../records/record'
import { asText, compareValues, type Places, placesShown, type SubmittedValue } from './holds-values'
import { readJob, textAt } from './read-job'
import { mayBeSameText } from './same-text'

type Looked = {
  /** Ids that were there before, or that others made. */
  known: ReadonlySet<string>
  values: readonly SubmittedValue[]
  places: Profile['jobs']
  /** Fields that the partner is known to show as they were submitted. */
  echoed?: Places
}

/** As many as a person can choose from. */
const mostCandidates = 20

/**
 * The new jobs of a list: those that hold every submitted value, and all that it may be, best matches first. A partner
 * may show values differently than submitted, so what excludes a job is another title or team, or another value in a
 * field that the partner is known to echo.
 */
export function findNewJobs(
  list: readonly PartnerRecord[],
  { known, values, places, echoed = new Set() }: Looked,
): { exact: PartnerRecord[]; candidates: Candidate[] } {
  const shown = placesShown(list)
  const compared = list
    .filter(
      (record) =>
        !known.has(textAt(record, places.id) ?? '') &&
        !isOther(record, values, places) &&
        !differsAt(echoed, record, values),
    )
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

/** What it shows in one of these fields cannot be what was submitted there. Empty fields exclude nothing. */
function differsAt(fields: Places, record: PartnerRecord, values: readonly SubmittedValue[]): boolean {
  return values.some(({ tokens, value }) => {
    if (!fields.has(pointerOf(tokens))) return false
    const shown = asText(readAt(record, tokens))
    return shown !== '' && !mayBeSameText(value, shown)
  })
}

/**
 * The fields that every one of these jobs shows exactly as it was submitted, at least one of them; a field that one
 * shows differently is left out.
 */
export function echoedFields(jobs: readonly { record: PartnerRecord; values: readonly SubmittedValue[] }[]): Places {
  const [echoed, changed] = [new Set<string>(), new Set<string>()]
  for (const { record, values } of jobs)
    for (const { tokens, value } of values) {
      const shown = asText(readAt(record, tokens))
      if (shown !== '') (shown === value ? echoed : changed).add(pointerOf(tokens))
    }
  return new Set([...echoed].filter((field) => !changed.has(field)))
}
