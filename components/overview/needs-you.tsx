'use client'

import { CircleHelp } from 'lucide-react'
import Link from 'next/link'
import type { RefusalCause, Run } from '@/lib/bulk-apply/contract'
import { type Dispatch, needsPerson } from '@/lib/dispatch/contract'
import { LinkedCauseLine } from '../bulk-apply/refusals/cause-line'
import { useRecentCauses } from '../bulk-apply/refusals/use-refusal-causes'
import { needsDecision } from '../bulk-apply/runs/run-facts'
import { needInWords, stateInWords } from '../bulk-apply/runs/run-words'
import { useFollowedRuns } from '../bulk-apply/runs/use-followed-runs'
import { causeWords } from '../bulk-apply/words'
import { dispatchHref, dispatchStatus, dispatchTitle } from '../dispatch/dispatch-words'
import { useFollowed } from '../dispatch/use-followed'
import { RelativeTime } from '../ui/relative-time'
import { FoldedItems } from './folded-items'
import { groupRefused } from './group-refused'
import { RefusedGroup } from './refused-group'
import { overviewWords } from './words'

/** So many of a kind are in sight. */
const mostLines = 4

type NeedsYouProps = { first: readonly Dispatch[]; firstRuns: readonly Run[]; firstCauses: RefusalCause[] }

/**
 * The reader's own dispatches and runs that need a decision, and why rows of theirs were refused. What is `first` came
 * with the page.
 */
export function NeedsYou({ first, firstRuns, firstCauses }: NeedsYouProps) {
  const { items, isRead } = useFollowed()
  const own = isRead ? items : first
  const waiting = own.filter(needsPerson)
  const refused = groupRefused(own)
  const followed = useFollowedRuns()
  const all = followed.isRead ? followed.runs : firstRuns
  const runs = all.filter(needsDecision)
  const withRefused = all.filter(({ counts }) => counts.refused > 0).map(({ id }) => id)
  const { data = [] } = useRecentCauses('me', { first: firstCauses, isWanted: withRefused.length > 0 })
  // Runs that are cleared since are gone at once.
  const causes = data.filter(({ run }) => withRefused.includes(run.id))
  if (waiting.length + runs.length + causes.length + refused.length === 0) return null
  return (
    <section aria-labelledby="needs-you" className="rounded-panel border bg-unclear-soft">
      <h2 id="needs-you" className="flex items-center gap-2 px-4 pt-3 font-semibold text-unclear">
        <CircleHelp aria-hidden className="size-4" />
        {overviewWords.needsYou}
      </h2>
      <ul className="px-4 pb-2 empty:hidden">
        <FoldedItems
          most={mostLines}
          items={[
            ...runs.map((run) => (
              <li key={run.id} className="flex flex-wrap items-baseline gap-x-3 py-1.5">
                <Link
                  href={`/bulk-apply/${run.id}`}
                  prefetch={false}
                  dir="auto"
                  className="link wrap-anywhere font-medium"
                >
                  {overviewWords.bulkApply({ name: run.name })}
                </Link>
                <span className="text-small text-quiet">
                  {needInWords(run) || stateInWords(run).text} · <RelativeTime iso={run.createdAt} />
                </span>
              </li>
            )),
            ...waiting.map((dispatch) => (
              <li key={dispatch.id} className="flex flex-wrap items-baseline gap-x-3 py-1.5">
                <Link
                  href={dispatchHref(dispatch)}
                  prefetch={false}
                  dir="auto"
                  className="link wrap-anywhere font-medium"
                >
                  {dispatchTitle(dispatch)}
                </Link>
                <span className="text-small text-quiet">
                  {dispatchStatus(dispatch, null).text} · <RelativeTime iso={dispatch.createdAt} />
                </span>
              </li>
            )),
          ]}
        />
      </ul>
      {causes.length + refused.length > 0 && (
        <ul aria-label={causeWords.list} className="border-t px-1">
          <FoldedItems
            most={mostLines}
            inset="px-3"
            items={[
              ...causes.map((cause) => <LinkedCauseLine key={`${cause.run.id} ${cause.key}`} cause={cause} />),
              ...refused.map((group) => <RefusedGroup key={group.key} group={group} />),
            ]}
          />
        </ul>
      )}
    </section>
  )
}
