import 'server-only'
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { and, eq, lt } from 'drizzle-orm'
import { config } from '@/lib/runtime/config'
import { log } from '@/lib/runtime/log'
import { passkeys } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import type { PasskeyRequest } from './contract'
import { isOwnChallenge, newChallenge, type PasskeyPurpose, spendChallenge } from './passkey-challenge'
import { type Assertion, assertionSchema } from './passkey-input'

/**
 * `expired`: a new challenge may work. `unknown-passkey`: it was removed here. `invalid`: no further reason is given.
 */
type PasskeyAnswer = { personId: string; passkeyId: string } | { refused: 'expired' | 'unknown-passkey' | 'invalid' }

/** The relying party's id: passkeys work on this host only. */
export const relyingParty = (): string => new URL(config().app.url).hostname

/** Returns the request for the browser. Accepts any passkey of this desk: the answer tells whose it is. */
export function requestPasskey(purpose: PasskeyPurpose, browser: string): Promise<PasskeyRequest> {
  return generateAuthenticationOptions({
    rpID: relyingParty(),
    challenge: newChallenge(purpose, browser),
    userVerification: 'required',
  })
}

/**
 * Checks a passkey's answer: own challenge, origin and host, user verification by the device, signature, counter. A
 * correct answer is accepted once. Expected failures are returned; the caller checks whether the person may sign in.
 */
export async function verifyPasskey(input: unknown, purpose: PasskeyPurpose, browser: string): Promise<PasskeyAnswer> {
  const parsed = assertionSchema.safeParse(input)
  if (!parsed.success) return { refused: 'invalid' }
  const answer = parsed.data
  const challenge = challengeIn(answer)
  if (!challenge || !isOwnChallenge(challenge, purpose, browser)) return { refused: 'expired' }
  const [passkey] = await store().select().from(passkeys).where(eq(passkeys.id, answer.id))
  if (!passkey) return { refused: 'unknown-passkey' }
  if (answer.response.userHandle !== handleOf(passkey.userId)) return { refused: 'invalid' }
  const verified = await verifySignature(answer, challenge, passkey)
  if (!verified) return { refused: 'invalid' }
  if (!(await spendChallenge(challenge))) return { refused: 'expired' }
  const { newCounter, credentialBackedUp } = verified
  const used = await store()
    .update(passkeys)
    .set({ counter: newCounter, isBackedUp: credentialBackedUp, lastUsedAt: new Date() })
    .where(
      and(eq(passkeys.id, passkey.id), newCounter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, newCounter)),
    )
    .returning({ id: passkeys.id })
  if (used.length > 0) return { personId: passkey.userId, passkeyId: passkey.id }
  log.warn({ person: passkey.userId }, 'a passkey was refused: its counter went back, so it may be a copy')
  return { refused: 'invalid' }
}

/** The id by which authenticators know the person, which reveals nothing about them. */
const handleOf = (personId: string): string => Buffer.from(personId).toString('base64url')

async function verifySignature(answer: Assertion, challenge: string, passkey: typeof passkeys.$inferSelect) {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: config().app.url,
      expectedRPID: relyingParty(),
      requireUserVerification: true,
      // We compare the counter ourselves when writing it, so that two simultaneous answers cannot both pass.
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: -1,
      },
    })
    return verified ? authenticationInfo : null
  } catch (error) {
    // The library throws for any invalid answer.
    log.info({ reason: error instanceof Error ? error.name : 'unknown' }, 'a passkey was refused')
    return null
  }
}

function challengeIn({ response }: Assertion): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return null
    return typeof data.challenge === 'string' ? data.challenge : null
  } catch {
    return null
  }
}
