import { randomBytes } from 'node:crypto'
import type { Key } from './keys'
import type { SandboxState } from './state'

/** A token of the deprecated flow (spec 5.4); it carries the rights of the key it was asked for with. */
export function issueToken(state: SandboxState, key: Key): string {
  const token = `sandbox-token-${randomBytes(12).toString('hex')}`
  state.tokens.set(token, key)
  return token
}
