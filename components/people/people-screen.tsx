'use client'

import { UserPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { PeoplePage, SignInLink } from '@/lib/accounts/contract'
import { ErrorNotice } from '../api/error-notice'
import { useReadsClient } from '../api/queries'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { lazyPart } from '../ui/lazy-part'
import { TableSkeleton } from '../ui/list-skeleton'
import { PageHeader } from '../ui/page-header'
import { PanelSpace } from '../ui/panel-slot'
import { useDebounced } from '../ui/use-debounced'
import type { PeopleActions } from './people-actions'
import type { PeopleAddress } from './people-address'
import { PeopleFilters } from './people-filters'
import { PeopleTable } from './people-table'
import { peopleKey, usePeople, usePeopleAddress } from './use-people'
import { peopleWords } from './words'

const InviteDialog = lazyPart(async () => (await import('./invite-dialog')).InviteDialog)
const PersonPanel = lazyPart(async () => (await import('./person-panel')).PersonPanel, <PanelSpace />)

/** One-time sign-in links that are not done with yet, by person id: they can be read nowhere else. */
type SignInLinks = ReadonlyMap<string, SignInLink>

type PeopleScreenProps = {
  /** The first page for the filter in the URL, as read by the server. */
  first: PeoplePage
  initial: PeopleAddress
  ownId: string
  takesPasswords: boolean
  actions: PeopleActions
  /** Beside "Invite person". */
  headerActions: ReactNode
  /** Shown below the list. */
  children?: ReactNode
}

/** Everyone who may sign in, is invited, or could sign in before; and a button to invite someone. */
export function PeopleScreen({
  first,
  initial,
  ownId,
  takesPasswords,
  actions,
  headerActions,
  children,
}: PeopleScreenProps) {
  const { address, change } = usePeopleAddress(initial)
  const { role, state, person } = address
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), 250)
  const list = usePeople({ search, role, state }, first)
  const [isInviting, setIsInviting] = useState(false)
  const [links, setLinks] = useState<SignInLinks>(new Map())
  const client = useReadsClient()
  const pages = list.data?.pages ?? []
  const people = pages.flatMap(({ items }) => items)
  const total = pages[0]?.total ?? 0
  const hasFilter = search !== '' || role !== null || state !== null

  function clear() {
    setTyped('')
    change({ role: null, state: null })
  }

  return (
    <>
      <PageHeader
        title={peopleWords.title}
        actions={
          <>
            {headerActions}
            <Button look="primary" onClick={() => setIsInviting(true)}>
              <UserPlus aria-hidden className="size-4" />
              {peopleWords.invite}
            </Button>
          </>
        }
      >
        {peopleWords.lead}
      </PageHeader>
      <PeopleFilters typed={typed} onType={setTyped} role={role} state={state} onChange={change} />
      <StatusLine shown={people.length} total={total} isLoading={list.isFetching} />
      {list.error && !list.isFetching && (
        <div className="grid p-4 md:px-6">
          <ErrorNotice error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
        </div>
      )}
      {!list.data && list.isFetching && <TableSkeleton rows={8} />}
      {people.length > 0 && (
        <PeopleTable
          people={people}
          total={total}
          ownId={ownId}
          opened={person}
          onOpen={(person) => change({ person })}
        />
      )}
      {list.data && people.length === 0 && !list.isFetching && (
        <EmptyState
          title={peopleWords.noMatch}
          action={hasFilter && <Button onClick={clear}>{peopleWords.clear}</Button>}
        />
      )}
      {list.hasNextPage && (
        <div className="p-4 md:px-6">
          <Button
            onClick={() => void list.fetchNextPage()}
            isPending={list.isFetchingNextPage}
            pendingLabel={peopleWords.loading}
          >
            {peopleWords.loadMore}
          </Button>
        </div>
      )}
      {children}
      {isInviting && (
        <InviteDialog
          invite={actions.invite}
          takesPasswords={takesPasswords}
          onInvited={() => void client.invalidateQueries({ queryKey: peopleKey })}
          onClose={() => setIsInviting(false)}
        />
      )}
      {person !== null && (
        <PersonPanel
          key={person}
          id={person}
          isSelf={person === ownId}
          takesPasswords={takesPasswords}
          actions={actions}
          link={links.get(person) ?? null}
          onLink={(link) => setLinks((before) => withLink(before, person, link))}
          onClose={() => change({ person: null })}
        />
      )}
    </>
  )
}

function withLink(links: SignInLinks, person: string, link: SignInLink | null): SignInLinks {
  const next = new Map(links)
  if (link) next.set(person, link)
  else next.delete(person)
  return next
}

function StatusLine({ shown, total, isLoading }: { shown: number; total: number; isLoading: boolean }) {
  return (
    <p role="status" aria-busy={isLoading} className="px-4 pb-2 text-table text-quiet tabular-nums md:px-6">
      {shown < total ? peopleWords.some({ shown, total }) : peopleWords.all({ count: shown })}
    </p>
  )
}
