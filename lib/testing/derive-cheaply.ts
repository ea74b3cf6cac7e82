import { scryptSync } from 'node:crypto'
import type { deriveKey } from '../accounts/derive-key'

/**
 * In place of `deriveKey` where a test is not about the cost of a password: a hash says and looks the same, and takes
 * no quarter of a second of processor time. Of the test files that hash, those about the hash itself, and about how
 * long signing in takes, keep the real one.
 */
export const deriveCheaply: typeof deriveKey = async (password, salt, { r, p }, bytes) =>
  scryptSync(password.normalize('NFKC'), salt, bytes, { N: 16, r, p })
