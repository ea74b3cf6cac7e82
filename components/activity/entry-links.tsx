import type { ActivityRow } from '@/lib/activity/contract'
import { ApplicantLink, JobLink, PersonLink } from '../links/links'
import { activityWords } from './words'

type EntryLinkProps = { row: ActivityRow; isInRow?: boolean }

/** Who did it. Of a refused sign-in nobody knows, whatever account it was tried on. */
export function ActorName({ row: { kind, outcome, personId, who }, isInRow = false }: EntryLinkProps) {
  return (
    <PersonLink id={kind === 'sign-in' && outcome !== 'done' ? null : personId} isInRow={isInRow}>
      {who}
    </PersonLink>
  )
}

/** The job or the person that it was done to; everything else is no thing of its own. */
export function SubjectName({ row: { subject, jobId, accountId }, isInRow = false }: EntryLinkProps) {
  if (jobId === null)
    return (
      <PersonLink id={accountId} isInRow={isInRow}>
        {subject}
      </PersonLink>
    )
  return (
    <JobLink id={jobId} isInRow={isInRow}>
      {subject || activityWords.jobCalled({ id: jobId })}
    </JobLink>
  )
}

export function ApplicantName({ row: { applicantEmail }, isInRow = false }: EntryLinkProps) {
  if (applicantEmail === null) return null
  return (
    <ApplicantLink email={applicantEmail} isInRow={isInRow}>
      {applicantEmail}
    </ApplicantLink>
  )
}
