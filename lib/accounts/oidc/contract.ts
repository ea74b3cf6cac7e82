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

const sentences: Record<OidcRefusal, string> = {
  unreachable: 'Your organisation’s sign-in is not reachable right now. Try again, or ask your admin.',
  busy: 'Too many people are signing in from your network. Try again in a minute.',
  expired: 'That sign-in took too long, or was started in another browser. Try again.',
  declined: 'The sign-in was cancelled, or your organisation doesn’t let you use this desk.',
  invalid: 'Your organisation’s sign-in gave an answer that could not be verified. Try again, or ask your admin.',
  'not-recent': 'Your organisation’s sign-in didn’t ask who you are. Sign out there and here, then sign in again.',
  'other-person': 'You confirmed with another account than the one you are signed in with. Try again.',
  'no-role': 'Your organisation gives you no access to this desk. Ask your admin to add you to a group.',
  'no-email': 'Your organisation’s sign-in didn’t give your e-mail address. Ask your admin.',
  'email-taken': 'Your e-mail address already belongs to another account of this desk. Ask your admin.',
  'no-access': 'Your access to this desk was removed. Ask your admin.',
  failed: 'The sign-in failed here. Try again, or ask your admin.',
}

/** The sentence for what stands in the address after a refused sign-in; null for anything else. */
export function oidcRefusalInWords(code: string | string[] | undefined): string | null {
  const refusal = oidcRefusals.find((known) => known === code)
  return refusal ? sentences[refusal] : null
}
