'use client'

import { CircleHelp } from 'lucide-react'
import Link from 'next/link'
import type { Run } from '@/lib/bulk-apply/contract'
import { type Dispatch, needsPerson } from '@/lib/dispatch/contract'
import { needsDecision } from '../bulk-apply/runs/run-facts'
import { needInWords, stateInWords } from '../bulk-apply/runs/run-words'
import { useFollowedRuns } from '../bulk-apply/runs/use-followed-runs'
import { dispatchHref, dispatchStatus, dispatchTitle } from '../dispatch/dispatch-words'
import { useFollowed } from '../dispatch/use-followed'
import { Time } from '../ui/time'
import { useCount } from '../ui/use-count'

type NeedsYouProps = { first: readonly Dispatch[]; firstRuns: readonly Run[] }

/** The reader's own dispatches and runs that need a decision. `first` and `firstRuns` came with the page. */
export function NeedsYou({ first, firstRuns }: NeedsYouProps) {
  const { items, isRead } = useFollowed()
  const waiting = (isRead ? items : first).filter(needsPerson)
  const followed = useFollowedRuns()
  const runs = (followed.isRead ? followed.runs : firstRuns).filter(needsDecision)
  const formatCount = useCount()
  if (waiting.length + runs.length === 0) return null
  return (
    <section aria-labelledby="needs-you" className="max-w-4xl rounded-panel border bg-unclear-soft">
      <h2 id="needs-you" className="flex items-center gap-2 px-4 pt-3 font-semibold text-unclear">
        <CircleHelp aria-hidden className="size-4" />
        Needs you
      </h2>
      <ul className="px-4 pb-2">
        {runs.map((run) => (
          <li key={run.id} className="flex flex-wrap items-baseline gap-x-3 py-1.5">
            <Link
              href={`/bulk-apply/${run.id}`}
              prefetch={false}
              dir="auto"
              className="wrap-anywhere font-medium underline-offset-2 hover:underline"
            >
              Bulk apply: {run.name}
            </Link>
            <span className="text-small text-quiet">
              {needInWords(run, formatCount) || stateInWords(run).text} · <Time iso={run.createdAt} />
            </span>
          </li>
        ))}
        {waiting.map((dispatch) => (
          <li key={dispatch.id} className="flex flex-wrap items-baseline gap-x-3 py-1.5">
            <Link
              href={dispatchHref(dispatch)}
              prefetch={false}
              dir="auto"
              className="wrap-anywhere font-medium underline-offset-2 hover:underline"
            >
              {dispatchTitle(dispatch)}
            </Link>
            <span className="text-small text-quiet">
              {dispatchStatus(dispatch, null).text} · <Time iso={dispatch.createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
