'use client'

import type { AccountAction } from '@/lib/accounts/contract'
import { ChangePasswordForm } from './change-password-form'

/** Replaces a password that someone else knows, then continues to the page the user wanted. */
export function OwnPasswordFirst({ changePassword, nextPath }: { changePassword: AccountAction; nextPath: string }) {
  // A full page load: this page has loaded nothing of the desk before.
  return <ChangePasswordForm changePassword={changePassword} onChanged={() => window.location.replace(nextPath)} />
}
