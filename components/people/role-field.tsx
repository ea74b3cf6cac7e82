'use client'

import { useId, useState } from 'react'
import type { Role } from '@/lib/accounts/contract'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Select } from '../ui/select'
import { peopleWords, roleOptions } from './words'

type RoleFieldProps = { role: Role; isSelf: boolean; isPending: boolean; onSave: (role: Role) => void }

/** Lets the admin choose a role and save it with a button, so that arrow keys alone never change anyone's access. */
export function RoleField({ role, isSelf, isPending, onSave }: RoleFieldProps) {
  const [saved, setSaved] = useState(role)
  const [chosen, setChosen] = useState(role)
  const warningId = useId()
  if (saved !== role) {
    setSaved(role)
    setChosen(role)
  }
  const isChanged = chosen !== role
  return (
    <div className="grid gap-2">
      <Field label={peopleWords.role} isRequired>
        {(control) => (
          <Select
            label={peopleWords.role}
            control={control}
            value={chosen}
            options={roleOptions()}
            onChange={setChosen}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {/* Not `disabled`: that would take the keyboard focus away from the button after saving. */}
        <Button
          isPending={isPending}
          aria-disabled={!isChanged || isPending || undefined}
          aria-describedby={warningId}
          onClick={() => isChanged && onSave(chosen)}
          className="aria-disabled:opacity-55"
        >
          {peopleWords.saveRole}
        </Button>
        <p id={warningId} role="status" className="text-small text-quiet">
          {isChanged && chosen === 'admin' && peopleWords.adminWarning}
          {isChanged && chosen !== 'admin' && isSelf && peopleWords.ownRoleWarning}
        </p>
      </div>
    </div>
  )
}
