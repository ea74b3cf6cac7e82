'use client'

import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { ListedPerson } from '@/lib/accounts/contract'
import { Button } from '../ui/button'
import { lazyPart } from '../ui/lazy-part'
import { type PeopleActions, PersonRow } from './person-row'

const AddPersonDialog = lazyPart(async () => (await import('./add-person-dialog')).AddPersonDialog)

type PeopleListProps = { people: ListedPerson[]; ownId: string; actions: PeopleActions }

/** Everyone with an account, their roles, and the way to add someone. */
export function PeopleList({ people, ownId, actions }: PeopleListProps) {
  const [isAdding, setIsAdding] = useState(false)
  return (
    <div className="grid max-w-4xl gap-4 px-4 pb-10 md:px-6">
      <div>
        <Button look="primary" onClick={() => setIsAdding(true)}>
          <UserPlus aria-hidden className="size-4" />
          Add person
        </Button>
      </div>
      <ul aria-label="People" className="overflow-hidden rounded-panel border bg-raised">
        {people.map((person) => (
          <PersonRow key={person.id} person={person} isSelf={person.id === ownId} actions={actions} />
        ))}
      </ul>
      {isAdding && <AddPersonDialog add={actions.add} onClose={() => setIsAdding(false)} />}
    </div>
  )
}
