'use client'

import Link from 'next/link'
import { useRef, useState } from 'react'
import type { DecideRowsAction, DecideRunAction, RefusalCause, RowOutcome, Run } from '@/lib/bulk-apply/contract'
import { ErrorNotice } from '../../api/error-notice'
import { lazyPart } from '../../ui/lazy-part'
import { PageHeader } from '../../ui/page-header'
import { RelativeTime } from '../../ui/relative-time'
import { useFocusIfLost } from '../../ui/use-focus-if-lost'
import { RunCauses } from '../refusals/run-causes'
import { isRunEnded, showsTrials } from '../runs/run-facts'
import { RunOrigin } from '../runs/run-origin'
import { StateMark } from '../runs/state-mark'
import { Downloads } from './downloads'
import { HeldJobs } from './held-jobs'
import { LeftOutLine } from './left-out-line'
import { OutcomeBar } from './outcome-bar'
import { RunActions } from './run-actions'
import { RunNotices } from './run-notices'
import { RunProgress } from './run-progress'
import { RunTable } from './run-table'
import { UnclearRows } from './unclear-rows'
import { useCountedRun } from './use-counted-run'
import { useFix } from './use-fix'
import { useListedRows } from './use-listed-rows'
import { useRun } from './use-run'
import { useRunDecisions } from './use-run-decisions'
import { runWords } from './words'

const Corrections = lazyPart(async () => (await import('../corrections/corrections')).Corrections)

type RunScreenProps = {
  first: Run
  isMine: boolean
  /** The desk still has the rows that were left out of the run. */
  keepsLeftOut: boolean
  /** Why rows of the run were refused. */
  causes: RefusalCause[]
  decideRun: DecideRunAction
  decideRows: DecideRowsAction
}

/** One run: its progress, the outcome of each row, and the decisions it offers. */
export function RunScreen({ first, isMine, keepsLeftOut, causes, decideRun, decideRows }: RunScreenProps) {
  const { run, error, isRetrying, retry } = useRun(first)
  const counted = useCountedRun(run)
  const [outcome, setOutcome] = useState<RowOutcome | null>(null)
  const { fixed, openFix, openFixAll, closeFix } = useFix(run.id)
  const listed = useListedRows(run)
  const standing = useRef<HTMLParagraphElement>(null)
  const keepFocus = useFocusIfLost(standing)
  const { said, deciding, decideAboutRun, decideAboutRows } = useRunDecisions(run, listed, {
    decideRun,
    decideRows,
    keepFocus,
  })
  const isStarted = run.state !== 'draft'
  // Offer no other decisions while the run is held or its rows are being corrected.
  const isQuiet = run.isHeld || fixed !== null
  return (
    <>
      <PageHeader
        title={run.name}
        actions={
          <>
            <Downloads run={run} />
            <RunActions run={run} isMine={isMine} deciding={deciding} onDecide={decideAboutRun} />
          </>
        }
      />
      <div className="grid shrink-0 gap-3 px-4 pb-3 md:px-6">
        <p role="status" className="sr-only">
          {said}
        </p>
        <p ref={standing} tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-1 text-quiet outline-none">
          <StateMark run={run} />
          <span>
            <RunOrigin run={run} /> · <RelativeTime iso={run.createdAt} />
          </span>
          {run.stopsAtRefusal && <span>{runWords.stopsAtRefusal}</span>}
          <Link href="/bulk-apply" prefetch={false} className="link">
            {runWords.allRuns}
          </Link>
        </p>
        {error && <ErrorNotice error={error} onRetry={retry} isRetrying={isRetrying} />}
        {isStarted && <OutcomeBar run={counted} chosen={outcome} onChoose={setOutcome} />}
        {isStarted && <LeftOutLine run={run} isKept={keepsLeftOut} />}
        {showsTrials(run) && <p className="max-w-prose text-small text-quiet">{runWords.trial}</p>}
        {isStarted && !(run.isHeld && isRunEnded(run)) && <RunProgress run={run} />}
        {(fixed === null || !isRunEnded(run)) && <RunNotices run={run} />}
        <HeldJobs jobs={isQuiet ? [] : run.heldJobs} deciding={deciding} onDecide={decideAboutRun} />
        <UnclearRows
          count={isQuiet ? 0 : run.counts['needs-decision']}
          listed={Object.keys(listed)}
          deciding={deciding}
          onDecide={decideAboutRows}
          {...(outcome === 'needs-decision' ? {} : { onShow: () => setOutcome('needs-decision') })}
        />
        {fixed === null && <RunCauses run={run} first={causes} onFix={openFix} onFixAll={openFixAll} />}
      </div>
      {fixed !== null && (
        <Corrections
          key={fixed}
          run={run}
          cause={fixed === 'all' ? null : fixed}
          onClose={() => {
            keepFocus()
            closeFix()
          }}
        />
      )}
      {isStarted && fixed === null && (
        <RunTable
          run={counted}
          outcome={outcome}
          listed={listed}
          standing={standing}
          onAll={() => setOutcome(null)}
          deciding={deciding}
          onDecide={decideAboutRows}
        />
      )}
    </>
  )
}
