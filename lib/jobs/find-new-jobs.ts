import type { Candidate } from '../dispatch/contract'
import type { Profile } from '../partner/profile/profile'
import { pointerOf, readAt } from '../records/pointer'
import { textAt } from '../records/read-field'
import type { PartnerRecord } from '../records/record'
import {
  asText,
  type Comparison,
  compareValues,
  recordTexts,
  type ShownPaths,
  type SubmittedValue,
  shownPaths,
} from './compare-values'
import { readJob } from './read-job'
import { mayBeSameText } from './same-text'

type SearchOptions = {
  /** Ids that existed before, or that other dispatches created. */
  known: ReadonlySet<string>
  values: readonly SubmittedValue[]
  mapping: Profile['jobs']
  /** Fields that the partner is known to show exactly as submitted. */
  echoed?: ShownPaths
}

/** The most that a person can choose from. */
const maxCandidates = 20

/**
 * The new jobs in a list: those that contain every submitted value and whose title was submitted, and all possible
 * matches, best first. A partner may show values differently than submitted, so a job is excluded only by a different
 * title together with a different team, or by a different value in a field that the partner is known to echo.
 */
export function findNewJobs(
  list: readonly PartnerRecord[],
  { known, values, mapping, echoed = new Set() }: SearchOptions,
): { exact: PartnerRecord[]; candidates: Candidate[] } {
  const shown = shownPaths(list)
  const compared = list
    .filter(
      (record) =>
        !known.has(textAt(record, mapping.id) ?? '') &&
        !isOther(record, values, mapping) &&
        !differsAt(echoed, record, values),
    )
    .map((record) => ({
      record,
      comparison: withTitle(compareValues(record, values, shown), record, { values, mapping }),
    }))
  compared.sort((one, other) => other.comparison.holds - one.comparison.holds)
  return {
    exact: compared.filter(({ comparison }) => comparison.hasAll).map(({ record }) => record),
    candidates: compared.slice(0, maxCandidates).map(({ record, comparison: { holds, of } }) => {
      const { id, title } = readJob(record, { mapping })
      return { id, title, holds, of }
    }),
  }
}

/**
 * If bodies and lists name the title differently, other values alone do not prove that a job is the submitted one: many
 * jobs share a team or a city. If they name every field differently, a person can still go by the title.
 */
function withTitle(
  comparison: Comparison,
  record: PartnerRecord,
  { values, mapping }: Pick<SearchOptions, 'values' | 'mapping'>,
): Comparison {
  const title = asText(textAt(record, mapping.title))
  if (title === '') return comparison
  const isSubmitted = values.some(({ value }) => value === title)
  if (comparison.of === 0) return isSubmitted ? { holds: 1, of: 1, hasAll: false } : comparison
  return { ...comparison, hasAll: comparison.hasAll && isSubmitted }
}

/** Whether some text may be the submitted title; without a title, whether the record contains a submitted value. */
export function mayBeSubmitted(
  record: PartnerRecord,
  values: readonly SubmittedValue[],
  { title }: Pick<Profile['jobs'], 'title'>,
): boolean {
  const sent = values.find(({ tokens }) => pointerOf(tokens) === title)?.value
  if (sent === undefined) return compareValues(record, values, shownPaths([record])).holds > 0
  return recordTexts(record).some((text) => mayBeSameText(sent, text))
}

/** The candidates whose title may be the submitted one. */
export function withSimilarTitle(candidates: readonly Candidate[], title: string): Candidate[] {
  return candidates.filter((candidate) => mayBeSameText(title, candidate.title))
}

/**
 * Nothing in the record may be the submitted title, and it shows another team. A title or a team alone excludes
 * nothing: the partner may have titles of its own, and a field may be mapped wrongly.
 */
function isOther(record: PartnerRecord, values: readonly SubmittedValue[], { title, team }: Profile['jobs']): boolean {
  const submittedAt = (pointer: string) => values.find(({ tokens }) => pointerOf(tokens) === pointer)?.value ?? null
  const titleSent = submittedAt(title)
  if (titleSent === null || recordTexts(record).some((text) => mayBeSameText(titleSent, text))) return false
  if (team === undefined) return false
  const [teamSent, teamShown] = [submittedAt(team), textAt(record, team)]
  return teamSent !== null && teamShown !== null && teamSent.trim() !== teamShown.trim()
}

/** One of these fields shows a value that cannot be the submitted one. Empty fields exclude nothing. */
function differsAt(fields: ShownPaths, record: PartnerRecord, values: readonly SubmittedValue[]): boolean {
  return values.some(({ tokens, value }) => {
    if (!fields.has(pointerOf(tokens))) return false
    const shown = asText(readAt(record, tokens))
    return shown !== '' && !mayBeSameText(value, shown)
  })
}

/** How many of this desk's jobs must show a field as submitted before a difference there means another job. */
const minEchoes = 3

/** The fields that at least three of these jobs show exactly as submitted, and none shows differently. */
export function echoedFields(
  jobs: readonly { record: PartnerRecord; values: readonly SubmittedValue[] }[],
): ShownPaths {
  const echoes = new Map<string, number>()
  const changed = new Set<string>()
  for (const { record, values } of jobs)
    for (const { tokens, value } of values) {
      const field = pointerOf(tokens)
      const shown = asText(readAt(record, tokens))
      if (shown === value) echoes.set(field, (echoes.get(field) ?? 0) + 1)
      else if (shown !== '') changed.add(field)
    }
  return new Set([...echoes.keys()].filter((field) => (echoes.get(field) ?? 0) >= minEchoes && !changed.has(field)))
}
