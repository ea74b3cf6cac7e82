'use client'

import type { ActivityDetails, ActivityEntry } from '@/lib/activity/contract'
import { entryWords } from '@/lib/activity/words'
import { teamInWords } from '@/lib/records/teams/team-in-words'
import { ApplicantIdLink, RunLink, TeamLink } from '../links/links'
import { Button } from '../ui/button'
import { Reference } from '../ui/copying/reference'
import { Fact } from '../ui/fact'
import { preciseMoment, wholeNumber } from '../ui/formats'
import { RelativeTime } from '../ui/relative-time'
import { ActorName, ApplicantName, SubjectName } from './entry-links'
import { OutcomeMark } from './outcome-mark'
import { activityWords, formatDuration } from './words'

/** Shown elsewhere, or of no use to readers. */
const unsaid = ['durationMs', 'jobId', 'account', 'advice', 'failureReference', 'what', 'run']

/** Too long to read. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type EntryFactsProps = {
  entry: ActivityEntry
  canWrite: boolean
  onJob: (job: string) => void
  onRun: (run: string) => void
}

/** Who did what, on what, when, and further details. */
export function EntryFacts({ entry, canWrite, onJob, onRun }: EntryFactsProps) {
  const { row, dispatch, teamName, run, details } = entry
  const { jobId } = row
  const applicantId = applicantIdOf(dispatch?.result)
  return (
    <dl className="grid items-baseline grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 [&>dd]:wrap-anywhere [&>dt]:text-quiet">
      <Fact label={activityWords.when}>
        <RelativeTime iso={row.at} />
      </Fact>
      <Fact label={activityWords.who}>
        <ActorName row={row} />
      </Fact>
      {(row.subject || jobId !== null) && (
        <Fact label={activityWords.onWhat}>
          <SubjectName row={row} canWrite={canWrite} />
        </Fact>
      )}
      {row.applicantEmail !== null && (
        <Fact label={activityWords.applicant}>
          <ApplicantName row={row} isWhole />
        </Fact>
      )}
      <Fact label={activityWords.outcome}>
        <OutcomeMark row={row} />
      </Fact>
      {row.durationMs !== null && <Fact label={activityWords.duration}>{formatDuration(row.durationMs)}</Fact>}
      {jobId !== null && (
        <Fact label={activityWords.jobId}>
          <span className="flex flex-wrap items-center justify-between gap-2">
            <Reference value={jobId} label={activityWords.jobId} isUnlabelled />
            <Button onClick={() => onJob(jobId)}>{activityWords.allOfJob}</Button>
          </span>
        </Fact>
      )}
      {row.rows !== null && (
        <Fact label={entryWords.kindFilters['submit-application']}>
          <span className="flex flex-wrap items-baseline justify-between gap-2">
            {wholeNumber(row.rows)}
            <Button onClick={() => onRun(row.id)}>{activityWords.showEach}</Button>
          </span>
        </Fact>
      )}
      {row.resent !== null && row.resent > 0 && (
        <Fact label={activityWords.sentAgainFact}>{activityWords.rows({ count: row.resent })}</Fact>
      )}
      {dispatch && run && (
        <Fact label={activityWords.run}>{canWrite ? <RunLink id={run.id}>{run.name}</RunLink> : run.name}</Fact>
      )}
      {dispatch?.teamId != null && row.teamId === null && (
        <Fact label={activityWords.team}>
          <TeamLink id={String(dispatch.teamId)}>
            <bdi>{teamInWords(dispatch.teamId, teamName)}</bdi>
          </TeamLink>
        </Fact>
      )}
      {dispatch && dispatch.attempts > 1 && (
        <Fact label={activityWords.sent}>
          {activityWords.sentTimes({ count: dispatch.attempts })}
          {mayBeTwice(dispatch.result) && ` · ${activityWords.mayBeTwice}`}
        </Fact>
      )}
      {applicantId !== null && (
        <Fact label={activityWords.details.applicationFormId}>
          <ApplicantIdLink id={applicantId}>{applicantId}</ApplicantIdLink>
        </Fact>
      )}
      {detailFacts(details).map(([label, text]) => (
        <Fact key={label} label={label}>
          {uuid.test(text) ? <Reference value={text} label={label} isUnlabelled /> : text}
        </Fact>
      ))}
      {row.reference !== null && !isInNotice(entry) && (
        <Fact label={activityWords.reference}>
          <Reference value={row.reference} isUnlabelled />
        </Fact>
      )}
    </dl>
  )
}

/** Whether the reference is already in the refusal's notice above. */
function isInNotice({ row, dispatch }: ActivityEntry): boolean {
  return dispatch?.state === 'refused' && dispatch.failure?.reference === row.reference
}

/** Returns the id of the applicant that the application created, now or earlier; null if the partner sent none. */
function applicantIdOf(result: unknown): string | null {
  const isObject = typeof result === 'object' && result !== null && 'applicationFormId' in result
  return isObject && typeof result.applicationFormId === 'string' ? result.applicationFormId : null
}

/** Whether an application was sent again and accepted, while the first one may have arrived too. */
function mayBeTwice(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'mayBeTwice' in result && result.mayBeTwice === true
}

function detailFacts(details: ActivityDetails): [string, string][] {
  return Object.entries(details).flatMap(([name, value]): [string, string][] => {
    if (unsaid.includes(name) || value === null || value === 0) return []
    const text = Array.isArray(value) ? value.join(', ') : detailText(name, value)
    return text === '' ? [] : [[detailName(name), text]]
  })
}

/** Details whose values are terms of ours. */
const worded = ['from', 'to', 'role', 'needs', 'source']

function detailText(name: string, value: ActivityDetails[string]): string {
  if (name === 'asOf') return momentText(value)
  if (!worded.includes(name)) return String(value)
  return Object.entries(activityWords.detailValues).find(([known]) => known === value)?.[1] ?? String(value)
}

/** Falls back to the detail's internal name if this release does not know it. */
function detailName(name: string): string {
  return Object.entries(activityWords.details).find(([known]) => known === name)?.[1] ?? name
}

/** Formats an ISO time for reading. */
function momentText(value: ActivityDetails[string]): string {
  const date = new Date(String(value))
  return Number.isNaN(date.getTime()) ? String(value) : preciseMoment(date)
}
