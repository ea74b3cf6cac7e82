'use client'

import { useState } from 'react'
import { type AccountAction, type ListedPerson, roles } from '@/lib/accounts/contract'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { toast } from '../ui/toast'
import { roleWords } from './people-words'
import { useAccountAction } from './use-account-action'

/** What an admin can do with people. */
export type PeopleActions = Record<
  'add' | 'changeRole' | 'removeAccess' | 'giveAccessBack' | 'setPassword',
  AccountAction
>

type PersonRowProps = { person: ListedPerson; isSelf: boolean; actions: PeopleActions }

/** One person: role, access, and a new password where one was forgotten. */
export function PersonRow({ person, isSelf, actions }: PersonRowProps) {
  const { run, isPending, problem, errorOf } = useAccountAction()
  const [isSettingPassword, setIsSettingPassword] = useState(false)
  const say = (title: string) => () => void toast({ tone: 'good', title })
  const personId = person.id
  return (
    <li className="grid gap-2 border-b p-3 last:border-b-0 md:px-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="truncate font-medium">
            {person.name}
            {isSelf && <span className="pl-1.5 text-small font-normal text-quiet">you</span>}
            {!person.hasAccess && <span className="pl-1.5 text-small font-normal text-warn">no access</span>}
          </p>
          <p className="truncate text-small text-quiet">{person.email}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <select
            aria-label={`Role of ${person.name}`}
            value={person.role}
            disabled={isPending}
            onChange={(event) => {
              const role = event.target.value
              run(() => actions.changeRole({ personId, role }), say(`The role of ${person.name} was changed`))
            }}
            className="control w-auto"
          >
            {roles.map((role) => (
              <option key={role} value={role}>
                {roleWords[role]}
              </option>
            ))}
          </select>
          <Button aria-expanded={isSettingPassword} onClick={() => setIsSettingPassword(!isSettingPassword)}>
            New password
          </Button>
          {person.hasAccess ? (
            <Button
              look="danger"
              isPending={isPending}
              onClick={() => run(() => actions.removeAccess({ personId }), say(`${person.name} can no longer sign in`))}
            >
              Remove access
            </Button>
          ) : (
            <Button
              isPending={isPending}
              onClick={() => run(() => actions.giveAccessBack({ personId }), say(`${person.name} can sign in again`))}
            >
              Give access back
            </Button>
          )}
        </div>
      </div>
      {problem && (
        <p role="alert" className="text-bad">
          {problem}
        </p>
      )}
      {isSettingPassword && (
        <form
          method="post"
          noValidate
          className="flex max-w-md items-start gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            const password = new FormData(event.currentTarget).get('password')
            run(
              () => actions.setPassword({ personId, password }),
              () => {
                setIsSettingPassword(false)
                say(`${person.name} has a new password and must sign in again`)()
              },
            )
          }}
        >
          <div className="flex-1">
            <Field
              label={`New password for ${person.name}`}
              isRequired
              error={errorOf('password')}
              description="At least 10 characters. Their sessions end."
            >
              {(control) => (
                <input {...control} name="password" type="password" autoComplete="new-password" className="control" />
              )}
            </Field>
          </div>
          <Button type="submit" className="mt-6" isPending={isPending} pendingLabel="Saving…">
            Save
          </Button>
        </form>
      )}
    </li>
  )
}
