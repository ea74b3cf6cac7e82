import 'server-only'
import { eq } from 'drizzle-orm'
import type { Dispatch } from '../dispatch/contract'
import { shownColumns, toDispatch, withoutAnswer } from '../dispatch/row'
import { store } from '../store/connection'
import { runs } from '../store/run-tables'
import { activity, dispatches } from '../store/schema'
import { type FoundRow, readActivityRow } from './activity-sql'
import type { ActivityDetails, ActivityEntry, EntryReading } from './contract'
import { maskAll } from './mask-emails'
import { erasedInWords } from './record-erasure'
import type { StoredFacts } from './stored-facts'
import { toActivityRow } from './to-activity-row'

/** Reads one row in full, without bodies and partner answers; null if it does not exist. Masked for viewers. */
export async function readEntry(id: string, { isMasked, teamNames }: EntryReading): Promise<ActivityEntry | null> {
  // Read before the row: pages poll while the dispatch is open, so the row may be newer than the dispatch, never older.
  const dispatch = await readDispatch(id)
  const found = await readActivityRow(id)
  if (!found) return null
  const entry: ActivityEntry = {
    row: toActivityRow(found, { isMasked: false, ...(teamNames && { teamNames }) }),
    dispatch: dispatch && found.facts ? asHeld(dispatch, found.facts) : null,
    teamName: teamNames?.get(dispatch?.teamId ?? '') ?? null,
    run: await readRunName(found.rows === null ? (dispatch?.groupId ?? null) : found.id),
    details: found.facts ? {} : await readDetails(found),
  }
  return isMasked ? maskAll(withoutAddress(entry)) : entry
}

/** Only those who can act on an address may see it. */
function withoutAddress({ details: { address: _, ...details }, ...entry }: ActivityEntry): ActivityEntry {
  return { ...entry, details }
}

/** A row of a held run is not marked as held itself; only its run is. */
function asHeld(dispatch: Dispatch, { isHeld }: StoredFacts): Dispatch {
  return dispatch.state === 'scheduled' ? { ...dispatch, isHeld } : dispatch
}

async function readDispatch(id: string): Promise<Dispatch | null> {
  const [stored] = await store().select(shownColumns).from(dispatches).where(eq(dispatches.id, id))
  return stored ? withoutAnswer(toDispatch(stored)) : null
}

async function readRunName(id: string | null): Promise<ActivityEntry['run']> {
  if (id === null) return null
  const [run] = await store().select({ id: runs.id, name: runs.name }).from(runs).where(eq(runs.id, id))
  return run ?? null
}

async function readDetails({ id, kind }: FoundRow): Promise<ActivityDetails> {
  const [stored] = await store().select({ details: activity.details }).from(activity).where(eq(activity.id, id))
  // JSON written only by record-activity.
  const details = (stored?.details ?? {}) as ActivityDetails
  return kind === 'erasure' ? erasedInWords(details) : details
}
