'use client'

import { type FormEvent, useState } from 'react'
import type { Invited, LinkAction, Role } from '@/lib/accounts/contract'
import { Button } from '../ui/button'
import { DialogBox } from '../ui/dialog-box'
import { Field } from '../ui/field'
import { Notice } from '../ui/notice'
import { Select } from '../ui/select'
import { LinkBox } from './link-box'
import { useAccountAction } from './use-account-action'
import { roleOptions } from './words'

type InviteDialogProps = { invite: LinkAction; takesPasswords: boolean; onInvited: () => void; onClose: () => void }

/** Asks who is invited, and shows the link that the admin hands over. */
export function InviteDialog({ invite, takesPasswords, onInvited, onClose }: InviteDialogProps) {
  const [invited, setInvited] = useState<({ name: string } & Invited) | null>(null)
  if (!invited)
    return (
      <DialogBox
        title="Invite person"
        description={
          takesPasswords
            ? 'They set their own password with a link.'
            : 'They sign in with single sign-on: passwords are switched off on this desk.'
        }
        onClose={onClose}
      >
        <InviteForm
          invite={invite}
          onInvited={(name, link) => {
            setInvited({ name, link })
            onInvited()
          }}
          onClose={onClose}
        />
      </DialogBox>
    )
  return (
    <DialogBox
      title={`${invited.name} is invited`}
      description="They can sign in after one more step."
      onClose={onClose}
      ignoresEscape={invited.link !== null}
    >
      {invited.link ? (
        <LinkBox name={invited.name} link={invited.link} />
      ) : (
        <p>Tell {invited.name} to open this desk and sign in with single sign-on. There is no link to hand over.</p>
      )}
      <div className="flex justify-end">
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </div>
    </DialogBox>
  )
}

type InviteFormProps = {
  invite: LinkAction
  onInvited: (name: string, link: Invited['link']) => void
  onClose: () => void
}

function InviteForm({ invite, onInvited, onClose }: InviteFormProps) {
  const { run, isPending, problem, errorOf } = useAccountAction()
  const [role, setRole] = useState<Role>('recruiter')
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const input = Object.fromEntries(new FormData(event.currentTarget))
    run(
      () => invite({ ...input, role }),
      ({ link }) => onInvited(String(input.name).trim(), link),
    )
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {problem && <Notice isUrgent tone="bad" title={problem} />}
      <Field label="Name" isRequired error={errorOf('name')}>
        {(control) => <input {...control} name="name" autoComplete="off" className="control" />}
      </Field>
      <Field label="Email" isRequired error={errorOf('email')}>
        {(control) => <input {...control} name="email" type="email" autoComplete="off" className="control" />}
      </Field>
      <Field label="Role" isRequired error={errorOf('role')}>
        {(control) => <Select label="Role" control={control} value={role} options={roleOptions} onChange={setRole} />}
      </Field>
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" isPending={isPending} pendingLabel="Inviting…">
          Invite
        </Button>
      </div>
    </form>
  )
}
