import type { AccountRefusal, PersonState, Role, SignInMethod } from '@/lib/accounts/contract'

export const roleNames: Record<Role, string> = { viewer: 'Viewer', recruiter: 'Recruiter', admin: 'Admin' }

/** What the screen "People" says; what it shares with other screens stands below. */
export const peopleWords = {
  title: 'People',
  lead: 'People with access to this desk.',
  invite: 'Invite person',
  search: 'Search people',
  anyRole: 'Any role',
  anyState: 'Any state',
  loading: 'Loading the people',
  loadingDetails: 'Loading the details',
  noMatch: 'No matches',
  clear: 'Clear search and filters',
  notFound: 'Not found',
  gone: 'This person no longer exists: the invitation was withdrawn, or the account was erased.',
  count: (shown: string, total: string | null, isOne: boolean) =>
    total !== null ? `${shown} of ${total} people` : isOne ? '1 person' : `${shown} people`,
  copyEmail: 'Copy email',
  you: 'you',
  thisIsYou: 'this is you',
  never: 'Never',
  saveRole: 'Save role',
  adminWarning: 'Admins can manage people and see everything.',
  history: 'History',
  noHistory: 'No history is kept for this account.',
}

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
      return 'Check the highlighted fields.'
    case 'unknown-person':
      return 'This person no longer exists. Reload the page.'
    case 'email-taken':
      return 'Someone already has an account with this email.'
    case 'last-admin':
      return 'This is the last admin. Make someone else an admin first.'
    case 'deactivated':
      return 'This person is deactivated. Reactivate them first.'
    case 'dead-link':
      return 'This link no longer works. Ask an admin for a new one.'
    case 'nothing-to-withdraw':
      return 'There is no link to withdraw: it was used or withdrawn before.'
    case 'wrong-password':
      return 'The current password is wrong.'
    case 'no-passwords':
      return 'Passwords are switched off: people sign in with your organisation’s account.'
    case 'blocked':
      return 'Too many tries. Wait a few minutes and try again.'
    case 'passkey':
      return refusal.why === 'expired'
        ? 'That took too long. Try again.'
        : 'This passkey could not be verified. Try again, or use another one.'
    case 'unknown-passkey':
      return 'This passkey no longer exists. Reload the page.'
    case 'too-many-passkeys':
      return 'You have reached the limit of passkeys. Remove one first.'
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
