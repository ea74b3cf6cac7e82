import 'server-only'
import { and, inArray } from 'drizzle-orm'
import { sessions } from '@/lib/store/account-tables'
import { listenToStore, store } from '@/lib/store/connection'
import type { Lifetime } from '../http/contract'
import { log } from '../runtime/log'
import { singleton } from '../runtime/singleton'
import { sessionEndedChannel } from './end-sessions'
import { isWithinLife } from './session'

const mostRemembered = 1_000

const state = singleton('ended-sessions', () => ({
  /** What is being answered, by session. */
  answering: new Map<string, Set<AbortController>>(),
  /** The latest ones: a session may end between the moment it is read and the one it is watched from. */
  ended: new Set<string>(),
}))

/** Aborts `signal` as soon as the session ends, on whichever server. */
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
 * From now on hears which sessions end, and looks for those whose time is over. Going idle ends no download: it is what
 * people start and leave alone, and it was asked for while they were there.
 */
export async function listenForEndedSessions({ everyMs = 60_000 } = {}): Promise<void> {
  const look = () => {
    endThoseGone().catch((error: unknown) => log.warn({ err: error }, 'ended sessions could not be looked for'))
  }
  setInterval(look, everyMs).unref()
  await listenToStore(sessionEndedChannel, (id) => (id === '' ? look() : end(id)))
}

function end(id: string): void {
  state.ended.add(id)
  for (const oldest of state.ended) {
    if (state.ended.size <= mostRemembered) break
    state.ended.delete(oldest)
  }
  for (const controller of state.answering.get(id) ?? []) controller.abort()
  state.answering.delete(id)
}

/** Ended during a gap in the notifications, or by time. */
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
