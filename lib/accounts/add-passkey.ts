import 'server-only'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import { recordAccount } from '@/lib/activity/record-account'
import { config } from '@/lib/runtime/config'
import { log } from '@/lib/runtime/log'
import { passkeys, sessions, users } from '@/lib/store/account-tables'
import { store } from '@/lib/store/connection'
import type { AccountChange, NewPasskeyRequest, Person } from './contract'
import { isOwnChallenge, newChallenge, spendChallenge } from './passkey-challenge'
import { registrationSchema } from './passkey-input'
import type { Session } from './session'
import { relyingParty } from './verify-passkey'

/** COSE ids of EdDSA, ES256 and RS256. Others that newer Node versions support would not work on older ones. */
const algorithms = [-8, -7, -257]
const most = 20

/** Returns the options for creating a passkey that works without an e-mail address and verifies the person. */
export async function requestNewPasskey(person: Person, browser: string): Promise<NewPasskeyRequest> {
  const own = await store().select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, person.id))
  return generateRegistrationOptions({
    rpName: 'Partner Desk',
    rpID: relyingParty(),
    userID: new Uint8Array(Buffer.from(person.id)),
    userName: person.email,
    userDisplayName: person.name,
    challenge: newChallenge(`add ${person.id}`, browser),
    attestationType: 'none',
    excludeCredentials: own,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  })
}

/**
 * Saves the passkey that the browser created. Needs a recent sign-in, checked by the caller. Refused if the session has
 * ended meanwhile: a passkey would outlast an admin's reset, or the removal of whoever had stolen the session.
 */
export async function addPasskey(
  { id: sessionId, person }: Pick<Session, 'id' | 'person'>,
  input: unknown,
  { browser, name }: { browser: string; name: string },
): Promise<AccountChange> {
  const parsed = registrationSchema.safeParse(input)
  if (!parsed.success) return { refused: 'passkey', why: 'invalid' }
  const made = await verify(person, parsed.data, browser)
  if ('refused' in made) return made
  if ((await store().$count(passkeys, eq(passkeys.userId, person.id))) >= most) return { refused: 'too-many-passkeys' }
  const { id, publicKey, counter, transports = [] } = made.credential
  const added = await store().transaction(async (tx) => {
    // Locked, so that a concurrent reset or deactivation is either seen here or deletes the passkey.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, person.id)).for('update')
    if ((await tx.$count(sessions, eq(sessions.id, sessionId))) === 0) return []
    return tx
      .insert(passkeys)
      .values({
        id,
        userId: person.id,
        name,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        isBackedUp: made.credentialBackedUp,
        transports: transports.join(','),
      })
      .onConflictDoNothing({ target: passkeys.id })
      .returning({ id: passkeys.id })
  })
  if (added.length === 0) return { refused: 'passkey', why: 'invalid' }
  await recordAccount('passkey-added', person, person, { passkey: name })
  return 'done'
}

type Registration = Parameters<typeof verifyRegistrationResponse>[0]['response']

async function verify(person: Person, response: Registration, browser: string) {
  let own: string | null = null
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => {
        if (isOwnChallenge(challenge, `add ${person.id}`, browser)) own = challenge
        return own !== null
      },
      expectedOrigin: config().app.url,
      expectedRPID: relyingParty(),
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (verified && own !== null && (await spendChallenge(own))) return registrationInfo
  } catch (error) {
    // The library throws for any invalid answer.
    log.info({ reason: error instanceof Error ? error.name : 'unknown' }, 'a new passkey was refused')
  }
  return { refused: 'passkey', why: own === null ? 'expired' : 'invalid' } as const
}
