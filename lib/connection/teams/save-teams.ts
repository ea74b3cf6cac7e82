import 'server-only'
import { ne } from 'drizzle-orm'
import { log } from '../../runtime/log'
import { singleton } from '../../runtime/singleton'
import { store } from '../../store/connection'
import { knownTeams } from '../../store/schema'
import { isTeamId } from '../contract'

const state = singleton('remembered-teams', () => ({ ids: new Set<string>() }))

/**
 * Stores team IDs that the partner has named, in the background. If the store is down, they are learned again later.
 */
export function saveTeams(ids: readonly string[]): void {
  const fresh = [...new Set(ids)].filter((id) => isTeamId(id) && !state.ids.has(id))
  if (fresh.length === 0) return
  for (const id of fresh) state.ids.add(id)
  void write(fresh).catch((error: unknown) => {
    for (const id of fresh) state.ids.delete(id)
    log.warn({ err: error }, 'teams that the partner named could not be kept')
  })
}

/** A team that a user added before is the partner's from now on. */
async function write(ids: string[]): Promise<void> {
  await store()
    .insert(knownTeams)
    .values(ids.map((id) => ({ id, addedBy: 'partner' })))
    .onConflictDoUpdate({
      target: knownTeams.id,
      set: { addedBy: 'partner' },
      setWhere: ne(knownTeams.addedBy, 'partner'),
    })
}
