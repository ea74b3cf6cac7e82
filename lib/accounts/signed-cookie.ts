import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { config } from '@/lib/runtime/config'

/** `value.signature`, signed like better-auth's cookies: the previous release reads sessions with better-auth. */
export function signValue(value: string): string {
  return `${value}.${signatureOf(value)}`
}

/** Returns the value of a signed cookie; null if the signature is not ours. */
export function readSigned(signed: string | undefined): string | null {
  const dot = signed?.lastIndexOf('.') ?? -1
  if (signed === undefined || dot < 1) return null
  const value = signed.slice(0, dot)
  const given = Buffer.from(signed.slice(dot + 1))
  const expected = Buffer.from(signatureOf(value))
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null
}

function signatureOf(value: string): string {
  return createHmac('sha256', config().auth.secret).update(value).digest('base64')
}
