'use client'

import { Copy, Send, Table2 } from 'lucide-react'
import Link from 'next/link'
import { isOpen, isUnprepared } from '@/lib/dispatch/contract'
import type { JobDispatch } from '@/lib/jobs/contract'
import { outsideForm } from '@/lib/partner/failure/with-form-mismatch'
import { CopyDetails } from '../../api/copy-details'
import { CancelNote, DispatchProgress } from '../../dispatch/dispatch-progress'
import { JobLink } from '../../links/links'
import { PartnerAnswer } from '../../records/partner-answer'
import { buttonClass } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { Sentence } from '../../ui/sentence'
import { jobsWords } from '../words'
import { howKnown } from './how-known'
import { ReconcilingJob } from './reconciling-job'
import { UnclearJob } from './unclear-job'
import { WhyRefused } from './what-happened'
import { newJobWords } from './words'

type JobOutcomeProps = {
  dispatch: JobDispatch
  /** How long after the partner's ceiling the last check is made. */
  lastCheckMs: number
  /** The form above still holds the submitted values. */
  isInForm: boolean
}

function StartFromJob({ id }: { id: string }) {
  const job = encodeURIComponent(id)
  return (
    <>
      <Link href={`/easy-apply?job=${job}`} prefetch={false} className={buttonClass('primary')}>
        <Send aria-hidden className="size-4" />
        {jobsWords.applySomeone}
      </Link>
      <Link href={`/bulk-apply?job=${job}`} prefetch={false} className={buttonClass()}>
        <Table2 aria-hidden className="size-4" />
        {jobsWords.bulkApply}
      </Link>
    </>
  )
}

/** The state of a new job, from being recorded to its outcome. */
export function JobOutcome({ dispatch, lastCheckMs, isInForm }: JobOutcomeProps) {
  const { state, result, failure, timeline } = dispatch
  if (state === 'reconciling') return <ReconcilingJob dispatch={dispatch} lastCheckMs={lastCheckMs} />
  if (state === 'needs-decision' || state === 'abandoned') return <UnclearJob dispatch={dispatch} />
  if (isOpen(dispatch))
    return (
      <DispatchProgress
        dispatch={dispatch}
        sending={newJobWords.isCreating}
        why={
          isUnprepared(dispatch)
            ? newJobWords.unprepared
            : wasFoundNowhere(dispatch)
              ? foundNowhere(dispatch)
              : undefined
        }
      />
    )
  const copy = (
    <Link href={`/jobs/new?copy-of=${dispatch.id}`} prefetch={false} className={buttonClass()}>
      <Copy aria-hidden className="size-4" />
      {newJobWords.copyAsNew}
    </Link>
  )
  if (state === 'succeeded' && result) {
    const how = howKnown(timeline)
    const { id } = result
    const title = result.title ?? dispatch.subject
    return (
      <Notice
        tone="good"
        title={newJobWords.created}
        actions={
          <>
            {id !== null && <StartFromJob id={id} />}
            <Link href="/jobs" className={buttonClass(id === null ? 'primary' : undefined)}>
              {newJobWords.viewJobs}
            </Link>
            {copy}
          </>
        }
      >
        <p dir="auto">
          {id === null ? (
            newJobWords.isAtPartnerWithoutId({ job: title })
          ) : (
            <Sentence
              text={({ job }) => newJobWords.isAtPartner({ job, id })}
              parts={{ job: <JobLink id={id}>{title}</JobLink> }}
            />
          )}
        </p>
        {how !== null && <p>{how}</p>}
        <CancelNote dispatch={dispatch} />
        <PartnerAnswer answer={result.answer} />
      </Notice>
    )
  }
  if (state === 'refused' && failure)
    return (
      <Notice
        isUrgent
        tone="bad"
        title={newJobWords.notCreated}
        actions={
          <>
            <CopyDetails failure={failure} />
            {!isInForm && copy}
          </>
        }
      >
        <WhyRefused failure={isInForm ? failure : outsideForm(failure)} />
      </Notice>
    )
  return (
    <Notice tone="info" title={newJobWords.notSent} actions={!isInForm && copy}>
      <p>
        {dispatch.attempts > 0 ? newJobWords.nothingCreated : newJobWords.nothingWent}{' '}
        {isInForm && newJobWords.stillInForm}
      </p>
    </Notice>
  )
}

/** The desk did not find the job and is sending it again. */
function wasFoundNowhere({ timeline }: JobDispatch): boolean {
  const last = timeline.findLast(({ what }) => what === 'sent' || what === 'backed-off' || what === 'reconciled')
  return last?.what === 'reconciled' && last.outcome === 'resend'
}

function foundNowhere({ failure }: JobDispatch): string {
  return failure ? `${failure.title}. ${newJobWords.foundNowhere}` : newJobWords.foundNowhere
}
