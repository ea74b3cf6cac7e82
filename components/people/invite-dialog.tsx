'use client'

import { type FormEvent, useRef, useState } from 'react'
import type { Invited, LinkAction, Role } from '@/lib/accounts/contract'
import { Button } from '../ui/button'
import { DialogBox } from '../ui/dialog-box'
import { Field } from '../ui/field'
import { Notice } from '../ui/notice'
import { Select } from '../ui/select'
import { useFocusInvalid } from '../ui/use-focus-invalid'
import { LinkBox } from './link-box'
import { useAccountAction } from './use-account-action'
import { peopleWords, roleOptions } from './words'

type InviteDialogProps = { invite: LinkAction; takesPasswords: boolean; onInvited: () => void; onClose: () => void }

/** Asks for the invited person's data, then shows the link for the admin to pass on. */
export function InviteDialog({ invite, takesPasswords, onInvited, onClose }: InviteDialogProps) {
  const [invited, setInvited] = useState<({ name: string } & Invited) | null>(null)
  const action = useAccountAction()
  if (!invited)
    return (
      <DialogBox
        title={peopleWords.invite}
        description={takesPasswords ? peopleWords.setOwnPassword : peopleWords.useSingleSignOn}
        onClose={onClose}
        // The link is shown only here.
        ignoresEscape={action.isPending}
      >
        <InviteForm
          action={action}
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
      title={peopleWords.isInvited({ name: invited.name })}
      description={peopleWords.oneMoreStep}
      onClose={onClose}
      ignoresEscape={invited.link !== null}
    >
      {invited.link ? (
        <LinkBox name={invited.name} link={invited.link} />
      ) : (
        <p>{peopleWords.tellThem({ name: invited.name })}</p>
      )}
      <div className="flex justify-end">
        <Button look="primary" onClick={onClose}>
          {peopleWords.done}
        </Button>
      </div>
    </DialogBox>
  )
}

type InviteFormProps = {
  action: ReturnType<typeof useAccountAction>
  invite: LinkAction
  onInvited: (name: string, link: Invited['link']) => void
  onClose: () => void
}

function InviteForm({ action, invite, onInvited, onClose }: InviteFormProps) {
  const { run, isPending, problem, errorOf } = action
  const form = useRef<HTMLFormElement>(null)
  const [role, setRole] = useState<Role>('recruiter')

  useFocusInvalid(form, isPending)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const input = Object.fromEntries(new FormData(event.currentTarget))
    run(
      () => invite({ ...input, role }),
      ({ link }) => onInvited(String(input.name).trim(), link),
    )
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
      {problem && <Notice isUrgent tone="bad" title={problem} />}
      <Field label={peopleWords.name} isRequired error={errorOf('name')}>
        {(control) => <input {...control} name="name" autoComplete="off" className="control" />}
      </Field>
      <Field label={peopleWords.email} isRequired error={errorOf('email')}>
        {(control) => <input {...control} name="email" type="email" autoComplete="off" className="control" />}
      </Field>
      <Field label={peopleWords.role} isRequired error={errorOf('role')}>
        {(control) => (
          <Select label={peopleWords.role} control={control} value={role} options={roleOptions()} onChange={setRole} />
        )}
      </Field>
      <div className="flex justify-end gap-2">
        <Button disabled={isPending} onClick={onClose}>
          {peopleWords.cancel}
        </Button>
        <Button type="submit" look="primary" isPending={isPending} pendingLabel={peopleWords.inviting}>
          {peopleWords.inviteNow}
        </Button>
      </div>
    </form>
  )
}
