import { scryptSync } from 'node:crypto'
import type { deriveKey } from '../accounts/derive-key'

/**
 * Replaces `deriveKey` in tests that are not about the cost of a password: hashes have the same format, without taking
 * a quarter of a second of CPU time. Of the test files that hash, those about the hash itself and about how long
 * signing in takes keep the real one.
 */
export const deriveCheaply: typeof deriveKey = async (password, salt, { r, p }, bytes) =>
  scryptSync(password.normalize('NFKC'), salt, bytes, { N: 16, r, p })
