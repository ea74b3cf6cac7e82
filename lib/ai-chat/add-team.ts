import 'server-only'
import type { Person } from '../accounts/contract'
import { store } from '../store/connection'
import { knownTeams } from '../store/schema'

/** Saves a team that the partner has not named yet. Adding a known one changes nothing. */
export async function addTeam(teamId: string, person: Person): Promise<void> {
  await store().insert(knownTeams).values({ id: teamId, addedBy: person.id }).onConflictDoNothing()
}
