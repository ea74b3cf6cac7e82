import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { store } from '../store/connection'
import { knownTeams } from '../store/schema'
import { sanitizeText } from '../text/sanitize'
import type { GivenTeamName } from './contract'
import { listNamedTeams } from './list-teams'

/** What an admin changed: null for no name of their own. */
export type TeamRenamed = { id: string; from: string | null; to: string | null }

/**
 * Names teams on this desk alone; an empty name takes an earlier one away. Answers what has changed: teams that the
 * desk does not know, and names that are there already, are left out.
 */
export async function saveTeamNames(given: readonly GivenTeamName[], person: { id: string }): Promise<TeamRenamed[]> {
  const known = new Set((await listNamedTeams()).map(({ id }) => id))
  const changes: TeamRenamed[] = []
  await store().transaction(async (inside) => {
    for (const { id, name } of given) {
      if (!known.has(id)) continue
      const to = cleanName(name)
      const [stored] = await inside
        .select({ name: knownTeams.name })
        .from(knownTeams)
        .where(eq(knownTeams.id, id))
        .for('update')
      const from = stored?.name ?? null
      if (from === to) continue
      await inside
        .insert(knownTeams)
        .values({ id, name: to, addedBy: person.id })
        .onConflictDoUpdate({ target: knownTeams.id, set: { name: sql`excluded.name` } })
      changes.push({ id, from, to })
    }
  })
  return changes
}

function cleanName(name: string): string | null {
  return (
    sanitizeText(name)
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim() || null
  )
}
