'use client'

import type { Route } from 'next'
import Link from 'next/link'
import { useEffect } from 'react'
import { type ActivityEntry, type ActivityRow, type EntryAnswer, entryKey, entryUrl } from '@/lib/activity/contract'
import { kindInWords } from '@/lib/activity/words'
import { correctionHref } from '@/lib/bulk-apply/contract'
import { type Dispatch, isOpen, needsPerson } from '@/lib/dispatch/contract'
import { CopyDetails } from '../api/copy-details'
import { DeskError, getFromDesk } from '../api/desk-api'
import { ErrorNotice } from '../api/error-notice'
import { FailureNotice } from '../api/failure-notice'
import { useRead } from '../api/queries'
import { causeWords } from '../bulk-apply/words'
import { DispatchProgress } from '../dispatch/dispatch-progress'
import { dispatchHref, undecidedExplanation } from '../dispatch/dispatch-words'
import { HeldNotice } from '../dispatch/held-notice'
import { useShownDispatch } from '../dispatch/use-followed'
import { buttonClass } from '../ui/button'
import { FactsSkeleton } from '../ui/list-skeleton'
import { Notice } from '../ui/notice'
import { Panel } from '../ui/panel'
import { PreviousNext } from '../ui/previous-next'
import { RelativeTime } from '../ui/relative-time'
import { DecideUnclear } from './decide-unclear'
import { EntryFacts } from './entry-facts'
import { EntryTimeline } from './entry-timeline'
import { OutcomeMark } from './outcome-mark'
import { patchOf, type RowPatch } from './row-patch'
import { activityWords } from './words'

type EntryPanelProps = {
  id: string
  canWrite: boolean
  /** `decidesForAll`: whether the reader may decide about everyone's dispatches. */
  reader: { id: string; decidesForAll: boolean }
  onRow: (id: string, patch: RowPatch) => void
  onJob: (job: string) => void
  onRun: (run: string) => void
  onClose: () => void
  onPrevious?: () => void
  onNext?: () => void
}

/** This page does not follow other users' dispatches, so they are polled while their details are open. */
const askedEveryMs = 2_000

/** The details of one entry, and the decisions that are still open. */
export function EntryPanel(props: EntryPanelProps) {
  const { id, canWrite, reader, onRow, onJob, onRun, onClose, onPrevious, onNext } = props
  const entry = useRead({
    queryKey: entryKey(id),
    queryFn: ({ signal }) => askForEntry(id, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.dispatch && isOpen(state.data.dispatch) ? askedEveryMs : false),
  })
  const followed = useShownDispatch(id)
  const { refetch, data } = entry
  useEffect(() => {
    if (followed) void refetch()
  }, [followed, refetch])
  const dispatch = data?.dispatch ?? null
  useEffect(() => {
    if (dispatch) onRow(dispatch.id, patchOf(dispatch))
  }, [dispatch, onRow])
  return (
    <Panel
      isOfRow
      title={activityWords.entryDetails}
      heading={data ? kindInWords(data.row) : data === null ? activityWords.notFound : activityWords.loadingMore}
      summary={data && <EntrySummary row={data.row} />}
      onClose={onClose}
      actions={<PreviousNext what="entry" onPrevious={onPrevious} onNext={onNext} />}
    >
      <div key={id} className="grid gap-5 p-4 empty:hidden">
        {data === undefined && entry.isFetching && (
          <FactsSkeleton rows={7}>
            <p role="status" className="sr-only">
              {activityWords.loadingDetails}
            </p>
          </FactsSkeleton>
        )}
        {entry.error && !entry.isFetching && (
          <ErrorNotice error={entry.error} onRetry={() => void refetch()} isRetrying={entry.isFetching} />
        )}
        {data === null && <p>{activityWords.gone}</p>}
        {data && <Entry entry={data} canWrite={canWrite} reader={reader} onJob={onJob} onRun={onRun} />}
      </div>
    </Panel>
  )
}

/** The outcome, who did it and how long ago, at a glance. */
function EntrySummary({ row }: { row: ActivityRow }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5 pt-1 text-table">
      <OutcomeMark row={row} />
      <span className="text-quiet">
        {row.who} · <RelativeTime iso={row.at} />
      </span>
    </div>
  )
}

type EntryProps = { entry: ActivityEntry } & Pick<EntryPanelProps, 'canWrite' | 'reader' | 'onJob' | 'onRun'>

function Entry({ entry, canWrite, reader, onJob, onRun }: EntryProps) {
  const { dispatch } = entry
  const facts = <EntryFacts entry={entry} canWrite={canWrite} onJob={onJob} onRun={onRun} />
  if (!dispatch) return facts
  const { failure, state, isHeld, who } = dispatch
  const fixHref = canWrite && state === 'refused' ? hrefToFix(dispatch, reader.id) : null
  const mayDecide = canWrite && (isHeld || reader.decidesForAll || who.id === reader.id)
  return (
    <>
      {canWrite && isHeld && state === 'scheduled' && <HeldNotice what="run" />}
      {mayDecide && needsPerson(dispatch) && <DecideUnclear dispatch={dispatch} />}
      {canWrite && !mayDecide && needsPerson(dispatch) && (
        <Notice tone="unclear" title={activityWords.waitsFor({ name: who.name })}>
          <p>{undecidedExplanation(dispatch)}</p>
        </Notice>
      )}
      {mayDecide && isOpen(dispatch) && state !== 'reconciling' && (
        <DispatchProgress dispatch={dispatch} sending={activityWords.isSending} />
      )}
      {state === 'refused' && failure && <FailureNotice failure={failure} />}
      {fixHref !== null && (
        <Link href={fixHref} prefetch={false} className={buttonClass('secondary', 'w-fit')}>
          {causeWords.fix}
        </Link>
      )}
      {facts}
      <EntryTimeline steps={dispatch.timeline} who={who} />
      {failure && state !== 'refused' && (
        <div>
          <CopyDetails failure={failure} />
        </div>
      )}
    </>
  )
}

/** Where a refused application is corrected and resent: a run's row in its run, others only by the user who sent it. */
function hrefToFix(dispatch: Dispatch, readerId: string): Route | null {
  if (dispatch.groupId !== null) return correctionHref(dispatch.groupId, null)
  return dispatch.kind === 'submit-application' && dispatch.who.id === readerId ? dispatchHref(dispatch) : null
}

async function askForEntry(id: string, signal: AbortSignal): Promise<ActivityEntry | null> {
  const answer = await getFromDesk<EntryAnswer>(entryUrl(id), signal)
  if ('value' in answer) return answer.value.entry
  throw new DeskError(answer.error)
}
