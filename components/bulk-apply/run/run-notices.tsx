'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import type { Run } from '@/lib/bulk-apply/contract'
import { heldWritesPage } from '@/lib/dispatch/contract'
import type { PartnerFailure } from '@/lib/partner/failure/failure'
import { useNextStep } from '../../api/role-context'
import { listInWords } from '../../ui/formats'
import type { Tone } from '../../ui/notice'
import { NoticeLine } from '../../ui/notice-line'
import { useCount } from '../../ui/use-count'
import { unsentCount } from '../runs/run-facts'
import { endInWords } from '../runs/run-words'
import { heldRunWords, noticeWords } from '../words'
import { FailureDetails } from './failure-details'

/** Why the run stands still or how it ended, and what the partner asks for that its rows do not have. */
export function RunNotices({ run }: { run: Run }) {
  return (
    <>
      <AskedFields run={run} />
      <RunState run={run} />
    </>
  )
}

const quoted = (fields: readonly string[]) => listInWords(fields.map((field) => `“${field}”`))

/** Nothing of a run with an older form: the form may have the fields by now. */
function AskedFields({ run: { askedFields, hasOlderProfile } }: { run: Run }) {
  if (askedFields.length === 0 || hasOlderProfile) return null
  const { title, details } = noticeWords.askedFields
  return (
    <NoticeLine isUrgent tone="bad" title={title}>
      <p className="wrap-anywhere">{details(quoted(askedFields))}</p>
    </NoticeLine>
  )
}

function Line({ tone, title, details }: { tone: Tone; title: string; details?: string }) {
  return (
    <NoticeLine tone={tone} title={title}>
      {details && <p>{details}</p>}
    </NoticeLine>
  )
}

function RunState({ run }: { run: Run }): ReactNode {
  const formatCount = useCount()
  const end = endInWords(run, formatCount)
  if (run.isHeld) return <HeldRun />
  if (run.state === 'draft')
    return run.mayHaveBeenSent ? (
      <Line tone="unclear" {...noticeWords.mayHaveBeenSent} />
    ) : (
      <Line tone="info" {...noticeWords.draft} />
    )
  if (end !== null) {
    const { counts } = run
    const tone =
      counts['needs-decision'] > 0 ? 'unclear' : counts.held > 0 ? 'warn' : counts.refused > 0 ? 'info' : 'good'
    return <Line tone={tone} title={end} />
  }
  if (run.waitsForFields) return <Line tone="warn" {...noticeWords.waitsForFields} />
  const unsent = unsentCount(run)
  const waiting = noticeWords.notSent(formatCount(unsent), unsent === 1)
  switch (run.state) {
    case 'cancelling':
      return <Line tone="info" {...noticeWords.cancelling} />
    case 'enqueueing':
      return <Line tone="info" {...noticeWords.enqueueing} />
    case 'paused':
      return <Line tone="warn" {...noticeWords.paused(run.endedBy, waiting)} />
    case 'stopped':
      return <Stopped run={run} waiting={waiting} />
    default:
      return null
  }
}

function HeldRun() {
  return (
    <NoticeLine
      tone="warn"
      title={heldRunWords.title}
      actions={
        <Link href={heldWritesPage} prefetch={false} className="font-medium underline underline-offset-2">
          {heldRunWords.review}
        </Link>
      }
    >
      <p>{heldRunWords.details}</p>
    </NoticeLine>
  )
}

function Stopped({ run: { stop, hasOlderProfile }, waiting }: { run: Run; waiting: string }) {
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
      const words = { title: stopped.fields.title(quoted(fields)), details: stopped.fields.details(hasOlderProfile) }
      return <StoppedFor tone="bad" {...words} waiting={waiting} failure={hasOlderProfile ? null : stop.failure} />
    }
    default:
      return <StoppedFor tone="bad" {...stopped.other} waiting={waiting} failure={null} />
  }
}

type StoppedForProps = {
  tone: Tone
  title: string
  details: string
  waiting: string
  failure: PartnerFailure | null
  saysNextStep?: boolean
}

function StoppedFor({ tone, title, details, waiting, failure, saysNextStep = false }: StoppedForProps) {
  const nextStepOf = useNextStep()
  const next = saysNextStep && failure ? ` ${nextStepOf(failure)}` : ''
  return (
    <NoticeLine isUrgent tone={tone} title={`${title} · ${waiting}.${next}`}>
      <p>{details}</p>
      {failure && <FailureDetails failure={failure} isNextStepSaid={saysNextStep} />}
    </NoticeLine>
  )
}
