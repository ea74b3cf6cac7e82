'use client'

import { type FormEvent, useRef } from 'react'
import type { AccountAction } from '@/lib/accounts/contract'
import { NewPasswordField } from '../people/new-password-field'
import { useAccountAction } from '../people/use-account-action'
import { Button } from '../ui/button'
import { CurrentPasswordField } from '../ui/current-password-field'
import { Notice } from '../ui/notice'
import { useFocusInvalid } from '../ui/use-focus-invalid'
import { accountWords } from './words'

type ChangePasswordFormProps = { changePassword: AccountAction; onChanged: () => void }

/** The current password, and the new one. */
export function ChangePasswordForm({ changePassword, onChanged }: ChangePasswordFormProps) {
  const { run, isPending, problem, errorOf } = useAccountAction()
  const form = useRef<HTMLFormElement>(null)
  useFocusInvalid(form, isPending)

  function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const input = Object.fromEntries(new FormData(event.currentTarget))
    run(
      () => changePassword(input),
      () => {
        form.current?.reset()
        onChanged()
      },
    )
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={change} className="grid gap-4">
      {problem && <Notice isUrgent tone="bad" title={problem} />}
      <CurrentPasswordField
        label={accountWords.currentPassword}
        name="currentPassword"
        error={errorOf('currentPassword')}
      />
      <NewPasswordField label={accountWords.newPassword} error={errorOf('password')} />
      <div>
        <Button type="submit" look="primary" isPending={isPending} pendingLabel={accountWords.changing}>
          {accountWords.changePassword}
        </Button>
      </div>
    </form>
  )
}
