'use client'

import type { AccountAction } from '@/lib/accounts/contract'
import { toast } from '../ui/toast'
import { ChangePasswordForm } from './change-password-form'

/** A new password. */
export function OwnAccount({ changePassword }: { changePassword: AccountAction }) {
  return (
    <section aria-labelledby="change-password" className="grid max-w-md gap-4">
      <h2 id="change-password" className="text-section font-semibold">
        Change password
      </h2>
      <ChangePasswordForm
        changePassword={changePassword}
        onChanged={() =>
          void toast({ tone: 'good', title: 'Your password was changed', text: 'Your other sessions have ended.' })
        }
      />
    </section>
  )
}
