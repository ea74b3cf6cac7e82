'use client'

import type { AccountAction } from '@/lib/accounts/contract'
import { toast } from '../ui/toast'
import { ChangePasswordForm } from './change-password-form'
import { accountWords } from './words'

/** Changes the user's own password. */
export function OwnAccount({ changePassword }: { changePassword: AccountAction }) {
  return (
    <section aria-labelledby="change-password" className="grid max-w-md gap-4">
      <h2 id="change-password" className="text-section font-semibold">
        {accountWords.changePassword}
      </h2>
      <ChangePasswordForm
        changePassword={changePassword}
        onChanged={() =>
          void toast({ tone: 'good', title: accountWords.passwordChanged, text: accountWords.otherSessionsEnded })
        }
      />
    </section>
  )
}
