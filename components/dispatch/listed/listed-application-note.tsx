'use client'

import { type ListedApplicationAnswer, listedApplicationKey, listedApplicationUrl } from '@/lib/applicants/contract'
import type { Dispatch } from '@/lib/dispatch/contract'
import { getFromDesk, valueOrThrow } from '../../api/desk-api'
import { useRead } from '../../api/queries'
import { ApplicantIdLink, ApplicantLink } from '../../links/links'
import { Sentence } from '../../ui/sentence'
import { Time } from '../../ui/time'
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
  const listed = asked.data
  if (!listed) return null
  const name = <bdi>{listedWords.application({ job: subject })}</bdi>
  const application =
    listed.id !== null ? (
      <ApplicantIdLink id={listed.id}>{name}</ApplicantIdLink>
    ) : applicantEmail !== null ? (
      <ApplicantLink email={applicantEmail}>{name}</ApplicantLink>
    ) : (
      name
    )
  return (
    <p className="wrap-anywhere">
      <Sentence text={listedWords.isListed} parts={{ application, when: <Time iso={listed.appliedAt} /> }} />
    </p>
  )
}
