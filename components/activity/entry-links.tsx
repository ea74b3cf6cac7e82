import type { ActivityRow } from '@/lib/activity/contract'
import { ApplicantLink, ChatLink, JobLink, PersonLink, RunLink } from '../links/links'
import { activityWords } from './words'

type EntryLinkProps = { row: ActivityRow; isInRow?: boolean }

/** Who did it. For a refused sign-in that is unknown, whichever account it was tried on. */
export function ActorName({ row: { kind, outcome, personId, who }, isInRow = false }: EntryLinkProps) {
  return (
    <PersonLink id={kind === 'sign-in' && outcome !== 'done' ? null : personId} isInRow={isInRow}>
      {who}
    </PersonLink>
  )
}

/** The run, job, team or person it was done to; other subjects are plain text. Links to runs are for recruiters. */
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

/** By name if the desk knows it; `isWhole`: with the e-mail address. */
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
