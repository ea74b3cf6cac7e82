'use client'

import {
  type ListedApplication,
  type ListedApplicationAnswer,
  listedApplicationKey,
  listedApplicationUrl,
} from '@/lib/applicants/contract'
import type { Dispatch } from '@/lib/dispatch/contract'
import { getFromDesk, valueOrThrow } from '../../api/desk-api'
import { useRead } from '../../api/queries'
import { Sentence } from '../../ui/sentence'
import { Time } from '../../ui/time'
import { useDecideAction } from '../decide-context'
import { DecisionButtons } from '../decision-buttons'
import { ListedLink } from './listed-link'
import { listedWords } from './words'

const askAgainMs = 15_000

type ListedApplicationNoteProps = { dispatch: Pick<Dispatch, 'id' | 'kind' | 'state' | 'subject' | 'applicantEmail'> }

/** A listed application that the unconfirmed one may have created; users who may decide can confirm that. */
export function ListedApplicationNote({ dispatch }: ListedApplicationNoteProps) {
  const { id, kind, state, subject, applicantEmail } = dispatch
  const mayDecide = useDecideAction() !== undefined
  const asked = useRead({
    queryKey: listedApplicationKey(id),
    queryFn: async ({ signal }) =>
      valueOrThrow(await getFromDesk<ListedApplicationAnswer>(listedApplicationUrl(id), signal)).listed,
    enabled: kind === 'submit-application',
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data ? false : askAgainMs),
  })
  if (!asked.data) return null
  return (
    <>
      <ListedApplicationLine listed={asked.data} {...{ subject, applicantEmail }} />
      {mayDecide && state === 'needs-decision' && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
          <DecisionButtons id={id} choices={['arrived']} />
          <span>{listedWords.arrivedMeans}</span>
        </div>
      )}
    </>
  )
}

type ListedApplicationLineProps = Pick<Dispatch, 'subject' | 'applicantEmail'> & { listed: ListedApplication }

/** Says that there is one, and since when. */
export function ListedApplicationLine({ listed, subject, applicantEmail }: ListedApplicationLineProps) {
  const application = (
    <ListedLink listed={listed} applicantEmail={applicantEmail}>
      <bdi>{listedWords.application({ job: subject })}</bdi>
    </ListedLink>
  )
  return (
    <p className="wrap-anywhere">
      <Sentence text={listedWords.isListed} parts={{ application, when: <Time iso={listed.appliedAt} /> }} />
    </p>
  )
}
