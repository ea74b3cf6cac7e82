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
import { ListedLink } from './listed-link'
import { listedWords } from './words'

const askAgainMs = 15_000

type ListedApplicationNoteProps = { dispatch: Pick<Dispatch, 'id' | 'kind' | 'subject' | 'applicantEmail'> }

/** An application in the list of applicants that the unconfirmed one may have made, for whoever decides about it. */
export function ListedApplicationNote({ dispatch }: ListedApplicationNoteProps) {
  const { id, kind, subject, applicantEmail } = dispatch
  const asked = useRead({
    queryKey: listedApplicationKey(id),
    queryFn: async ({ signal }) =>
      valueOrThrow(await getFromDesk<ListedApplicationAnswer>(listedApplicationUrl(id), signal)).listed,
    enabled: kind === 'submit-application',
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data ? false : askAgainMs),
  })
  return asked.data ? <ListedApplicationLine listed={asked.data} {...{ subject, applicantEmail }} /> : null
}

type ListedApplicationLineProps = Pick<Dispatch, 'subject' | 'applicantEmail'> & { listed: ListedApplication }

/** That there is one, and since when. */
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
