import type { KnownTeam } from '../connection/contract'
import type { ChatState } from './contract'

/**
 * Returns the ids of teams that a user added and that nothing else is known about: any other would stay in the list.
 */
export function removableTeams(known: readonly KnownTeam[], states: ReadonlyMap<string, ChatState>): Set<string> {
  const removable = known.filter(({ id, name, source }) => source === 'person' && name === null && !states.has(id))
  return new Set(removable.map(({ id }) => id))
}
