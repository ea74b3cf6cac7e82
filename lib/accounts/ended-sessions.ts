import 'server-only'
import { and, inArray } from 'drizzle-orm'
import { sessions } from '@/lib/store/account-tables'
import { listenToStore, store } from '@/lib/store/connection'
import type { Lifetime } from '../http/contract'
import { log } from '../runtime/log'
import { singleton } from '../runtime/singleton'
import { sessionEndedChannel } from './end-sessions'
import { isWithinLife } from './session'

const maxRemembered = 1_000

const state = singleton('ended-sessions', () => ({
  /** Requests in progress, by session. */
  answering: new Map<string, Set<AbortController>>(),
  /** The sessions that ended last: one may end between being read and being watched. */
  ended: new Set<string>(),
}))

/** Returns a signal that aborts as soon as the session ends, on any server. */
export function watchSession(id: string): Lifetime {
  const controller = new AbortController()
  const { signal } = controller
  if (state.ended.has(id)) {
    controller.abort()
    return { signal, release: () => {} }
  }
  const watched = state.answering.get(id) ?? new Set()
  state.answering.set(id, watched.add(controller))
  return {
    signal,
    release() {
      watched.delete(controller)
      if (watched.size === 0 && state.answering.get(id) === watched) state.answering.delete(id)
    },
  }
}

/**
 * Starts listening for ended sessions, and looks for expired ones. An idle session does not abort a download: people
 * start one and leave it alone, and they were there when they requested it.
 */
export async function listenForEndedSessions({ everyMs = 60_000 } = {}): Promise<void> {
  const look = () => {
    endThoseGone().catch((error: unknown) => log.warn({ err: error }, 'expired sessions could not be ended'))
  }
  setInterval(look, everyMs).unref()
  await listenToStore(sessionEndedChannel, (id) => (id === '' ? look() : end(id)))
}

function end(id: string): void {
  state.ended.add(id)
  for (const oldest of state.ended) {
    if (state.ended.size <= maxRemembered) break
    state.ended.delete(oldest)
  }
  for (const controller of state.answering.get(id) ?? []) controller.abort()
  state.answering.delete(id)
}

/** Ends sessions that ended during a gap in the notifications, or that expired. */
async function endThoseGone(): Promise<void> {
  const watched = [...state.answering.keys()]
  if (watched.length === 0) return
  const rows = await store()
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, watched), isWithinLife()))
  const left = new Set(rows.map(({ id }) => id))
  for (const id of watched) if (!left.has(id)) end(id)
}
