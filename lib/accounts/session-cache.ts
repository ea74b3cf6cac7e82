import 'server-only'
import { createHash } from 'node:crypto'
import { isHearingStore, listenToStore } from '@/lib/store/connection'
import { singleton } from '../runtime/singleton'
import type { Session } from './session-facts'

/** What requests of this session are checked against; `lastUsedAt` as last recorded. */
export type SessionCheck = { session: Session; lastUsedAt: Date }

type Kept = SessionCheck & { untilMs: number }

/** A server that hears of no changes, as after a broken connection or with another release, is this late at most. */
const keptMs = 5_000
/** Longer than any transaction that changes what a person may do. */
const doubtMs = 60_000
const maxKept = 1_000
const everyone = ''
/** The payload is the id of the person whose access has changed, '' for everyone's. */
export const accessChangedChannel = 'access_changed'

const state = singleton('kept-session-checks', () => ({
  byToken: new Map<string, Kept>(),
  /** Until when the store is always asked about a person. */
  doubts: new Map<string, number>(),
  /** Counts the changes heard: a check that was being read during one may be out of date. */
  changes: 0,
  isFollowing: false,
  listeners: new Set<(personId: string) => void>(),
}))

/** Starts caching checks: a trigger on the tables tells every server what changes (migration 0020). */
export async function followAccess(): Promise<void> {
  await listenToStore(accessChangedChannel, (personId) => {
    drop(personId)
    for (const listener of state.listeners) listener(personId)
  })
  state.isFollowing = true
}

/** Calls the listener when a person's access has changed, on any server; with '' when anyone's may have. */
export function onAccessChanged(listener: (personId: string) => void): void {
  state.listeners.add(listener)
}

/** Returns the cached check of this token if it is a few seconds old at most and nothing has changed since. */
export function cachedSession(token: string): SessionCheck | null {
  const kept = state.byToken.get(keyOf(token))
  if (!kept || kept.untilMs <= performance.now() || !mayKeep(kept.session.person.id)) return null
  return kept
}

/**
 * Call before asking the store, then pass its answer to the returned function, which caches it. `leftMs`: how long the
 * session stays valid anyway.
 */
export function beginCheck(): (token: string, check: SessionCheck, leftMs: number) => void {
  const { changes } = state
  return (token, check, leftMs) => {
    if (changes !== state.changes || !mayKeep(check.session.person.id)) return
    for (const oldest of state.byToken.keys()) {
      if (state.byToken.size < maxKept) break
      state.byToken.delete(oldest)
    }
    state.byToken.set(keyOf(token), { ...check, untilMs: performance.now() + Math.min(keptMs, leftMs) })
  }
}

/** Records in the cache that the user has just used the session. */
export function cacheUse(token: string, lastUsedAt: Date): void {
  const kept = state.byToken.get(keyOf(token))
  if (kept) kept.lastUsedAt = lastUsedAt
}

/**
 * Call inside the transaction that changes what a person may do, before it commits: this server then asks the store and
 * does not depend on being notified.
 */
export function invalidatePerson(personId: string): void {
  state.doubts.set(personId, performance.now() + doubtMs)
  drop(personId)
}

export function doubtEveryone(): void {
  invalidatePerson(everyone)
}

function drop(personId: string): void {
  state.changes += 1
  for (const [key, { session }] of state.byToken)
    if (personId === everyone || session.person.id === personId) state.byToken.delete(key)
}

function mayKeep(personId: string): boolean {
  return state.isFollowing && isHearingStore() && !isDoubted(personId) && !isDoubted(everyone)
}

function isDoubted(whom: string): boolean {
  const until = state.doubts.get(whom)
  if (until === undefined) return false
  if (until > performance.now()) return true
  state.doubts.delete(whom)
  return false
}

/** Keeps the tokens themselves out of memory. */
const keyOf = (token: string) => createHash('sha256').update(token).digest('base64url')
