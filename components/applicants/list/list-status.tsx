'use client'

import { ArrowDownToLine, RotateCw, Square } from 'lucide-react'
import type { MouseEvent } from 'react'
import { applicantsRetries } from '@/lib/applicants/contract'
import { useRetry } from '../../retries/retry-notice'
import { Button } from '../../ui/button'
import { timeOfDay, wholeNumber } from '../../ui/formats'
import { SpokenLine } from '../../ui/spoken-line'
import { useElapsed } from '../../ui/use-elapsed'
import { useIsBrowser } from '../../ui/use-is-browser'
import type { ApplicantList, ListState } from './applicant-list'

/** From here on a page counts as slow. */
export const slowFromS = 5

/** The line under the table: what is loaded, what is loading, and the buttons to load all or to stop. */
export function ListStatus({ list, state }: { list: ApplicantList; state: ListState }) {
  const { count, hasMore, work } = state
  const isBrowser = useIsBrowser()
  const seconds = useElapsed(work?.pageSince ?? null)
  const isSlow = work !== null && seconds >= slowFromS
  const canStop = work !== null && (isSlow || work.kind === 'all')
  return (
    <div className="flex min-h-11 shrink-0 touch:min-h-13 items-center justify-between gap-3 border-t bg-raised px-4 text-table text-quiet tabular-nums md:px-6">
      {work?.kind === 'all' ? (
        <p>
          <AllLine state={state} since={work.since} isSlow={isSlow} />
        </p>
      ) : (
        <p role="status">
          {isSlow ? `${loadedLine(state, isBrowser)} · ${slowLine(state)}` : loadedLine(state, isBrowser)}
        </p>
      )}
      {canStop && (
        <Button key="stop" onClick={firstClick(list.stop)}>
          <Square aria-hidden className="size-4" />
          Stop
        </Button>
      )}
      {!canStop && count > 0 && hasMore && (
        <Button key="all" onClick={firstClick(list.loadAll)} disabled={work?.kind === 'newcomers'}>
          <ArrowDownToLine aria-hidden className="size-4" />
          Load all
        </Button>
      )}
      {!canStop && count > 0 && !hasMore && (
        <Button onClick={list.showNewcomers} isPending={work !== null} pendingLabel="Checking…">
          <RotateCw aria-hidden className="size-4" />
          Check for new
        </Button>
      )}
    </div>
  )
}

/** Ignores the second click of a double click: by then another button may be in the same place. */
function firstClick(act: () => void) {
  return ({ detail }: MouseEvent) => {
    if (detail < 2) act()
  }
}

function loadedLine(
  { count, hasMore, hasNoNews, work, error, loadedAt, isStuck }: ListState,
  isBrowser: boolean,
): string {
  const number = isBrowser ? wholeNumber(count) : String(count)
  if (isStuck) return `${number} loaded · the partner keeps sending the same records`
  if (!hasMore && !work)
    return `All ${number} loaded${isBrowser && loadedAt ? ` at ${timeOfDay(new Date(loadedAt))}` : ''}${hasNoNews ? ' · nothing new on top' : ''}`
  const rest = work ? 'loading more…' : error ? 'the next ones did not come' : 'more below'
  return `${number} loaded · ${rest}`
}

function slowLine({ isInSmallerPages }: ListState): string {
  return isInSmallerPages ? 'The partner is slow: loading in smaller pages' : 'The partner is slow to answer'
}

type AllLineProps = { state: ListState; since: number; isSlow: boolean }

/** "12,350 loaded · 29 s". The partner gives no total (spec 4.1), so the time left is not known. */
function AllLine({ state, since, isSlow }: AllLineProps) {
  const retry = useRetry(applicantsRetries)
  const seconds = useElapsed(since)
  const parts = [`${wholeNumber(state.count)} loaded`]
  if (retry) parts.push(`${retry.failure.short}, trying again`)
  else if (isSlow) parts.push(slowLine(state))
  parts.push(elapsedInWords(seconds))
  return <SpokenLine line={parts.join(' · ')} everyMs={5_000} />
}

function elapsedInWords(seconds: number): string {
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
