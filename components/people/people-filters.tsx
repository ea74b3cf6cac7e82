'use client'

import { personStates, roles } from '@/lib/accounts/contract'
import { SearchBox } from '../ui/search-box'
import type { PeopleAddress } from './people-address'
import { personStateWords, roleNames } from './people-words'

type PeopleFiltersProps = Pick<PeopleAddress, 'role' | 'state'> & {
  typed: string
  onType: (text: string) => void
  onChange: (changes: Partial<PeopleAddress>) => void
}

/** Whom the list shows. */
export function PeopleFilters({ typed, onType, role, state, onChange }: PeopleFiltersProps) {
  return (
    <div role="group" aria-label="Filters" className="grid grid-cols-2 gap-2 px-4 pb-2 md:flex md:items-center md:px-6">
      <div className="col-span-2 flex md:min-w-80">
        <SearchBox label="Search people" value={typed} onText={onType} maxLength={200} autoComplete="off" />
      </div>
      <select
        aria-label="Role"
        value={role ?? ''}
        onChange={({ target }) => onChange({ role: roles.find((role) => role === target.value) ?? null })}
        className="control md:w-36"
      >
        <option value="">Any role</option>
        {roles.map((role) => (
          <option key={role} value={role}>
            {roleNames[role]}
          </option>
        ))}
      </select>
      <select
        aria-label="State"
        value={state ?? ''}
        onChange={({ target }) => onChange({ state: personStates.find((state) => state === target.value) ?? null })}
        className="control md:w-36"
      >
        <option value="">Any state</option>
        {personStates.map((state) => (
          <option key={state} value={state}>
            {personStateWords[state]}
          </option>
        ))}
      </select>
    </div>
  )
}
