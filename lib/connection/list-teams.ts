import 'server-only'
import { config } from '../runtime/config'
import { store } from '../store/connection'
import { knownTeams } from '../store/schema'
import type { KnownTeam } from './contract'

/** The teams that PARTNER_TEAMS names, that the partner named in an answer, and that people added. */
export async function listTeams(): Promise<KnownTeam[]> {
  const teams = new Map<string, KnownTeam>()
  for (const { id, name } of config().partner.teams) teams.set(id, { id, name, source: 'setting' })
  for (const { id, name, addedBy } of await store().select().from(knownTeams)) {
    const known = teams.get(id)
    if (known) teams.set(id, { ...known, name: known.name ?? name })
    else teams.set(id, { id, name, source: addedBy === 'partner' ? 'partner' : 'person' })
  }
  return [...teams.values()].sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }))
}
