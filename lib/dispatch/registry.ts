import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { singleton } from '../runtime/singleton'
import type { Store } from '../store/connection'
import type { Groups, WithdrawRestored, WriteKind, WriteKinds } from './kind'

const noGroups: Groups = {
  mayBeSent: sql`true`,
  isHeld: sql`false`,
  claim: async () => [],
  nextDueMs: async () => null,
  onOutcome: async () => {},
  onReopen: async () => {},
  hold: async () => ({ writes: 0, unstarted: 0 }),
}

type Registered = { kinds: WriteKinds; groups: Groups; withdrawRestored: WithdrawRestored }
const registered = singleton<Registered>('write-kinds', () => ({
  kinds: {},
  groups: noGroups,
  withdrawRestored: async () => {},
}))

/** Registers the kinds of write that this process can send, before its worker runs. */
export function registerKinds(kinds: WriteKinds, groups: Groups = noGroups): void {
  Object.assign(registered, { kinds, groups })
}

/** Registers what else must not survive a store that went back, before the worker runs. */
export function registerWithdrawal(withdrawRestored: WithdrawRestored): void {
  Object.assign(registered, { withdrawRestored })
}

export function withdrawRestored(tx: Store): Promise<void> {
  return registered.withdrawRestored(tx)
}

/** Throws when no kind of that name is registered. */
export function kindOf(name: string): WriteKind {
  const kind = Object.hasOwn(registered.kinds, name) ? registered.kinds[name] : undefined
  if (!kind) throw new Error(`No kind of write ${name} is registered`)
  return kind
}

export function groups(): Groups {
  return registered.groups
}

/** A predicate over `dispatches`: those whose kind satisfies `isLike`. */
export function isOfKind(isLike: (kind: WriteKind) => boolean): SQL {
  const names = Object.entries(registered.kinds).flatMap(([name, kind]) => (isLike(kind) ? [name] : []))
  return names.length > 0 ? sql`kind in ${names}` : sql`false`
}
