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
import { dispatchStatus } from '../dispatch/dispatch-words'
import { useFollowed } from '../dispatch/use-followed'
import { RunLink } from '../links/links'
import { buttonClass } from '../ui/button'
import { RelativeTime } from '../ui/relative-time'
import { FoldedItems } from './folded-items'
import { groupRefused } from './group-refused'
import { NeedRow } from './need-row'
import { RefusedGroup } from './refused-group'
import { overviewWords } from './words'
import { WriteRow } from './write-row'

/** How many items of each kind are shown before the fold. */
const maxLines = 4

const icon = { Icon: CircleHelp, ink: 'text-unclear' }

type NeedsYouProps = { first: readonly Dispatch[]; firstRuns: readonly Run[]; firstCauses: RefusalCause[] }

/**
 * The reader's own dispatches and runs that need a decision, and why rows of theirs were refused. Props starting with
 * `first` came with the page.
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
  // Runs that have been cleared since disappear at once.
  const causes = data.filter(({ run }) => withRefused.includes(run.id))
  if (waiting.length + runs.length + causes.length + refused.length === 0) return null
  return (
    <section aria-labelledby="needs-you" className="rounded-panel border bg-unclear-soft">
      <h2 id="needs-you" className="flex items-center gap-2 px-3 py-2 font-semibold text-unclear">
        <CircleHelp aria-hidden className="size-4" />
        {overviewWords.needsYou}
      </h2>
      <ul className="border-t empty:hidden">
        <FoldedItems
          most={maxLines}
          items={[
            ...runs.map((run) => <RunRow key={run.id} run={run} />),
            ...waiting.map((dispatch) => (
              <WriteRow key={dispatch.id} dispatch={dispatch} icon={icon} state={dispatchStatus(dispatch, null).text} />
            )),
          ]}
        />
      </ul>
      {causes.length + refused.length > 0 && (
        <ul aria-label={causeWords.list} className="border-t">
          <FoldedItems
            most={maxLines}
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

function RunRow({ run }: { run: Run }) {
  const title = overviewWords.bulkApply({ name: run.name })
  return (
    <NeedRow
      icon={icon}
      aside={
        <>
          {needInWords(run) || stateInWords(run).text} · <RelativeTime iso={run.createdAt} />
        </>
      }
      action={
        <Link
          href={`/bulk-apply/${run.id}`}
          prefetch={false}
          aria-label={`${causeWords.open}: ${title}`}
          className={buttonClass()}
        >
          {causeWords.open}
        </Link>
      }
    >
      <RunLink id={run.id}>{title}</RunLink>
    </NeedRow>
  )
}
