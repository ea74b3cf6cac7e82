import 'server-only'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { config } from '@/lib/runtime/config'

/** As long as the hash that generates the codes (RFC 4226, 4). */
export const newTotpSecret = (): Buffer => randomBytes(20)

/**
 * Encrypts a secret for the store; with access to the store alone, one can neither generate its codes nor move it to
 * another person.
 */
export function sealTotpSecret(secret: Uint8Array, personId: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key(), iv).setAAD(Buffer.from(personId))
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Null if it was encrypted with another AUTH_SECRET or for another person. */
export function openTotpSecret(sealed: string, personId: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const cipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, 12), { authTagLength: 16 })
    cipher.setAAD(Buffer.from(personId)).setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()])
  } catch {
    return null
  }
}

function key(): Buffer {
  return Buffer.from(hkdfSync('sha256', config().auth.secret, '', 'totp secrets', 32))
}
