import 'server-only'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { listTeams } from '../connection/teams/list-teams'
import { store } from '../store/connection'
import { knownTeams } from '../store/schema'
import { readChatStates } from './read-chat-states'
import { removableTeams } from './removable-teams'

/** Removes a team that a user added, such as a mistyped ID. Returns false if it cannot be removed, or is not there. */
export async function removeTeam(teamId: string): Promise<boolean> {
  const [known, states] = await Promise.all([listTeams(), readChatStates()])
  if (!removableTeams(known, states).has(teamId)) return false
  const removed = await store()
    .delete(knownTeams)
    .where(and(eq(knownTeams.id, teamId), ne(knownTeams.addedBy, 'partner'), isNull(knownTeams.name)))
    .returning({ id: knownTeams.id })
  return removed.length > 0
}
