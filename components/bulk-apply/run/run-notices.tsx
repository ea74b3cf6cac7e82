'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import type { Run } from '@/lib/bulk-apply/contract'
import { heldWritesPage } from '@/lib/dispatch/contract'
import type { PartnerFailure } from '@/lib/partner/failure/failure'
import { listInWords } from '@/lib/text/intl-formats'
import { useIsAdmin, useNextStep } from '../../api/role-context'
import type { Tone } from '../../ui/notice'
import { NoticeLine } from '../../ui/notice-line'
import { hasEndedForKey, unsentCount } from '../runs/run-facts'
import { FailureDetails } from './failure-details'
import { noticeWords, runWords } from './words'

/** Why the run is stopped, and which fields the partner requires that its rows lack. */
export function RunNotices({ run }: { run: Run }) {
  return (
    <>
      <AskedFields run={run} />
      <RunState run={run} />
    </>
  )
}

const quoted = (fields: readonly string[]) => listInWords(fields.map((field) => noticeWords.quoted({ field })))

/** Shows nothing for a run with an older form: the form may have the fields by now. */
function AskedFields({ run: { askedFields, hasOlderProfile } }: { run: Run }) {
  if (askedFields.length === 0 || hasOlderProfile) return null
  const { title, details } = noticeWords.askedFields
  return (
    <NoticeLine isUrgent tone="bad" title={title} actions={<OpenConnection at="#connection-forms" />}>
      <p className="wrap-anywhere">{details({ fields: quoted(askedFields) })}</p>
    </NoticeLine>
  )
}

/** For admins only: nobody else can change anything there. */
function OpenConnection({ at = '' }: { at?: '' | '#connection-forms' }) {
  return (
    useIsAdmin() && (
      <Link href={`/connection${at}`} prefetch={false} className="link font-medium">
        {runWords.connection}
      </Link>
    )
  )
}

type LineProps = { tone: Tone; title: string; details?: string; actions?: ReactNode }

function Line({ tone, title, details, actions }: LineProps) {
  return (
    <NoticeLine tone={tone} title={title} actions={actions}>
      {details && <p>{details}</p>}
    </NoticeLine>
  )
}

function RunState({ run }: { run: Run }): ReactNode {
  if (run.isHeld) return <HeldRun />
  if (run.state === 'draft')
    return run.mayHaveBeenSent ? (
      <Line tone="unclear" {...noticeWords.mayHaveBeenSent} />
    ) : (
      <Line tone="info" {...noticeWords.draft} />
    )
  if (run.waitsForFields) return <Line tone="warn" {...noticeWords.waitsForFields} actions={<OpenConnection />} />
  const waiting = noticeWords.notSent({ count: unsentCount(run) })
  switch (run.state) {
    case 'cancelling':
      return <Line tone="info" title={noticeWords.cancelling} />
    case 'enqueueing':
      return <Line tone="info" title={noticeWords.enqueueing} />
    case 'paused':
      return <Line tone="warn" title={`${pausedBy(run)} · ${waiting}`} details={noticeWords.pausedMeans} />
    case 'stopped':
      return <Stopped run={run} waiting={waiting} />
    default:
      return hasEndedForKey(run) ? <EndedForKey run={run} /> : null
  }
}

function pausedBy({ endedBy }: Run): string {
  return endedBy === null ? noticeWords.paused : noticeWords.pausedBy({ by: endedBy })
}

function HeldRun() {
  return (
    <NoticeLine
      tone="warn"
      title={noticeWords.held}
      actions={
        <Link href={heldWritesPage} prefetch={false} className="link font-medium">
          {noticeWords.review}
        </Link>
      }
    >
      <p>{noticeWords.heldMeans}</p>
    </NoticeLine>
  )
}

function Stopped({ run: { stop, hasOlderProfile, askedFields }, waiting }: { run: Run; waiting: string }) {
  const { stopped } = noticeWords
  switch (stop?.why) {
    case 'key':
      return <StoppedFor tone="bad" {...stopped.key} waiting={waiting} failure={stop.failure} saysNextStep />
    case 'refusal':
      return <StoppedFor tone="warn" {...stopped.refusal} waiting={waiting} failure={stop.failure} />
    case 'uncertain':
      return <StoppedFor tone="unclear" {...stopped.uncertain} waiting={waiting} failure={stop.failure} />
    case 'fields': {
      const fields = Object.keys(stop.failure?.fields ?? {}).filter((field) => field !== '')
      const words = {
        title: noticeWords.stoppedForFields({ fields: quoted(fields) }),
        details: hasOlderProfile ? noticeWords.olderForm : noticeWords.presentForm,
      }
      return (
        <StoppedFor
          tone="bad"
          {...words}
          waiting={waiting}
          failure={hasOlderProfile ? null : stop.failure}
          actions={!hasOlderProfile && askedFields.length === 0 && <OpenConnection at="#connection-forms" />}
        />
      )
    }
    default:
      return <StoppedFor tone="bad" {...stopped.other} waiting={waiting} failure={null} />
  }
}

/** Like a run that was stopped for the key, but no row is left that was not sent. */
function EndedForKey({ run: { stop, counts } }: { run: Run }) {
  const words = { title: noticeWords.endedForKey, details: noticeWords.stopped.key.details }
  const refused = noticeWords.refused({ count: counts.refused })
  return <StoppedFor tone="bad" {...words} waiting={refused} failure={stop?.failure ?? null} saysNextStep />
}

type StoppedForProps = {
  tone: Tone
  title: string
  details: string
  waiting: string
  failure: PartnerFailure | null
  saysNextStep?: boolean
  actions?: ReactNode
}

function StoppedFor({ tone, title, details, waiting, failure, saysNextStep = false, actions }: StoppedForProps) {
  const nextStepOf = useNextStep()
  const next = saysNextStep && failure ? ` ${nextStepOf(failure)}` : ''
  return (
    <NoticeLine isUrgent tone={tone} title={`${title} · ${waiting}.${next}`} actions={actions}>
      <p>{details}</p>
      {failure && <FailureDetails failure={failure} isNextStepSaid={saysNextStep} />}
    </NoticeLine>
  )
}
