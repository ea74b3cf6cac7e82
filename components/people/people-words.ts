import type { AccountRefusal, Role } from '@/lib/accounts/contract'

export const roleWords: Record<Role, string> = {
  viewer: 'Viewer: reads',
  recruiter: 'Recruiter: reads and writes',
  admin: 'Admin: also manages people',
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
    case 'wrong-password':
      return 'The current password is wrong.'
    case 'blocked':
      return 'Too many tries. Wait some minutes and try again.'
  }
}
