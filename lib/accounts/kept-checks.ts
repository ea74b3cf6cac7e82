import 'server-only'
import { createHash } from 'node:crypto'
import { isHearingStore, listenToStore } from '@/lib/store/connection'
import { singleton } from '../runtime/singleton'
import type { Session } from './session-facts'

/** What a request of this session is checked by; `lastUsedAt` as of the last time it was noted. */
export type SessionCheck = { session: Session; lastUsedAt: Date }

type Kept = SessionCheck & { untilMs: number }

/** A server that hears nothing, as after a broken connection, or of another release, is that late at most. */
const keptMs = 5_000
/** Longer than any transaction that changes what somebody may do. */
const doubtMs = 60_000
const mostKept = 1_000
const everyone = ''
const channel = 'access_changed'

const state = singleton('kept-session-checks', () => ({
  byToken: new Map<string, Kept>(),
  /** Until when the store is asked about a person in any case. */
  doubts: new Map<string, number>(),
  /** Of what was heard: an answer that was on its way meanwhile may be older. */
  changes: 0,
  isFollowing: false,
}))

/** From now on checks are kept: a trigger of the tables tells every server what changes (migration 0020). */
export async function followAccess(): Promise<void> {
  await listenToStore(channel, drop)
  state.isFollowing = true
}

/** The check of this token, where it was made within the last seconds and nothing has changed since. */
export function keptCheck(token: string): SessionCheck | null {
  const kept = state.byToken.get(keyOf(token))
  if (!kept || kept.untilMs <= performance.now() || !mayKeep(kept.session.person.id)) return null
  return kept
}

/**
 * Call before the store is asked; keep its answer with what is returned. `leftMs`: how long the session is in force
 * anyway.
 */
export function beginCheck(): (token: string, check: SessionCheck, leftMs: number) => void {
  const { changes } = state
  return (token, check, leftMs) => {
    if (changes !== state.changes || !mayKeep(check.session.person.id)) return
    for (const oldest of state.byToken.keys()) {
      if (state.byToken.size < mostKept) break
      state.byToken.delete(oldest)
    }
    state.byToken.set(keyOf(token), { ...check, untilMs: performance.now() + Math.min(keptMs, leftMs) })
  }
}

/** The person used the session just now. */
export function keepUse(token: string, lastUsedAt: Date): void {
  const kept = state.byToken.get(keyOf(token))
  if (kept) kept.lastUsedAt = lastUsedAt
}

/**
 * Call inside the transaction that changes what a person may do, before it is in force: this server asks the store from
 * then on, and need not wait until it hears of it.
 */
export function doubtPerson(personId: string): void {
  state.doubts.set(personId, performance.now() + doubtMs)
  drop(personId)
}

export function doubtEveryone(): void {
  doubtPerson(everyone)
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

/** Tokens themselves are not left in memory. */
const keyOf = (token: string) => createHash('sha256').update(token).digest('base64url')
