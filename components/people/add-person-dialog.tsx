'use client'

import type { FormEvent } from 'react'
import { type AccountAction, roles } from '@/lib/accounts/contract'
import { Button } from '../ui/button'
import { DialogBox } from '../ui/dialog-box'
import { Field } from '../ui/field'
import { Notice } from '../ui/notice'
import { toast } from '../ui/toast'
import { roleWords } from './people-words'
import { useAccountAction } from './use-account-action'

/** Adds a person with a first password, which the admin hands over. */
export function AddPersonDialog({ add: addPerson, onClose }: { add: AccountAction; onClose: () => void }) {
  const { run, isPending, problem, errorOf } = useAccountAction()
  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const input = Object.fromEntries(new FormData(event.currentTarget))
    run(
      () => addPerson(input),
      () => {
        void toast({ tone: 'good', title: `${String(input.name)} can sign in now` })
        onClose()
      },
    )
  }
  return (
    <DialogBox
      title="Add person"
      description="They sign in with this email and password, and can change the password."
      onClose={onClose}
    >
      <form method="post" noValidate onSubmit={add} className="grid gap-4">
        {problem && <Notice isUrgent tone="bad" title={problem} />}
        <Field label="Name" isRequired error={errorOf('name')}>
          {(control) => <input {...control} name="name" autoComplete="off" className="control" />}
        </Field>
        <Field label="Email" isRequired error={errorOf('email')}>
          {(control) => <input {...control} name="email" type="email" autoComplete="off" className="control" />}
        </Field>
        <Field label="Role" isRequired error={errorOf('role')}>
          {(control) => (
            <select {...control} name="role" defaultValue="recruiter" className="control">
              {roles.map((role) => (
                <option key={role} value={role}>
                  {roleWords[role]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Password" isRequired error={errorOf('password')} description="At least 10 characters.">
          {(control) => (
            <input {...control} name="password" type="password" autoComplete="new-password" className="control" />
          )}
        </Field>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isPending={isPending} pendingLabel="Adding…">
            Add
          </Button>
        </div>
      </form>
    </DialogBox>
  )
}
