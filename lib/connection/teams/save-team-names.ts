import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { normalizeText } from '../../records/normalize-text'
import { store } from '../../store/connection'
import { knownTeams } from '../../store/schema'
import { sanitizeText } from '../../text/sanitize'
import type { GivenTeamName, NamedTeam } from '../contract'
import { listNamedTeams } from './list-teams'

/** A team name that an admin changed; null for no given name. */
export type TeamRenamed = { id: string; from: string | null; to: string | null }

/** Two teams, by ID, that would share a name. */
type SharedName = { name: string; one: string; other: string }

/**
 * Names teams on this desk only; an empty name removes an earlier one. Returns what has changed, without teams that the
 * desk does not know and names that were there already. Changes nothing if two teams would share a name.
 */
export async function saveTeamNames(
  given: readonly GivenTeamName[],
  person: { id: string },
): Promise<TeamRenamed[] | SharedName> {
  const teams = await listNamedTeams()
  const shared = findSharedName(teams, given)
  if (shared) return shared
  const known = new Set(teams.map(({ id }) => id))
  const changes: TeamRenamed[] = []
  await store().transaction(async (tx) => {
    for (const { id, name } of given) {
      if (!known.has(id)) continue
      const to = cleanName(name)
      const [stored] = await tx
        .select({ name: knownTeams.name })
        .from(knownTeams)
        .where(eq(knownTeams.id, id))
        .for('update')
      const from = stored?.name ?? null
      if (from === to) continue
      await tx
        .insert(knownTeams)
        .values({ id, name: to, addedBy: person.id })
        .onConflictDoUpdate({ target: knownTeams.id, set: { name: sql`excluded.name` } })
      changes.push({ id, from, to })
    }
  })
  return changes
}

/** Names that are already equal are left alone, unless one of them is given anew. */
function findSharedName(teams: readonly NamedTeam[], given: readonly GivenTeamName[]): SharedName | null {
  const entered = new Map(given.map(({ id, name }) => [id, cleanName(name)]))
  const named = teams.map(({ id, givenName, ownName }) => ({
    id,
    name: (entered.has(id) ? entered.get(id) : givenName) ?? ownName,
  }))
  for (const { id, name } of named) {
    if (name === null || !entered.get(id)) continue
    const other = named.find((team) => team.id !== id && team.name !== null && isSameName(team.name, name))
    if (other) return { name, one: id, other: other.id }
  }
  return null
}

const isSameName = (one: string, other: string) => normalizeText(one) === normalizeText(other)

function cleanName(name: string): string | null {
  return (
    sanitizeText(name)
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim() || null
  )
}
