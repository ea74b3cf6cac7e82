import 'server-only'
import type { BodySchema } from '../../forms/body-schema'
import { describedPointers } from '../../forms/described-pointers'
import { fieldLikePath } from '../../partner/discovery/field-like-path'
import { matchBodyFields } from '../../partner/discovery/match-body-fields'
import type { TeamChoices } from '../contract'
import { displayProfile } from '../profile'
import { listTeams } from './list-teams'

/**
 * Returns the teams that a form offers, and its fields that take a team's ID: found by the lists' paths or by their own
 * names.
 */
export async function readTeamChoices(schema: BodySchema): Promise<TeamChoices> {
  const { applicants, jobs } = displayProfile()
  const listed = [jobs.team, applicants.team].filter((path) => path !== undefined)
  const paths = describedPointers(schema)
  const found = [
    ...listed.flatMap((path) => (paths.includes(path) ? path : (fieldLikePath(paths, path) ?? []))),
    matchBodyFields(schema).team?.pointer,
  ]
  const pointers = found.filter((pointer) => pointer !== undefined)
  return { pointers: [...new Set([...pointers, ...listed])], teams: await listTeams() }
}
