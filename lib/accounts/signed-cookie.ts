import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { config } from '@/lib/runtime/config'

/** `value.signature`, signed as better-auth signs its cookies, which the release before reads sessions with. */
export function signValue(value: string): string {
  return `${value}.${signatureOf(value)}`
}

/** The value of a signed one; null where the signature is not ours. */
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
