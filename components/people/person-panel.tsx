'use client'

import Link from 'next/link'
import { type PersonAnswer, type PersonDetails, personUrl, type SignInLink } from '@/lib/accounts/contract'
import { anyActivity, filterQuery } from '@/lib/activity/contract'
import { getFromDesk, valueOrThrow } from '../api/desk-api'
import { ErrorNotice } from '../api/error-notice'
import { useRead, useReadsClient } from '../api/queries'
import { CopyIcon } from '../ui/copying/copy-icon'
import { Fact } from '../ui/fact'
import { Initials } from '../ui/initials'
import { FactsSkeleton } from '../ui/list-skeleton'
import { Panel } from '../ui/panel'
import { RelativeTime } from '../ui/relative-time'
import { Sentence } from '../ui/sentence'
import { Time } from '../ui/time'
import { uiWords } from '../ui/words'
import { LinkBox } from './link-box'
import type { PeopleActions } from './people-actions'
import { PersonActions } from './person-actions'
import { PersonHistory } from './person-history'
import { PersonStateMark } from './person-state-mark'
import { peopleKey, personKey } from './use-people'
import { methodsInWords, peopleWords } from './words'

type PersonPanelProps = {
  id: string
  isSelf: boolean
  takesPasswords: boolean
  actions: PeopleActions
  /** A sign-in link that was just made for them. */
  link: SignInLink | null
  onLink: (link: SignInLink | null) => void
  onClose: () => void
}

/** The details of one person, and what an admin can do with their account. */
export function PersonPanel({ id, isSelf, takesPasswords, actions, link, onLink, onClose }: PersonPanelProps) {
  const client = useReadsClient()
  const { data, error, isFetching, refetch } = useRead({
    queryKey: personKey(id),
    queryFn: async ({ signal }) => valueOrThrow(await getFromDesk<PersonAnswer>(personUrl(id), signal)).details,
    staleTime: 0,
  })
  const onChanged = () => {
    void client.invalidateQueries({ queryKey: peopleKey })
    void refetch()
  }
  return (
    <Panel
      title={peopleWords.personDetails}
      heading={data ? data.person.name : data === null ? peopleWords.notFound : peopleWords.loading}
      {...(data ? { lead: <Initials name={data.person.name} /> } : {})}
      onClose={onClose}
      ignoresEscape={link !== null}
    >
      <div className="grid grid-cols-1 gap-6 p-4 empty:hidden">
        {data === undefined && isFetching && (
          <FactsSkeleton rows={7}>
            <p role="status" className="sr-only">
              {peopleWords.loadingDetails}
            </p>
          </FactsSkeleton>
        )}
        {error && !isFetching && <ErrorNotice error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
        {data === null && <p>{peopleWords.gone}</p>}
        {link && data && <LinkBox name={data.person.name} link={link} onDone={() => onLink(null)} />}
        {data && (
          <>
            <PersonFacts details={data} isSelf={isSelf} />
            <PersonActions
              details={data}
              isSelf={isSelf}
              takesPasswords={takesPasswords}
              actions={actions}
              onLink={onLink}
              onChanged={onChanged}
              onGone={() => {
                void client.invalidateQueries({ queryKey: peopleKey })
                onClose()
              }}
            />
            <PersonActivity id={id} name={data.person.name} />
            <PersonHistory history={data.history} />
          </>
        )}
      </div>
    </Panel>
  )
}

/** A link to what they did, in the activity log. */
function PersonActivity({ id, name }: { id: string; name: string }) {
  return (
    <section aria-labelledby="person-activity" className="grid grid-cols-1 justify-items-start gap-2">
      <h3 id="person-activity" className="font-semibold">
        {peopleWords.activity}
      </h3>
      <Link
        href={`/activity?${filterQuery({ ...anyActivity, person: id })}`}
        prefetch={false}
        className="link wrap-anywhere"
      >
        {peopleWords.allActivity({ name })}
      </Link>
    </section>
  )
}

function PersonFacts({ details, isSelf }: { details: PersonDetails; isSelf: boolean }) {
  const { person, addedAt, sessions, link } = details
  const { email, state, lastSignInAt, hasSecondFactor, methods } = person
  return (
    <dl className="grid items-baseline grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 [&>dd]:wrap-anywhere [&>dt]:text-quiet">
      <Fact label={peopleWords.email}>
        <span className="inline-flex items-center">
          {email}
          <CopyIcon text={email} label={peopleWords.copyEmail} />
        </span>
      </Fact>
      <Fact label={peopleWords.state}>
        <PersonStateMark state={state} />
        {isSelf && <span className="pl-1.5 text-quiet">{peopleWords.thisIsYou}</span>}
      </Fact>
      <Fact label={peopleWords.signInMethod}>{methodsInWords(methods)}</Fact>
      <Fact label={peopleWords.secondFactor}>{hasSecondFactor ? uiWords.yes : uiWords.no}</Fact>
      <Fact label={peopleWords.lastSignIn}>
        {lastSignInAt === null ? peopleWords.never : <RelativeTime iso={lastSignInAt} />}
      </Fact>
      <Fact label={peopleWords.sessions}>{peopleWords.openSessions({ count: sessions })}</Fact>
      {link && (
        <Fact label={peopleWords.signInLink}>
          {Date.parse(link.expiresAt) > Date.now() ? (
            <Sentence text={peopleWords.worksUntil} parts={{ time: <Time iso={link.expiresAt} /> }} />
          ) : (
            <Sentence text={peopleWords.expired} parts={{ time: <RelativeTime iso={link.expiresAt} /> }} />
          )}
        </Fact>
      )}
      <Fact label={peopleWords.added}>
        <RelativeTime iso={addedAt} />
      </Fact>
    </dl>
  )
}
