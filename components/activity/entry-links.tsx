import type { ActivityRow } from '@/lib/activity/contract'
import { ApplicantLink, JobLink, PersonLink, RunLink } from '../links/links'
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

/** The run, job or person that it was done to; everything else is no thing of its own. Runs are for recruiters. */
export function SubjectName({ row, canWrite, isInRow = false }: EntryLinkProps & { canWrite: boolean }) {
  const { id, subject, jobId, accountId, rows } = row
  if (rows !== null && canWrite)
    return (
      <RunLink id={id} isInRow={isInRow}>
        {subject}
      </RunLink>
    )
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
