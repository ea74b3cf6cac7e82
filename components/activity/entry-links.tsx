import type { ActivityRow } from '@/lib/activity/contract'
import { ApplicantLink, ChatLink, JobLink, PersonLink, RunLink } from '../links/links'
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

/** The run, job, team or person that it was done to; everything else is no thing of its own. Runs are for recruiters. */
export function SubjectName({ row, canWrite, isInRow = false }: EntryLinkProps & { canWrite: boolean }) {
  const { id, subject, jobId, teamId, accountId, rows } = row
  if (rows !== null && canWrite)
    return (
      <RunLink id={id} isInRow={isInRow}>
        {subject}
      </RunLink>
    )
  if (teamId !== null) return <ChatLink isInRow={isInRow}>{subject}</ChatLink>
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

/** By name where the desk knows it; `isWhole`: with the address. */
export function ApplicantName({ row, isInRow = false, isWhole = false }: EntryLinkProps & { isWhole?: boolean }) {
  const { applicantEmail, applicantName, applicantToken = null } = row
  if (applicantEmail === null) return null
  return (
    <>
      <ApplicantLink email={applicantEmail} token={applicantToken} isInRow={isInRow}>
        {applicantName ? <bdi title={applicantEmail}>{applicantName}</bdi> : applicantEmail}
      </ApplicantLink>
      {isWhole && applicantName && <span className="text-quiet"> · {applicantEmail}</span>}
    </>
  )
}
