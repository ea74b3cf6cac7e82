'use client'

import { ArrowDownToLine, RotateCw, Square } from 'lucide-react'
import type { MouseEvent } from 'react'
import { applicantsRetries } from '@/lib/applicants/contract'
import { useRetry } from '../../retries/use-retry'
import { AnnouncedLine } from '../../ui/announced-line'
import { Button } from '../../ui/button'
import { timeOfDay } from '../../ui/formats'
import { useElapsed } from '../../ui/use-elapsed'
import { useIsBrowser } from '../../ui/use-is-browser'
import type { ApplicantList, ListState } from './applicant-list'
import { loadedWords } from './words'

/** A page that takes longer than this counts as slow. */
export const slowFromS = 5

/** The line under the table: what is loaded, what is loading, and the buttons "Load all" and "Stop". */
export function ListStatus({ list, state }: { list: ApplicantList; state: ListState }) {
  const { count, hasMore, work } = state
  const isBrowser = useIsBrowser()
  const seconds = useElapsed(work?.pageSince ?? null)
  const isSlow = work !== null && seconds >= slowFromS
  const canStop = work !== null && (isSlow || work.kind === 'all')
  return (
    <div className="flex min-h-11 shrink-0 touch:min-h-13 short:min-h-8 items-center justify-between gap-3 border-t bg-raised px-4 text-table text-quiet tabular-nums md:px-6">
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
          {loadedWords.stop}
        </Button>
      )}
      {!canStop && count > 0 && hasMore && (
        <Button key="all" onClick={firstClick(list.loadAll)} disabled={work?.kind === 'newcomers'}>
          <ArrowDownToLine aria-hidden className="size-4" />
          {loadedWords.loadAll}
        </Button>
      )}
      {!canStop && count > 0 && !hasMore && (
        <Button onClick={list.showNewcomers} isPending={work !== null} pendingLabel={loadedWords.checking}>
          <RotateCw aria-hidden className="size-4" />
          {loadedWords.check}
        </Button>
      )}
    </div>
  )
}

/** Ignores the second click of a double click: by then another button may be in that place. */
function firstClick(act: () => void) {
  return ({ detail }: MouseEvent) => {
    if (detail < 2) act()
  }
}

function loadedLine(
  { count, hasMore, hasNoNews, work, error, loadedAt, isStuck, mayMissSome }: ListState,
  isBrowser: boolean,
): string {
  if (isStuck) return loadedWords.stuck({ count })
  if (mayMissSome && !work) return loadedWords.unordered({ count })
  if (!hasMore && !work) {
    const time = isBrowser && loadedAt ? timeOfDay(new Date(loadedAt)) : null
    const whole = time === null ? loadedWords.whole({ count }) : loadedWords.wholeAt({ count, time })
    return hasNoNews ? `${whole} · ${loadedWords.noNews}` : whole
  }
  if (work) return loadedWords.loadingMore({ count })
  return error ? loadedWords.broken({ count }) : loadedWords.moreBelow({ count })
}

function slowLine({ isInSmallerPages }: ListState): string {
  return isInSmallerPages ? loadedWords.smallerPages : loadedWords.slow
}

type AllLineProps = { state: ListState; since: number; isSlow: boolean }

/** "12,350 loaded · 29 s". The partner gives no total (spec 4.1), so the remaining time is unknown. */
function AllLine({ state, since, isSlow }: AllLineProps) {
  const retry = useRetry(applicantsRetries)
  const seconds = useElapsed(since)
  const parts = [loadedWords.loaded({ count: state.count })]
  if (retry) parts.push(loadedWords.retrying({ reason: retry.failure.short }))
  else if (isSlow) parts.push(slowLine(state))
  parts.push(elapsedInWords(seconds))
  return <AnnouncedLine line={parts.join(' · ')} everyMs={5_000} />
}

function elapsedInWords(seconds: number): string {
  if (seconds < 60) return loadedWords.seconds({ seconds })
  return loadedWords.minutes({ minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
}
