import type { AccountRefusal, PersonState, Role, SignInMethod } from '@/lib/accounts/contract'

export const roleNames: Record<Role, string> = { viewer: 'Viewer', recruiter: 'Recruiter', admin: 'Admin' }

/** The roles with what each may do. */
export const roleOptions: { value: Role; label: string; detail: string }[] = [
  { value: 'viewer', label: roleNames.viewer, detail: 'Can look at everything, but changes nothing' },
  { value: 'recruiter', label: roleNames.recruiter, detail: 'Can also apply people, create jobs and set AI chat' },
  { value: 'admin', label: roleNames.admin, detail: 'Can also manage people and the connection' },
]

export const personStateWords: Record<PersonState, string> = {
  active: 'Active',
  invited: 'Invited',
  deactivated: 'Deactivated',
}

const methodWords: Record<SignInMethod, string> = { password: 'Password', passkey: 'Passkey', oidc: 'Single sign-on' }

/** "Password, Passkey"; a dash for who cannot sign in yet. */
export function methodsInWords(methods: readonly SignInMethod[]): string {
  return methods.map((method) => methodWords[method]).join(', ') || '–'
}

/** Why an account was not changed, for the person who tried. */
export function refusalText(refusal: AccountRefusal): string {
  switch (refusal.refused) {
    case 'invalid':
      return 'One of the fields needs a look.'
    case 'unknown-person':
      return 'This person is no longer there. Reload the page.'
    case 'email-taken':
      return 'Someone already has an account with this email.'
    case 'last-admin':
      return 'This is the last admin. Make someone else an admin first.'
    case 'deactivated':
      return 'This person is deactivated. Reactivate them first.'
    case 'dead-link':
      return 'This link no longer works. Ask an admin for a new one.'
    case 'nothing-to-withdraw':
      return 'There is no link to withdraw: it was used, or withdrawn before.'
    case 'wrong-password':
      return 'The current password is wrong.'
    case 'no-passwords':
      return 'A password would not be taken: the sign-in is with the organisation’s account.'
    case 'blocked':
      return 'Too many tries. Wait some minutes and try again.'
    case 'passkey':
      return refusal.why === 'expired'
        ? 'That took too long. Try again.'
        : 'This passkey could not be verified. Try again, or use another one.'
    case 'unknown-passkey':
      return 'This passkey is no longer there. Reload the page.'
    case 'too-many-passkeys':
      return 'You have as many passkeys as the desk keeps. Remove one first.'
    case 'wrong-code':
      return 'This code is wrong or was used before. Wait for the next one and try again.'
    case 'two-step-is-on':
      return 'Two-step sign-in is already on. Reload the page.'
    case 'two-step-is-off':
      return 'Two-step sign-in is not set up. Reload the page.'
    case 'last-second-factor':
      return 'This desk requires a second factor, and this is your last one. Add another one first.'
    case 'own-second-factor-first':
      return 'Set up a second factor for yourself first, on the Account page.'
  }
}
