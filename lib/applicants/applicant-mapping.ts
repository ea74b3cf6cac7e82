import 'server-only'
import { displayProfile, profile } from '../connection/profile'
import { readingProfile } from '../connection/reading-profile'
import { pathOf, pathsOfName } from '../records/field-path'
import { createFieldReader } from '../records/field-reader'
import type { ApplicantMapping } from './contract'

/**
 * Where an applicant's record holds what the screens show. Guesses count, except for what tells records apart.
 * `isIndexed`: as the applicant index reads records, so that lists show what it finds and counts.
 */
export function applicantMapping(isIndexed = false): ApplicantMapping {
  const { id, email } = profile().applicants
  const shown = (isIndexed ? readingProfile() : displayProfile()).applicants
  const fields = {
    name: shown.name ?? null,
    time: shown.time ?? null,
    status: shown.status ?? null,
    jobTitle: shown.jobTitle ?? null,
  }
  const places = [
    ...(shown.name ? pathsOfName(shown.name) : []),
    shown.email,
    pathOf(shown.status),
    shown.jobTitle,
    pathOf(shown.time),
  ].filter((place) => place !== undefined)
  const columns = shown.columns.length > 0 ? shown.columns : places
  const { hidden, special } = createFieldReader(fields)
  return {
    ...fields,
    key: { id, email },
    email: shown.email ?? null,
    phone: shown.phone ?? null,
    job: shown.job ?? null,
    team: shown.team ?? null,
    columns: withFirstParts([...columns, ...special], places, hidden),
  }
}

/** Each column once, and a name in parts as its first part, wherever a part of it stands. */
function withFirstParts(columns: readonly string[], [first = '']: readonly string[], hidden: ReadonlySet<string>) {
  return [...new Set(columns.map((column) => (hidden.has(column) ? first : column)))]
}
