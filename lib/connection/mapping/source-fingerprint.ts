import 'server-only'
import { createHash } from 'node:crypto'
import { displayProfile } from '../profile'
import { recordKeyFields } from './record-key-fields'

/**
 * Returns a fingerprint that stays the same as long as more pages can be added to a list of applicants: they come from
 * the same place in the answers, and the same fields tell their records apart.
 */
export function sourceFingerprint(): string {
  const { id, email, job } = recordKeyFields()
  const text = JSON.stringify([displayProfile().applicants.items, id, email, job])
  return createHash('sha256').update(text).digest('base64url').slice(0, 16)
}
