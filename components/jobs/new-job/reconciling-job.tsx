'use client'

import type { JobDispatch } from '@/lib/jobs/contract'
import { CancelNote } from '../../dispatch/dispatch-progress'
import { useSecondsUntil } from '../../dispatch/use-followed'
import { Notice } from '../../ui/notice'
import { ReferenceLine, WhyUnclear } from './what-happened'
import { newJobWords } from './words'

/** A job that the desk is reconciling: what the desk does, when it checks next, and when the outcome will be known. */
export function ReconcilingJob({ dispatch, lastCheckMs }: { dispatch: JobDispatch; lastCheckMs: number }) {
  const { ceilingAt, nextAt, timeline, failure } = dispatch
  const knownAt = ceilingAt === null ? null : new Date(Date.parse(ceilingAt) + lastCheckMs).toISOString()
  const next = useSecondsUntil(nextAt)
  const known = useSecondsUntil(knownAt)
  const lastCheck = timeline.findLast(({ what }) => what === 'reconciled' || what === 'sent')
  const listNotRead = lastCheck?.what === 'reconciled' && lastCheck.outcome !== 'later'
  return (
    <Notice tone="unclear" title={newJobWords.unconfirmed}>
      <WhyUnclear dispatch={dispatch} />
      <p>
        {newJobWords.mayBeThere}
        {failure?.kind === 'address-lookup-busy' &&
          dispatch.cancelRequestedBy === null &&
          ` ${newJobWords.sentAgainIfNot}`}{' '}
        {newJobWords.youCanLeave}
      </p>
      <CancelNote dispatch={dispatch} />
      {/* Hidden from screen readers, which would announce every second of the countdown. */}
      <p aria-hidden className="text-quiet tabular-nums">
        {listNotRead && `${newJobWords.listNotRead} `}
        {next !== null && next > 0 ? newJobWords.nextCheck({ seconds: next }) : newJobWords.checkingNow}{' '}
        {known !== null && known > 0 && !listNotRead && newJobWords.knownWithin({ seconds: known })}
      </p>
      <ReferenceLine dispatch={dispatch} />
    </Notice>
  )
}
