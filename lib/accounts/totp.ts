import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** What authenticator apps assume (RFC 6238): SHA-1, six digits, thirty seconds. */
const stepSeconds = 30
const digits = 6
/** A phone's clock may be off by a step, and typing takes a while. */
const tolerance = 1

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 without padding, as authenticator apps expect secrets. */
export function toBase32(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let value = 0
  for (const byte of bytes) {
    value = (value << 8) | byte
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet.charAt((value >>> (bits - 5)) & 31)
    value &= (1 << bits) - 1
  }
  return bits > 0 ? text + alphabet.charAt((value << (5 - bits)) & 31) : text
}

/** Returns the code of one time step (RFC 4226, 5.3). */
export function codeAt(secret: Uint8Array, step: number, length = digits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = hash.readUInt8(hash.length - 1) & 15
  const number = (hash.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** length
  return String(number).padStart(length, '0')
}

export const stepOf = (time: number): number => Math.floor(time / 1000 / stepSeconds)

/** Returns the time steps around `time` (ms) that have this code: none for a wrong code, rarely two. */
export function stepsOfCode(secret: Uint8Array, code: string, time: number): number[] {
  const typed = Buffer.from(code)
  const now = stepOf(time)
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, index) => now - tolerance + index)
  return steps.filter((step) => {
    const right = Buffer.from(codeAt(secret, step))
    return right.length === typed.length && timingSafeEqual(right, typed)
  })
}

/** Returns the content of the QR code. `account` is shown in the app. */
export function totpAddress(secret: Uint8Array, issuer: string, account: string): string {
  const query = new URLSearchParams({ secret: toBase32(secret), issuer })
  // Some apps show a plus sign literally, so spaces must be %20.
  return `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?${query.toString().replaceAll('+', '%20')}`
}
