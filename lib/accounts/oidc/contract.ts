import { accountAnswers } from '../words'

/** Why a sign-in at the identity provider came to nothing. All of them are expected; none is a fault of ours. */
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

/** What the provider says of a person, after every check of the ID token. `issuer` and `subject` identify them. */
export type OidcIdentity = {
  issuer: string
  subject: string
  name: string
  /** Lower case; null where none was given. */
  email: string | null
  isEmailVerified: boolean
  groups: readonly string[]
  hasSecondFactor: boolean
  /** When they last proved who they are; null where the provider does not tell. */
  authenticatedAt: Date | null
}

/** `confirm`: the person is signed in and proves again who they are. */
export type OidcPurpose = 'sign-in' | 'confirm'

export const oidcCallbackPath = '/api/sign-in/oidc/callback'

/** The sentence for what stands in the address after a refused sign-in; null for anything else. */
export function oidcRefusalInWords(code: string | string[] | undefined): string | null {
  const refusal = oidcRefusals.find((known) => known === code)
  return refusal ? accountAnswers.singleSignOn[refusal] : null
}
