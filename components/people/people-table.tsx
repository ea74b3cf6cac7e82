'use client'

import type { ListedPerson } from '@/lib/accounts/contract'
import { Initials } from '../ui/initials'
import { RelativeTime } from '../ui/relative-time'
import { uiWords } from '../ui/words'
import { PersonStateMark } from './person-state-mark'
import { methodsInWords, peopleWords } from './words'

type PeopleTableProps = {
  people: readonly ListedPerson[]
  /** The total number of people. */
  total: number
  ownId: string
  opened: string | null
  onOpen: (id: string) => void
}

/** A single line on wide screens, a card of three lines on phones. */
const columnClass = {
  name: 'truncate pr-3 md:w-60 @max-[1100px]:md:w-48 md:shrink-0 font-medium max-md:order-1',
  email: 'truncate pr-3 md:min-w-0 md:flex-1 max-md:order-3 max-md:col-span-2 max-md:text-quiet',
  role: 'truncate pr-3 md:w-24 md:shrink-0 max-md:order-4 max-md:text-quiet',
  state: 'truncate pr-3 md:w-32 md:shrink-0 max-md:order-2 max-md:pr-0 max-md:text-right',
  signIn:
    'truncate pr-3 md:w-32 md:shrink-0 max-md:order-5 max-md:pr-0 max-md:text-right max-md:text-quiet @max-[720px]:md:hidden',
  factor: 'truncate pr-3 md:w-28 md:shrink-0 @max-[1000px]:hidden',
  method: 'truncate md:w-40 md:shrink-0 @max-[860px]:hidden',
}

const columns = () => [
  { label: peopleWords.name, className: columnClass.name },
  { label: peopleWords.email, className: columnClass.email },
  { label: peopleWords.role, className: columnClass.role },
  { label: peopleWords.state, className: columnClass.state },
  { label: peopleWords.lastSignIn, className: columnClass.signIn },
  { label: peopleWords.secondFactor, className: columnClass.factor },
  { label: peopleWords.signInMethod, className: columnClass.method },
]

export function PeopleTable({ people, total, ownId, opened, onOpen }: PeopleTableProps) {
  return (
    <div role="table" aria-label={peopleWords.title} aria-rowcount={total + 1} className="@container shrink-0 border-t">
      <div role="rowgroup" className="max-md:sr-only">
        <div role="row" aria-rowindex={1} className="list-head md:px-6">
          {columns().map(({ label, className }) => (
            <div key={label} role="columnheader" className={className}>
              {label}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup">
        {people.map((person, index) => (
          <PersonRow
            key={person.id}
            person={person}
            index={index}
            isSelf={person.id === ownId}
            isOpen={person.id === opened}
            onOpen={onOpen}
          />
        ))}
      </div>
    </div>
  )
}

type PersonRowProps = {
  person: ListedPerson
  index: number
  isSelf: boolean
  isOpen: boolean
  onOpen: (id: string) => void
}

function PersonRow({ person, index, isSelf, isOpen, onOpen }: PersonRowProps) {
  const { id, name, email, role, state, lastSignInAt, hasSecondFactor, methods } = person
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in it takes the keys, the row only makes it larger
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-current={isOpen || undefined}
      onClick={() => onOpen(id)}
      className="flex w-full cursor-pointer items-center border-b bg-surface px-4 text-table tabular-nums hover:bg-sunken aria-[current]:bg-accent-soft md:h-10 md:px-6 max-md:grid max-md:h-19 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:content-center"
    >
      <div role="cell" dir="auto" className={`${columnClass.name} flex items-center gap-2 text-start`}>
        <span className="max-md:hidden">
          <Initials name={name} isSmall />
        </span>
        <button type="button" className="list-name min-w-0">
          {name}
        </button>
        {isSelf && <span className="text-small font-normal text-quiet">{peopleWords.you}</span>}
      </div>
      <div role="cell" className={columnClass.email}>
        {email}
      </div>
      <div role="cell" className={columnClass.role}>
        {peopleWords.roles[role]}
      </div>
      <div role="cell" className={columnClass.state}>
        <PersonStateMark state={state} />
      </div>
      <div role="cell" className={columnClass.signIn}>
        {lastSignInAt === null ? peopleWords.never : <RelativeTime iso={lastSignInAt} isInRow />}
      </div>
      <div role="cell" className={columnClass.factor}>
        {hasSecondFactor ? uiWords.yes : uiWords.no}
      </div>
      <div role="cell" className={columnClass.method}>
        {methodsInWords(methods)}
      </div>
    </div>
  )
}
