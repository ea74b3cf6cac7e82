import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Person } from '../accounts/contract'
import { onStop } from '../server/shutdown'
import { traffic } from '../server/traffic'
import { store } from '../store/connection'
import { dispatches } from '../store/schema'
import { type Dispatch, type FollowedDispatches, mostFollowed } from './contract'
import { fingerprintOf } from './fingerprint'
import { dispatchOf, shownColumns } from './row'
import { onChanged } from './signals'

const patienceMs = 20_000
/** Changes that come together are told together. */
const breathMs = 100

/**
 * A person's own dispatches that are under way, need somebody, or ended within a day and were not put away; the latest first.
 * With the mark of an earlier answer it waits until something has changed, up to 20 s; a desk that stops answers at once.
 */
export async function followDispatches(
  person: Pick<Person, 'id'>,
  mark: string | null,
  signal: AbortSignal,
): Promise<FollowedDispatches> {
  const until = Date.now() + patienceMs
  for (;;) {
    const change = nextChange(person.id, until - Date.now(), signal)
    try {
      const found = await readFollowed(person)
      if (found.mark !== mark || signal.aborted || traffic.isStopping || Date.now() >= until) return found
      await change.promise
    } finally {
      change.forget()
    }
    if (!traffic.isStopping) await wait(breathMs)
  }
}

async function readFollowed({ id }: Pick<Person, 'id'>): Promise<FollowedDispatches> {
  const rows = await store()
    .select(shownColumns)
    .from(dispatches)
    .where(
      and(
        eq(dispatches.personId, id),
        sql`lane = 'person' and seen_at is null and (settled_at is null
          or settled_at > now() - case when state = 'cancelled' then interval '1 minute' else interval '1 day' end)`,
      ),
    )
    .orderBy(sql`settled_at is not null`, desc(dispatches.createdAt))
    .limit(mostFollowed)
  rows.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  const items = rows.map((row) => dispatchOf(row))
  return { items, mark: fingerprintOf(items), now: new Date().toISOString() }
}

/** One dispatch as its owner may see it; null where there is none, or it is somebody else's. */
export async function readOwnDispatch(id: string, person: Pick<Person, 'id'>): Promise<Dispatch | null> {
  const [row] = await store()
    .select(shownColumns)
    .from(dispatches)
    .where(and(eq(dispatches.id, id), eq(dispatches.personId, person.id)))
  return row ? dispatchOf(row) : null
}

/** Heard from before the first read on, so that nothing falls between the read and the waiting. */
function nextChange(personId: string, waitMs: number, signal: AbortSignal) {
  let end = () => {}
  const promise = new Promise<void>((resolve) => {
    end = resolve
  })
  const timer = setTimeout(end, waitMs)
  const forgetters = [
    onChanged((changed) => {
      if (changed === null || changed === personId) end()
    }),
    onStop(end),
  ]
  signal.addEventListener('abort', end, { once: true })
  return {
    promise,
    forget() {
      clearTimeout(timer)
      for (const forget of forgetters) forget()
      end()
    },
  }
}
