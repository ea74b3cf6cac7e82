'use server'

import { refresh } from 'next/cache'
import { headers } from 'next/headers'
import { addPasskey, requestNewPasskey } from '@/lib/accounts/add-passkey'
import { noteSecondFactor } from '@/lib/accounts/confirm-second-factor'
import type {
  AccountAnswer,
  AccountChange,
  AccountRefusal,
  NewPasskeyRequest,
  TotpSetup,
} from '@/lib/accounts/contract'
import { deviceName } from '@/lib/accounts/device-name'
import { removePasskey, renamePasskey } from '@/lib/accounts/own-passkeys'
import { markBrowser, markOfBrowser } from '@/lib/accounts/passkey-browser'
import { requireFactorSetup } from '@/lib/accounts/second-factor-requirement'
import type { Session } from '@/lib/accounts/session'
import { beginTotpSetup, confirmTotpSetup, renewRecoveryCodes, switchTwoStepOff } from '@/lib/accounts/totp-setup'
import { authorizeAction } from '@/lib/http/authorize-action'

/** Returns what the browser needs to create a passkey for the signed-in user. */
export async function requestNewPasskeyAction(): Promise<AccountAnswer<{ request: NewPasskeyRequest }>> {
  const access = await authorizeAction(requireFactorSetup())
  if ('error' in access) return access.error
  return { state: 'done', request: await requestNewPasskey(access.session.person, await markBrowser()) }
}

/** Saves a newly created passkey; it is named after the browser until its owner renames it. */
export async function addPasskeyAction(input: unknown): Promise<AccountAnswer> {
  return act(async (session) => {
    const name = deviceName((await headers()).get('user-agent'))
    const browser = (await markOfBrowser()) ?? ''
    const answer = await addPasskey(session, input, { browser, name })
    return answer === 'done' ? noteSecondFactor(session) : answer
  })
}

export async function renamePasskeyAction(input: unknown): Promise<AccountAnswer> {
  return act(({ person }) => renamePasskey(person, input))
}

export async function removePasskeyAction(input: unknown): Promise<AccountAnswer> {
  return act(({ person }) => removePasskey(person, input))
}

/** Returns a secret for the authenticator app; two-step sign-in stays off until `confirmTotpAction`. */
export async function beginTotpAction(): Promise<AccountAnswer<{ setup: TotpSetup }>> {
  const access = await authorizeAction(requireFactorSetup())
  if ('error' in access) return access.error
  const answer = await beginTotpSetup(access.session.person)
  return 'refused' in answer ? { state: 'refused', refusal: answer } : { state: 'done', setup: answer }
}

/** Switches two-step sign-in on; this answer is the only one that contains the recovery codes. */
export async function confirmTotpAction(input: unknown): Promise<AccountAnswer<{ codes: string[] }>> {
  const access = await authorizeAction(requireFactorSetup())
  if ('error' in access) return access.error
  const answer = await confirmTotpSetup(access.session.person, input)
  if (!('refused' in answer)) await noteSecondFactor(access.session)
  return withCodes(answer)
}

export async function renewCodesAction(): Promise<AccountAnswer<{ codes: string[] }>> {
  const access = await authorizeAction(requireFactorSetup())
  if ('error' in access) return access.error
  return withCodes(await renewRecoveryCodes(access.session.person))
}

export async function switchTotpOffAction(): Promise<AccountAnswer> {
  return act(({ person }) => switchTwoStepOff(person))
}

async function act(verb: (session: Session) => Promise<AccountChange>): Promise<AccountAnswer> {
  const access = await authorizeAction(requireFactorSetup())
  if ('error' in access) return access.error
  const answer = await verb(access.session)
  if (answer !== 'done') return { state: 'refused', refusal: answer }
  refresh()
  return { state: 'done' }
}

function withCodes(answer: { codes: string[] } | AccountRefusal): AccountAnswer<{ codes: string[] }> {
  if ('refused' in answer) return { state: 'refused', refusal: answer }
  refresh()
  return { state: 'done', codes: answer.codes }
}
