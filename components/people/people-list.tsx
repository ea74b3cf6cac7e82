'use client'

import { UserPlus } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { ListedPerson } from '@/lib/accounts/contract'
import { Button } from '../ui/button'
import { PersonRow } from './person-row'

const AddPersonDialog = dynamic(() => import('./add-person-dialog'), { ssr: false })

/** Everyone with an account, their roles, and the way to add someone. */
export function PeopleList({ people, ownId }: { people: ListedPerson[]; ownId: string }) {
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
          <PersonRow key={person.id} person={person} isSelf={person.id === ownId} />
        ))}
      </ul>
      {isAdding && <AddPersonDialog onClose={() => setIsAdding(false)} />}
    </div>
  )
}
