import 'server-only'
import { config } from '../../runtime/config'
import { store } from '../../store/connection'
import { knownTeams } from '../../store/schema'
import type { KnownTeam, NamedTeam } from '../contract'
import { partnerTeamNames } from './partner-team-names'

/** Returns the teams that PARTNER_TEAMS names, that the partner named in an answer, and that users added. */
export async function listNamedTeams(): Promise<NamedTeam[]> {
  const teams = new Map<string, NamedTeam>()
  const partnerNames = partnerTeamNames()
  function add(id: string, source: KnownTeam['source'], names: { given?: string | null; setting?: string | null }) {
    const givenName = names.given ?? null
    const ownName = partnerNames.get(id) ?? names.setting ?? null
    teams.set(id, { id, name: givenName ?? ownName, givenName, ownName, source })
  }
  const settings = new Map(config().partner.teams.map(({ id, name }) => [id, name]))
  for (const [id, setting] of settings) add(id, 'setting', { setting })
  for (const { id, name, addedBy } of await store().select().from(knownTeams)) {
    const learned = addedBy === 'partner' ? 'partner' : 'person'
    add(id, settings.has(id) ? 'setting' : learned, { given: name, setting: settings.get(id) ?? null })
  }
  return tellApart([...teams.values()]).sort((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }))
}

/** Adds the ID to names that several teams share, such as two of the partner's: lists show the names alone. */
function tellApart(teams: readonly NamedTeam[]): NamedTeam[] {
  const counts = new Map<string | null, number>()
  for (const { name } of teams) counts.set(name, (counts.get(name) ?? 0) + 1)
  return teams.map((team) =>
    team.name !== null && (counts.get(team.name) ?? 0) > 1 ? { ...team, name: `${team.name} (${team.id})` } : team,
  )
}

/** Returns the same teams for all users, each with the one name that the desk shows. */
export async function listTeams(): Promise<KnownTeam[]> {
  return (await listNamedTeams()).map(({ id, name, source }) => ({ id, name, source }))
}

/** Returns the desk's names for its teams, by ID; teams without a name are left out. */
export async function readTeamNames(): Promise<ReadonlyMap<string, string>> {
  return new Map((await listNamedTeams()).flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])))
}
