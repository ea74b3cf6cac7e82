'use client'

import type { AccountAction } from '@/lib/accounts/contract'
import { ChangePasswordForm } from './change-password-form'

/** The change of a password that somebody else knows; goes on to where the person wanted to be. */
export function OwnPasswordFirst({ changePassword, place }: { changePassword: AccountAction; place: string }) {
  // A whole load: nothing of the desk was shown to this page before.
  return <ChangePasswordForm changePassword={changePassword} onChanged={() => window.location.replace(place)} />
}
