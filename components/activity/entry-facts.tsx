'use client'

import Link from 'next/link'
import type { ActivityDetails, ActivityEntry } from '@/lib/activity/contract'
import { Button } from '../ui/button'
import { Fact } from '../ui/fact'
import { preciseMoment } from '../ui/formats'
import { Time } from '../ui/time'
import { formatDuration } from './entry-text'
import { OutcomeMark } from './outcome-mark'

/** What the desk keeps beside an entry, in words; what this release does not know is shown under its own name. */
const detailWords: Record<string, string> = {
  from: 'Before',
  to: 'After',
  role: 'Role',
  count: 'Rows',
  asOf: 'As of',
  columns: 'Columns',
  reasons: 'Not whole since',
  leftOut: 'Left out',
  failure: 'Failure',
  filter: 'Filters',
  applicationFormId: 'Application form',
  address: 'From address',
  needs: 'Needs role',
}
/** Said elsewhere, or of no use to anybody. */
const unsaid = ['durationMs', 'jobId', 'account', 'advice', 'failureReference']

type EntryFactsProps = { entry: ActivityEntry; canWrite: boolean; onJob: (job: string) => void }

/** Who did what, on what, when, and what is known of it. */
export function EntryFacts({ entry: { row, dispatch, details }, canWrite, onJob }: EntryFactsProps) {
  const { jobId } = row
  return (
    <dl className="grid items-baseline grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 [&>dd]:wrap-anywhere [&>dt]:text-quiet">
      <Fact label="When">
        <Time iso={row.at} />
      </Fact>
      <Fact label="Who">{row.who}</Fact>
      {row.subject && <Fact label="On what">{row.subject}</Fact>}
      {row.applicantEmail !== null && <Fact label="Applicant">{row.applicantEmail}</Fact>}
      <Fact label="Outcome">
        <OutcomeMark outcome={row.outcome} />
      </Fact>
      {row.durationMs !== null && <Fact label="Duration">{formatDuration(row.durationMs)}</Fact>}
      {jobId !== null && (
        <Fact label="Job">
          <span className="flex flex-wrap items-baseline justify-between gap-2">
            {jobId}
            <Button onClick={() => onJob(jobId)}>All of this job</Button>
          </span>
        </Fact>
      )}
      {canWrite && dispatch?.groupId != null && (
        <Fact label="Run">
          <Link href={`/bulk-apply/${dispatch.groupId}`} prefetch={false} className="underline">
            It is a row of a run
          </Link>
        </Fact>
      )}
      {dispatch?.teamId != null && <Fact label="Team">{dispatch.teamId}</Fact>}
      {dispatch && dispatch.attempts > 1 && <Fact label="Sent">{dispatch.attempts} times</Fact>}
      {resultFacts(dispatch?.result).map(([label, text]) => (
        <Fact key={label} label={label}>
          {text}
        </Fact>
      ))}
      {detailFacts(details).map(([label, text]) => (
        <Fact key={label} label={label}>
          {text}
        </Fact>
      ))}
      {row.reference !== null && <Fact label="Reference">{row.reference}</Fact>}
    </dl>
  )
}

function resultFacts(result: unknown): [string, string][] {
  if (typeof result !== 'object' || result === null) return []
  const facts: [string, string][] = []
  if ('applicationFormId' in result && typeof result.applicationFormId === 'string')
    facts.push(['Application form', result.applicationFormId])
  if ('title' in result && 'id' in result && typeof result.id === 'string') facts.push(['Job ID', result.id])
  return facts
}

function detailFacts(details: ActivityDetails): [string, string][] {
  return Object.entries(details).flatMap(([name, value]): [string, string][] => {
    if (unsaid.includes(name) || value === null || value === 0) return []
    const text = Array.isArray(value) ? value.join(', ') : name === 'asOf' ? momentText(value) : String(value)
    return text === '' ? [] : [[Object.hasOwn(detailWords, name) ? (detailWords[name] ?? name) : name, text]]
  })
}

/** An ISO time as people read it. */
function momentText(value: ActivityDetails[string]): string {
  const date = new Date(String(value))
  return Number.isNaN(date.getTime()) ? String(value) : preciseMoment(date)
}
