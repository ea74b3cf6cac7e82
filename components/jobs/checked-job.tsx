'use client'

import type { JobDispatch } from '@/lib/jobs/contract'
import { CancelNote } from '../dispatch/dispatch-progress'
import { useSecondsUntil } from '../dispatch/use-followed'
import { Notice } from '../ui/notice'
import { ReferenceLine, WhyUnclear } from './what-happened'

/** A job that the desk is reconciling: what it does, when it checks next, and when the outcome will be known. */
export function CheckedJob({ dispatch, lastLookMs }: { dispatch: JobDispatch; lastLookMs: number }) {
  const { ceilingAt, nextAt, timeline, failure } = dispatch
  const knownAt = ceilingAt === null ? null : new Date(Date.parse(ceilingAt) + lastLookMs).toISOString()
  const next = useSecondsUntil(nextAt)
  const known = useSecondsUntil(knownAt)
  const lastLook = timeline.findLast(({ what }) => what === 'reconciled' || what === 'sent')
  const couldNotLook = lastLook?.what === 'reconciled' && lastLook.outcome !== 'later'
  return (
    <Notice tone="unclear" title="Unconfirmed">
      <WhyUnclear dispatch={dispatch} />
      <p>
        It may still have been created, so the desk looks for it in the list of jobs.
        {failure?.kind === 'address-lookup-busy' &&
          dispatch.cancelRequestedBy === null &&
          ' If it isn’t there, the desk sends it again by itself.'}{' '}
        You can leave; we’ll show the result here.
      </p>
      <CancelNote dispatch={dispatch} />
      {/* It ticks: a screen reader would say every second of it. */}
      <p aria-hidden className="text-quiet tabular-nums">
        {couldNotLook && 'The list could not be read just now. '}
        {next !== null && next > 0 ? `Next check in ${next} s. ` : 'Checking now. '}
        {known !== null && known > 0 && !couldNotLook && `It will be known within ${known} s.`}
      </p>
      <ReferenceLine dispatch={dispatch} />
    </Notice>
  )
}
