import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import type { Person } from '../accounts/contract'
import { profileVersion } from '../connection/profile'
import { store } from '../store/connection'
import { runs } from '../store/run-tables'
import { sanitizeText } from '../text/sanitize'
import type { NewRun, Run } from './contract'
import { readRun } from './read-run'

/**
 * Creates a run under an id made in the browser, idempotently; its rows are uploaded next. Null: the id belongs to
 * another person.
 */
export async function createRun(
  { id, name, header, stopsAtRefusal }: NewRun,
  person: Pick<Person, 'id' | 'name'>,
): Promise<Run | null> {
  const written = { name: sanitizeText(name).trim() || 'Bulk apply', header: header.map(sanitizeText), stopsAtRefusal }
  await store()
    .insert(runs)
    .values({
      ...{ id, personId: person.id, personName: person.name, state: 'draft', ...written },
      profileVersion: profileVersion(),
    })
    .onConflictDoUpdate({
      target: runs.id,
      set: written,
      setWhere: sql`runs.person_id = ${person.id} and runs.state = 'draft'`,
    })
  const [own] = await store()
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.id, id), eq(runs.personId, person.id)))
  return own ? readRun(id) : null
}
