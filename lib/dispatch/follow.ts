import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { and, desc, eq, sql } from 'drizzle-orm'
import { onStop } from '../runtime/lifecycle'
import { serverState } from '../runtime/server-state'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { storeNowMs } from '../store/store-clock'
import { type Author, type Dispatch, type FollowedDispatches, maxFollowed } from './contract'
import { fingerprintOf } from './fingerprint'
import { onChanged } from './notify'
import { shownColumns, toDispatch } from './row'
import { isEndedRow } from './transitions'

const maxWaitMs = 20_000
const minPauseMs = 150

/**
 * What `readFollowed` returns. Given the mark of an earlier answer, waits up to 20 s for a change; a desk that is
 * stopping answers at once.
 */
export async function followDispatches(
  person: Pick<Author, 'id'>,
  mark: string | null,
  signal: AbortSignal,
): Promise<FollowedDispatches> {
  const change = listenForChanges(person.id, signal)
  try {
    for (;;) {
      const found = await readFollowed(person)
      if (found.mark !== mark || mark === null || change.isOver()) return found
      await change.next()
    }
  } finally {
    change.close()
  }
}

/**
 * A person's own dispatches, without rows of runs, that are in progress, need a decision, or ended within a day (if
 * cancelled, a minute) and were not dismissed; latest first.
 */
export async function readFollowed({ id }: Pick<Author, 'id'>): Promise<FollowedDispatches> {
  const rows = await store()
    .select(shownColumns)
    .from(dispatches)
    .where(
      and(
        eq(dispatches.personId, id),
        sql`lane = 'person' and dismissed_at is null and (not ${isEndedRow}
          or ended_at > now() - case when state = 'cancelled' then interval '1 minute' else interval '1 day' end)`,
      ),
    )
    .orderBy(sql`${isEndedRow}`, desc(dispatches.createdAt))
    .limit(maxFollowed)
  rows.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  const items = rows.map((row) => toDispatch(row))
  return { items, mark: fingerprintOf(items), now: new Date(storeNowMs()).toISOString() }
}

/** One dispatch as its owner may see it; null when there is none, or it is someone else's. */
export async function readOwnDispatch(id: string, person: Pick<Author, 'id'>): Promise<Dispatch | null> {
  const [row] = await store()
    .select(shownColumns)
    .from(dispatches)
    .where(and(eq(dispatches.id, id), eq(dispatches.personId, person.id)))
  return row ? toDispatch(row) : null
}

/**
 * Listens before the first read, so that no change is lost between read and wait. Changes within runs are not notified,
 * so the caller rereads, at most a few times a second.
 */
function listenForChanges(personId: string, signal: AbortSignal) {
  let isOver = serverState.isStopping || signal.aborted
  let hasChanged = false
  let wake = () => {}
  const end = () => {
    isOver = true
    wake()
  }
  const timer = setTimeout(end, maxWaitMs)
  const unsubscribers = [
    onChanged((changed) => {
      if (changed !== null && changed !== personId) return
      hasChanged = true
      wake()
    }),
    onStop(end),
  ]
  signal.addEventListener('abort', end, { once: true })
  let waits = 0
  return {
    isOver: () => isOver,
    async next() {
      waits += 1
      if (waits > 1) await wait(minPauseMs)
      if (!hasChanged && !isOver)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      hasChanged = false
    },
    close() {
      clearTimeout(timer)
      for (const unsubscribe of unsubscribers) unsubscribe()
      signal.removeEventListener('abort', end)
    },
  }
}
