import 'server-only'
import { addressBlock } from '@/lib/runtime/address-block'
import { singleton } from '@/lib/runtime/singleton'

/** Allows an office behind one address to sign in at the same moment, but keeps a program from filling the store. */
const perMinute = 120
const windowMs = 60_000

type Window = { startedAt: number; counts: Map<string, number> }
const newWindow = (): Window => ({ startedAt: Date.now(), counts: new Map() })

/** Counts the start of a sign-in; returns false if its address has started too many in this minute. */
export function mayBegin(address: string): boolean {
  const window = singleton('oidc-begins', newWindow)
  const age = Date.now() - window.startedAt
  if (age < 0 || age >= windowMs) Object.assign(window, newWindow())
  const block = addressBlock(address)
  const count = (window.counts.get(block) ?? 0) + 1
  window.counts.set(block, count)
  return count <= perMinute
}
