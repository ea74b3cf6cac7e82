import { accountAnswers } from '../words'

/** Why a sign-in at the identity provider failed. All of these are expected; none is an error of ours. */
export const oidcRefusals = [
  'unreachable',
  'busy',
  'expired',
  'declined',
  'invalid',
  'not-recent',
  'other-person',
  'no-role',
  'no-email',
  'email-taken',
  'no-access',
  'failed',
] as const
export type OidcRefusal = (typeof oidcRefusals)[number]

/** What the provider says about a person, after all checks of the ID token. `issuer` and `subject` identify them. */
export type OidcIdentity = {
  issuer: string
  subject: string
  name: string
  /** Lower case; null if none was given. */
  email: string | null
  isEmailVerified: boolean
  groups: readonly string[]
  hasSecondFactor: boolean
  /** When they last authenticated; null if the provider does not say. */
  authenticatedAt: Date | null
}

/** `confirm`: a signed-in user confirms their identity again. */
export type OidcPurpose = 'sign-in' | 'confirm'

export const oidcCallbackPath = '/api/sign-in/oidc/callback'

/** Returns the sentence for the code in the URL after a refused sign-in; null for anything else. */
export function oidcRefusalInWords(code: string | string[] | undefined): string | null {
  const refusal = oidcRefusals.find((known) => known === code)
  return refusal ? accountAnswers.singleSignOn[refusal] : null
}
