import 'server-only'
import { readTeamNames } from '../connection/teams/list-teams'
import type { Dispatch } from '../dispatch/contract'
import { withTeamName } from '../dispatch/subject-in-words'

type AboutTeam = Pick<Dispatch, 'kind' | 'subject' | 'teamId'>

/** The writes with the desk's names for their teams. One query, and none if no write is about a team. */
export async function nameTeamSubjects<Item extends AboutTeam>(items: readonly Item[]): Promise<Item[]> {
  const isOfTeam = ({ kind, teamId }: AboutTeam) => kind === 'set-ai-chat' && teamId !== null
  if (!items.some(isOfTeam)) return [...items]
  const names = await readTeamNames()
  return items.map((item) => {
    const name = names.get(item.teamId ?? '')
    if (!isOfTeam(item) || item.teamId === null || name === undefined) return item
    return { ...item, subject: withTeamName(item.subject, item.teamId, name) }
  })
}
