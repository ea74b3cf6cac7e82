'use client'

import { type FormEvent, useRef, useState } from 'react'
import type { Passkey, SecondFactorActions } from '@/lib/accounts/contract'
import { useAccountAction } from '../people/use-account-action'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { RelativeTime } from '../ui/relative-time'
import { Sentence } from '../ui/sentence'
import { toast } from '../ui/toast'
import { useFocusInvalid } from '../ui/use-focus-invalid'
import { accountWords } from './words'

type PasskeyRowProps = {
  passkey: Passkey
  actions: Pick<SecondFactorActions, 'renamePasskey' | 'removePasskey'>
  onRemoved: () => void
}

/** One passkey: its name, when it was added and last used, and buttons to rename or remove it. */
export function PasskeyRow({ passkey, actions, onRemoved }: PasskeyRowProps) {
  const { run, isPending, problem, errorOf } = useAccountAction()
  const [isRenaming, setIsRenaming] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const renameButton = useRef<HTMLButtonElement>(null)
  useFocusInvalid(form, isPending)
  const { id: passkeyId, name } = passkey

  function rename(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const input = { passkeyId, name: String(new FormData(event.currentTarget).get('name')) }
    run(
      () => actions.renamePasskey(input),
      () => {
        renameButton.current?.focus()
        setIsRenaming(false)
      },
    )
  }

  return (
    <li className="grid gap-2 border-b p-3 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <PasskeyFacts passkey={passkey} />
        <div className="flex flex-wrap gap-2">
          <Button
            ref={renameButton}
            aria-expanded={isRenaming}
            aria-label={accountWords.renameThis({ name })}
            onClick={() => setIsRenaming(!isRenaming)}
          >
            {accountWords.rename}
          </Button>
          <Button
            look="danger"
            aria-label={accountWords.removeThis({ name })}
            isPending={isPending}
            onClick={() =>
              run(
                () => actions.removePasskey({ passkeyId }),
                () => {
                  onRemoved()
                  void toast({
                    tone: 'good',
                    title: accountWords.removed({ name }),
                    text: accountWords.deleteOnDevice,
                  })
                },
              )
            }
          >
            {accountWords.remove}
          </Button>
        </div>
      </div>
      {problem && (
        <p role="alert" className="text-bad">
          {problem}
        </p>
      )}
      {isRenaming && (
        <form ref={form} method="post" noValidate onSubmit={rename} className="flex items-start gap-2">
          <div className="flex-1">
            <Field label={accountWords.name} isRequired error={errorOf('name')}>
              {(control) => (
                <input
                  {...control}
                  // biome-ignore lint/a11y/noAutofocus: the button that shows it says that a name is typed next
                  autoFocus
                  name="name"
                  defaultValue={name}
                  maxLength={60}
                  autoComplete="off"
                  className="control"
                />
              )}
            </Field>
          </div>
          <Button type="submit" className="mt-6" isPending={isPending} pendingLabel={accountWords.saving}>
            {accountWords.save}
          </Button>
        </form>
      )}
    </li>
  )
}

function PasskeyFacts({ passkey: { name, isSynced, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  return (
    <div className="min-w-0">
      <p className="truncate font-medium">{name}</p>
      <p className="text-small text-quiet">
        <Sentence text={accountWords.added} parts={{ time: <RelativeTime iso={createdAt.toISOString()} /> }} />
        {' · '}
        {lastUsedAt ? (
          <Sentence text={accountWords.lastUsed} parts={{ time: <RelativeTime iso={lastUsedAt.toISOString()} /> }} />
        ) : (
          accountWords.neverUsed
        )}
        {isSynced && ` · ${accountWords.synced}`}
      </p>
    </div>
  )
}
