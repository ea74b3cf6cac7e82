import 'server-only'
import { displayProfile, profile } from '../connection/profile'
import { findLongTexts } from '../forms/find-long-texts'
import { formNodes } from '../forms/form-node'
import { deskLabels } from '../records/desk-labels'
import { pathOf } from '../records/field-path'
import { createFieldReader } from '../records/field-reader'
import type { JobMapping } from './contract'

/** Where a job's record holds what the screens show. Guesses are used, except for the id. */
export function jobMapping(): JobMapping {
  const { id } = profile().jobs
  const shown = displayProfile().jobs
  const fields = { name: null, time: shown.time ?? null, status: shown.status ?? null }
  const paths = [pathOf(shown.status), shown.team, pathOf(shown.time)].filter((path) => path !== undefined)
  const columns = shown.columns.length > 0 ? shown.columns : paths
  const own = [id, shown.title, pathOf(shown.open), shown.teamName].filter((path) => path !== undefined)
  return {
    ...fields,
    key: { id },
    title: shown.title,
    labels: deskLabels([
      [shown.title, 'Title'],
      [pathOf(shown.status), 'Status'],
      [pathOf(shown.time), 'Posted at'],
      [pathOf(shown.open), 'Accepts applications'],
    ]),
    hasTeamNames: shown.teamName !== undefined,
    open: pathOf(shown.open) ?? null,
    team: shown.team ?? null,
    teamName: shown.teamName ?? null,
    descriptions: findLongTexts(formNodes(profile().jobs.create)),
    own,
    columns: [...new Set([...columns, ...createFieldReader(fields).special])].filter((column) => !own.includes(column)),
  }
}

/** Fields besides the team that tell apart jobs with the same title; not times, which are numbers here. */
export function tellingJobColumns(): string[] {
  const { team, time } = displayProfile().jobs
  const { columns } = jobMapping()
  return columns.filter((column) => column !== team && (typeof time !== 'object' || column !== time.at))
}
