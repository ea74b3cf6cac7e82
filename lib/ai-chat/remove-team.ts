import 'server-only'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { store } from '../store/connection'
import { knownTeams } from '../store/schema'

/**
 * Removes a team that a user added, such as a mistyped ID. Returns false if it is not there, the partner has named it
 * since, or an admin has given it a name.
 */
export async function removeTeam(teamId: string): Promise<boolean> {
  const removed = await store()
    .delete(knownTeams)
    .where(and(eq(knownTeams.id, teamId), ne(knownTeams.addedBy, 'partner'), isNull(knownTeams.name)))
    .returning({ id: knownTeams.id })
  return removed.length > 0
}
