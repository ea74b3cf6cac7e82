import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import { sessions, users } from '@/lib/store/account-tables'
import { listenToStore, store } from '@/lib/store/connection'
import type { Lifetime, Refusal } from '../http/contract'
import { log } from '../runtime/log'
import { singleton } from '../runtime/singleton'
import { hasRole, type Person } from './contract'
import { sessionEndedChannel } from './end-sessions'
import { roleSchema } from './input'
import { isWithinLife, type Session } from './session'
import { onAccessChanged } from './session-cache'

const maxRemembered = 1_000

/** A request in progress, and as whom it was let in. `refuse` aborts it. */
type Answering = { person: Person; refuse: (refusal: Refusal) => void }

const state = singleton('ended-sessions', () => ({
  /** Requests in progress, by session. */
  answering: new Map<string, Set<Answering>>(),
  /** The sessions that ended last: one may end between being read and being watched. */
  ended: new Set<string>(),
}))

const hasEnded: Refusal = { status: 401, hasEnded: true }

/**
 * Returns a signal that aborts as soon as the session ends or its user has a lower role than now, on any server: what
 * was begun with the higher one may show more than the lower one may see.
 */
export function watchSession({ id, person }: Pick<Session, 'id' | 'person'>): Lifetime {
  const controller = new AbortController()
  const { signal } = controller
  let refused = hasEnded
  const lifetime = { signal, refusal: () => refused }
  if (state.ended.has(id)) {
    controller.abort()
    return { ...lifetime, release: () => {} }
  }
  const own: Answering = {
    person,
    refuse(refusal) {
      refused = refusal
      controller.abort()
    },
  }
  const watched = state.answering.get(id) ?? new Set()
  state.answering.set(id, watched.add(own))
  return {
    ...lifetime,
    release() {
      watched.delete(own)
      if (watched.size === 0 && state.answering.get(id) === watched) state.answering.delete(id)
    },
  }
}

/**
 * Starts listening for ended sessions and lowered roles, and looks for expired ones. An idle session does not abort a
 * download: people start one and leave it alone, and they were there when they requested it.
 */
export async function listenForEndedSessions({ everyMs = 60_000 } = {}): Promise<void> {
  const look = (personId = '') => {
    endThoseGone(personId).catch((error: unknown) => log.warn({ err: error }, 'expired sessions could not be ended'))
  }
  setInterval(look, everyMs).unref()
  onAccessChanged(look)
  await listenToStore(sessionEndedChannel, (id) => (id === '' ? look() : end(id)))
}

function end(id: string): void {
  state.ended.add(id)
  for (const oldest of state.ended) {
    if (state.ended.size <= maxRemembered) break
    state.ended.delete(oldest)
  }
  for (const { refuse } of state.answering.get(id) ?? []) refuse(hasEnded)
  state.answering.delete(id)
}

/**
 * Ends sessions that ended during a gap in the notifications, or that expired, and refuses what was begun with a higher
 * role than its user has now. `personId`: only theirs; '' for everyone's.
 */
async function endThoseGone(personId: string): Promise<void> {
  const isMeant = ({ person }: Answering) => personId === '' || person.id === personId
  const watched = [...state.answering].flatMap(([id, those]) => ([...those].some(isMeant) ? [id] : []))
  if (watched.length === 0) return
  const rows = await store()
    .select({ id: sessions.id, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, watched), isWithinLife(), eq(users.banned, false)))
  const roles = new Map(rows.map(({ id, role }) => [id, roleSchema.safeParse(role).data]))
  for (const id of watched) {
    const role = roles.get(id)
    if (role === undefined) end(id)
    else
      for (const { person, refuse } of state.answering.get(id) ?? [])
        if (!hasRole(role, person.role)) refuse({ status: 403 })
  }
}
