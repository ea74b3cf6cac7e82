import 'server-only'
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { config } from '@/lib/runtime/config'
import { verifications } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'

/** What a passkey is requested for: anyone's sign-in, or one person's own account. */
export type PasskeyPurpose = 'sign-in' | `add ${string}` | `confirm ${string}`

export const challengeSeconds = 300
export const spentChallenge = 'passkey-challenge'
const nonceBytes = 16
const expiryBytes = 6
const macBytes = 32

/**
 * Creates a challenge that can be verified by itself: nothing is stored until it is used, so that requesting many fills
 * no store, and any server can check it. `browser` is the cookie of `passkey-browser.ts`.
 */
export function newChallenge(purpose: PasskeyPurpose, browser: string): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(nonceBytes + expiryBytes)
  randomBytes(nonceBytes).copy(head)
  head.writeUIntBE(Date.now() + challengeSeconds * 1000, nonceBytes, expiryBytes)
  return new Uint8Array(Buffer.concat([head, macOf(head, purpose, browser)]))
}

/** Returns whether the challenge (base64url) was made for this purpose in this browser, and has not expired. */
export function isOwnChallenge(challenge: string, purpose: PasskeyPurpose, browser: string): boolean {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length !== nonceBytes + expiryBytes + macBytes) return false
  const head = bytes.subarray(0, nonceBytes + expiryBytes)
  if (!timingSafeEqual(macOf(head, purpose, browser), bytes.subarray(head.length))) return false
  return head.readUIntBE(nonceBytes, expiryBytes) > Date.now()
}

/** Marks a challenge as used, for all servers. False if it was used before. Call only for correct answers. */
export async function spendChallenge(challenge: string): Promise<boolean> {
  await store().delete(verifications).where(lt(verifications.expiresAt, sql`now() - interval '1 minute'`))
  const spent = await store()
    .insert(verifications)
    .values({
      id: createHash('sha256').update(`passkey challenge ${challenge}`).digest('base64url'),
      identifier: spentChallenge,
      value: '',
      expiresAt: new Date(Date.now() + challengeSeconds * 1000),
    })
    .onConflictDoNothing({ target: verifications.id })
    .returning({ id: verifications.id })
  return spent.length > 0
}

function macOf(head: Uint8Array, purpose: PasskeyPurpose, browser: string): Buffer {
  const mac = createHmac('sha256', config().auth.secret)
  return mac
    .update(JSON.stringify(['passkey challenge', purpose, browser]))
    .update(head)
    .digest()
}
