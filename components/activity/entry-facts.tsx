'use client'

import type { ActivityDetails, ActivityEntry } from '@/lib/activity/contract'
import { JobLink, RunLink, TeamLink } from '../links/links'
import { Button } from '../ui/button'
import { Fact } from '../ui/fact'
import { preciseMoment } from '../ui/formats'
import { Reference } from '../ui/reference'
import { RelativeTime } from '../ui/relative-time'
import { ActorName, ApplicantName, SubjectName } from './entry-links'
import { OutcomeMark } from './outcome-mark'
import { activityWords, formatDuration } from './words'

/** Said elsewhere, or of no use to anybody. */
const unsaid = ['durationMs', 'jobId', 'account', 'advice', 'failureReference', 'what', 'run']

/** Too long to be read. */
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

type EntryFactsProps = { entry: ActivityEntry; canWrite: boolean; onJob: (job: string) => void }

/** Who did what, on what, when, and what is known of it. */
export function EntryFacts({ entry, canWrite, onJob }: EntryFactsProps) {
  const { row, dispatch, details } = entry
  const { jobId } = row
  return (
    <dl className="grid items-baseline grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 [&>dd]:wrap-anywhere [&>dt]:text-quiet">
      <Fact label={activityWords.when}>
        <RelativeTime iso={row.at} />
      </Fact>
      <Fact label={activityWords.who}>
        <ActorName row={row} />
      </Fact>
      {row.subject && (
        <Fact label={activityWords.onWhat}>
          <SubjectName row={row} />
        </Fact>
      )}
      {row.applicantEmail !== null && (
        <Fact label={activityWords.applicant}>
          <ApplicantName row={row} />
        </Fact>
      )}
      <Fact label={activityWords.outcome}>
        <OutcomeMark outcome={row.outcome} />
      </Fact>
      {row.durationMs !== null && <Fact label={activityWords.duration}>{formatDuration(row.durationMs)}</Fact>}
      {jobId !== null && (
        <Fact label={activityWords.job}>
          <span className="flex flex-wrap items-baseline justify-between gap-2">
            <JobLink id={jobId}>{jobId}</JobLink>
            <Button onClick={() => onJob(jobId)}>{activityWords.allOfJob}</Button>
          </span>
        </Fact>
      )}
      {canWrite && dispatch?.groupId != null && (
        <Fact label={activityWords.run}>
          <RunLink id={dispatch.groupId}>{activityWords.runRow}</RunLink>
        </Fact>
      )}
      {dispatch?.teamId != null && (
        <Fact label={activityWords.team}>
          <TeamLink id={String(dispatch.teamId)}>{dispatch.teamId}</TeamLink>
        </Fact>
      )}
      {dispatch && dispatch.attempts > 1 && (
        <Fact label={activityWords.sent}>{activityWords.sentTimes({ count: dispatch.attempts })}</Fact>
      )}
      {[...resultFacts(dispatch?.result), ...detailFacts(details)].map(([label, text]) => (
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

/** The notice of a refusal above has the reference already. */
function isInNotice({ row, dispatch }: ActivityEntry): boolean {
  return dispatch?.state === 'refused' && dispatch.failure?.reference === row.reference
}

function resultFacts(result: unknown): [string, string][] {
  if (typeof result !== 'object' || result === null) return []
  const facts: [string, string][] = []
  if ('applicationFormId' in result && typeof result.applicationFormId === 'string')
    facts.push([activityWords.applicationForm, result.applicationFormId])
  return facts
}

function detailFacts(details: ActivityDetails): [string, string][] {
  return Object.entries(details).flatMap(([name, value]): [string, string][] => {
    if (unsaid.includes(name) || value === null || value === 0) return []
    const text = Array.isArray(value) ? value.join(', ') : detailText(name, value)
    return text === '' ? [] : [[detailName(name), text]]
  })
}

/** Details that hold a word of ours. */
const worded = ['from', 'to', 'role', 'needs', 'source']

function detailText(name: string, value: ActivityDetails[string]): string {
  if (name === 'asOf') return momentText(value)
  if (!worded.includes(name)) return String(value)
  return Object.entries(activityWords.detailValues).find(([known]) => known === value)?.[1] ?? String(value)
}

/** With its own name where this release does not know it. */
function detailName(name: string): string {
  return Object.entries(activityWords.details).find(([known]) => known === name)?.[1] ?? name
}

/** An ISO time as people read it. */
function momentText(value: ActivityDetails[string]): string {
  const date = new Date(String(value))
  return Number.isNaN(date.getTime()) ? String(value) : preciseMoment(date)
}
