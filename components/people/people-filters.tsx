'use client'

import { type PersonState, personStates, type Role, roles } from '@/lib/accounts/contract'
import { SearchBox } from '../ui/search-box'
import { Select } from '../ui/select'
import type { PeopleAddress } from './people-address'
import { peopleWords } from './words'

type PeopleFiltersProps = Pick<PeopleAddress, 'role' | 'state'> & {
  typed: string
  onType: (text: string) => void
  onChange: (changes: Partial<PeopleAddress>) => void
}

/** The filters for the list of people. */
export function PeopleFilters({ typed, onType, role, state, onChange }: PeopleFiltersProps) {
  return (
    <div
      role="group"
      aria-label={peopleWords.filters}
      className="grid grid-cols-2 gap-2 px-4 pb-2 md:flex md:items-center md:px-6"
    >
      <div className="col-span-2 flex md:min-w-80">
        <SearchBox label={peopleWords.search} value={typed} onText={onType} maxLength={200} autoComplete="off" />
      </div>
      <Select<Role | ''>
        label={peopleWords.role}
        value={role ?? ''}
        options={[
          { value: '', label: peopleWords.anyRole },
          ...roles.map((value) => ({ value, label: peopleWords.roles[value] })),
        ]}
        onChange={(role) => onChange({ role: role === '' ? null : role })}
        isChosen={role !== null}
        className="md:w-36"
      />
      <Select<PersonState | ''>
        label={peopleWords.state}
        value={state ?? ''}
        options={[
          { value: '', label: peopleWords.anyState },
          ...personStates.map((value) => ({ value, label: peopleWords.states[value] })),
        ]}
        onChange={(state) => onChange({ state: state === '' ? null : state })}
        isChosen={state !== null}
        className="md:w-36"
      />
    </div>
  )
}
