import 'server-only'
import { createHmac, randomInt } from 'node:crypto'
import { config } from '@/lib/runtime/config'

const codeCount = 10
/** Crockford's base32: no letter looks like a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 24 characters are 120 bits, too many to guess, so a fast hash is enough. */
const groups = 4
const groupLength = 6

/** Returns codes to show once, and the hashes to store. */
export function newRecoveryCodes(personId: string): { codes: string[]; stored: string } {
  const codes = Array.from({ length: codeCount }, newCode)
  return { codes, stored: JSON.stringify(codes.map((code) => hashRecoveryCode(code, personId))) }
}

/** Ignores case, spaces and dashes, and accepts letters that were mistaken for digits. */
export function hashRecoveryCode(code: string, personId: string): string {
  const plain = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return createHmac('sha256', config().auth.secret).update(`recovery code ${personId} ${plain}`).digest('base64url')
}

/** Returns the hashes of the remaining codes. */
export function hashesIn(stored: string): string[] {
  const parsed: unknown = JSON.parse(stored)
  return Array.isArray(parsed) ? parsed.filter((hash) => typeof hash === 'string') : []
}

function newCode(): string {
  const group = () => Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
  return Array.from({ length: groups }, group).join('-')
}
