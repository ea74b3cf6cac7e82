import 'server-only'
import { readingProfile } from '../connection/mapping/reading-profile'
import { recordKeyFields } from '../connection/mapping/record-key-fields'
import { displayProfile } from '../connection/profile'
import { deskLabels } from '../records/desk-labels'
import { fieldLabel } from '../records/field-label'
import { pathOf, pathsOfName, type StatusPath } from '../records/field-path'
import { createFieldReader } from '../records/field-reader'
import type { ApplicantMapping } from './contract'
import { stagesOf } from './stages'

/**
 * Where an applicant's record holds what the screens show. Guesses are used, except for what identifies records.
 * `isIndexed`: reads records like the applicant index, so that lists show what it finds and counts. `statuses`: all
 * existing ones, to be shown from the first stage to the last.
 */
export function applicantMapping(isIndexed = false, statuses: readonly (string | null)[] = []): ApplicantMapping {
  const shown = (isIndexed ? readingProfile() : displayProfile()).applicants
  const fields = {
    name: shown.name ?? null,
    time: shown.time ?? null,
    status: shown.status === undefined ? null : inStages(shown.status, statuses),
    jobTitle: shown.jobTitle ?? null,
  }
  const paths = [
    ...(shown.name ? pathsOfName(shown.name) : []),
    shown.email,
    pathOf(shown.status),
    shown.jobTitle,
    pathOf(shown.time),
  ].filter((path) => path !== undefined)
  const columns = shown.columns.length > 0 ? shown.columns : paths
  const { hidden, special } = createFieldReader(fields)
  return {
    ...fields,
    key: recordKeyFields(),
    email: shown.email ?? null,
    phone: shown.phone ?? null,
    job: shown.job ?? null,
    team: shown.team ?? null,
    labels: deskLabels([
      [typeof shown.name === 'string' ? shown.name : undefined, 'Name'],
      [shown.email, 'Email'],
      [shown.phone, 'Phone'],
      [pathOf(shown.status), 'Status'],
      [pathOf(shown.time), 'Applied at'],
      [shown.jobTitle, 'Job'],
      [shown.job, shown.jobTitle === undefined ? 'Job' : 'Job ID'],
    ]),
    hasTeamNames: shown.teamName !== undefined && fieldLabel(shown.teamName) === 'Team',
    columns: withFirstParts([...columns, ...special], paths, hidden),
  }
}

function inStages(status: StatusPath, statuses: readonly (string | null)[]): StatusPath {
  const order = stagesOf(statuses)
  return typeof status === 'object' || order.length === 0 ? status : { at: status, order: [...order] }
}

/** Each column once, and a name in parts at its first part, wherever one of its parts appears. */
function withFirstParts(columns: readonly string[], [first = '']: readonly string[], hidden: ReadonlySet<string>) {
  return [...new Set(columns.map((column) => (hidden.has(column) ? first : column)))]
}
