'use client'

import { type FormEvent, useRef } from 'react'
import type { AccountAction } from '@/lib/accounts/contract'
import { useAccountAction } from '../people/use-account-action'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Notice } from '../ui/notice'
import { toast } from '../ui/toast'

type OwnAccountProps = { changePassword: AccountAction; signOutEverywhere: AccountAction }

/** A new password, and the way to end every session at once. */
export function OwnAccount({ changePassword, signOutEverywhere }: OwnAccountProps) {
  const password = useAccountAction()
  const sessions = useAccountAction()
  const form = useRef<HTMLFormElement>(null)

  function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const input = Object.fromEntries(new FormData(event.currentTarget))
    password.run(
      () => changePassword(input),
      () => {
        form.current?.reset()
        void toast({ tone: 'good', title: 'Your password was changed', text: 'Your other sessions have ended.' })
      },
    )
  }

  return (
    <div className="grid max-w-md gap-8 px-4 pb-10 md:px-6">
      <form ref={form} method="post" noValidate onSubmit={change} className="grid gap-4">
        <h2 className="text-section font-semibold">Change password</h2>
        {password.problem && <Notice isUrgent tone="bad" title={password.problem} />}
        <Field label="Current password" isRequired error={password.errorOf('currentPassword')}>
          {(control) => (
            <input
              {...control}
              name="currentPassword"
              type="password"
              autoComplete="current-password"
              className="control"
            />
          )}
        </Field>
        <Field
          label="New password"
          isRequired
          error={password.errorOf('password')}
          description="At least 10 characters."
        >
          {(control) => (
            <input {...control} name="password" type="password" autoComplete="new-password" className="control" />
          )}
        </Field>
        <div>
          <Button type="submit" look="primary" isPending={password.isPending} pendingLabel="Changing…">
            Change password
          </Button>
        </div>
      </form>
      <section className="grid gap-2">
        <h2 className="text-section font-semibold">Sessions</h2>
        <p className="text-quiet">Ends this session and every other one of yours, on all devices.</p>
        {sessions.problem && <Notice isUrgent tone="bad" title={sessions.problem} />}
        <div>
          <Button
            look="danger"
            isPending={sessions.isPending}
            pendingLabel="Signing out…"
            onClick={() =>
              sessions.run(
                () => signOutEverywhere({}),
                () => window.location.assign('/sign-in'),
              )
            }
          >
            Sign out everywhere
          </Button>
        </div>
      </section>
    </div>
  )
}
